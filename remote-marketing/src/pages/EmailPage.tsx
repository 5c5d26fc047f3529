import { useLoadState } from '@steps/shared';
import { ErrorState, PageSkeleton } from '@steps/shared/ui';
import { EmailStudio } from '../email/EmailStudio';

/** /marketing/email: the open piece is `piece=`, the reader of the preview `contact=`. */
export function EmailPage() {
  const load = useLoadState();
  if (load.state === 'failed') return <ErrorState title="Your content could not be read" detail={load.message} />;
  if (load.state === 'loading') return <PageSkeleton />;
  return <EmailStudio />;
}
