import type { RemoteError, RemoteFault } from '@steps/platform/host';
import { ErrorState } from '@steps/platform/ui';

/** What helps, where trying again is not the first thing to do. */
const next: Partial<Record<RemoteFault, string>> = {
  incompatible: 'Reload the page to get the newest Steps.',
  refused: 'Tell the people who run this site.',
  'bad-entry': 'Tell the people who run this site.',
  disabled: 'Ask the people who run this site when it comes back.',
};

/** What the user sees in place of a remote's part: which remote, why, what is safe, and Retry. */
export function RemoteFailure({ error, onRetry }: { readonly error: RemoteError; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={`${error.remote} is not available`}
      safe={`${error.explanation} The rest of Steps keeps working, and nothing you have entered is lost.`}
      next={next[error.fault] ?? 'Try again in a moment.'}
      detail={error.detail}
      onRetry={onRetry}
    />
  );
}
