import type { RemoteError } from '@steps/shared';
import { ErrorState } from '@steps/shared/ui';

/** What the user sees in place of a remote's part: which remote, why, what is safe, and Retry. */
export function RemoteFailure({ error, onRetry }: { readonly error: RemoteError; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={`${error.remote} is not available`}
      what={error.explanation}
      detail={error.detail}
      safe="The rest of Steps goes on working, and nothing you have entered is lost."
      onRetry={onRetry}
    />
  );
}
