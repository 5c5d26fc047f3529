import { useLoadState } from '@steps/platform';
import { ErrorState, PageSkeleton } from '@steps/platform/ui';
import type { ReactNode } from 'react';

/** A page once the records of the client are read; what was made must not look lost meanwhile. */
export function Loaded({ children }: { readonly children: ReactNode }) {
  const load = useLoadState();
  if (load.state === 'failed') return <ErrorState title="Your content could not be read" detail={load.message} />;
  if (load.state === 'loading') return <PageSkeleton />;
  return children;
}
