import { useLoadState } from '@steps/platform';
import { ErrorState } from '@steps/platform/ui';
import { ContentStudio } from '../content/ContentStudio';

/** The module content: `tab=library` or `brand`, the calendar’s `view=` and `day=`, the open piece `piece=`. */
export function ContentStudioPage() {
  const load = useLoadState();
  // While records are read it shows what it kept of its last opening.
  if (load.state === 'failed') return <ErrorState title="Your content could not be read" detail={load.message} />;
  return <ContentStudio />;
}
