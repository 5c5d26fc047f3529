import type { RemoteEntry } from '@steps/platform';
import { ErrorBoundary, type RemoteError, type RemoteFault } from '@steps/platform/host';
import { ErrorState } from '@steps/platform/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { asRemoteError } from './remoteFault';
import { knownPart, loadPart, type PickPart } from './remoteParts';
import { loadRemotesList } from './remotesList';
import { reportFailure } from './reportFailure';

type Loading<Props> =
  | { status: 'loading' }
  | { status: 'ready'; Part: ComponentType<Props> }
  | { status: 'failed'; error: RemoteError };

function useRemotePart<Props>(
  entry: RemoteEntry,
  part: string,
  pick: PickPart<Props>,
  attempt: number,
): Loading<Props> {
  const key = `${entry.name} ${part} ${attempt}`;
  const seen = knownPart<Props>(entry, part);
  const [state, setState] = useState<{ key: string; result: Loading<Props> }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is a new function on every render; `key` stands for it.
  useEffect(() => {
    if (seen) return;
    let current = true;
    const set = (result: Loading<Props>) => current && setState({ key, result });
    loadPart(entry, part, pick)
      .then((Part) => set({ status: 'ready', Part }))
      .catch((error: RemoteError) => {
        if (error.fault !== 'missing-part') console.error(`${entry.title} could not show "${part}".`, error);
        set({ status: 'failed', error });
      });
    return () => {
      current = false;
    };
  }, [entry, key, seen]);

  if (seen) return { status: 'ready', Part: seen };
  return state?.key === key ? state.result : { status: 'loading' };
}

interface RemotePartProps<Props> {
  readonly entry: RemoteEntry;
  /** What is asked for, e.g. "module crm" or "widget next-steps". */
  readonly part: string;
  readonly pick: PickPart<Props>;
  readonly props: Props;
  readonly skeleton: ReactNode;
  /** Shown when the remote works but does not offer the part. */
  readonly missing?: ReactNode;
  /** What a failure is shown in, where the part draws that itself: the page that it fills, a card. */
  readonly within?: (failure: ReactNode) => ReactNode;
  /** Address of that page: who goes to another one within it, leaves a fault behind. */
  readonly address?: string;
}

/** Shows one part of a remote; its failures, while loading or rendering, stay inside this box and offer Retry. */
export function RemotePart<Props extends object>(props: RemotePartProps<Props>) {
  const { entry, part, pick, skeleton, missing, within = (box) => box, address } = props;
  const [attempt, setAttempt] = useState(0);
  const loading = useRemotePart(entry, part, pick, attempt);
  // A page fetches parts of its own while it is shown: the server may have gone by then.
  const shownError = (error: Error) => asRemoteError(entry, error, 'threw-on-render');
  // A wrong entry of the list is mended by another list alone.
  const retry = () => (entry.problem ? void loadRemotesList() : setAttempt((count) => count + 1));
  const failure = (error: RemoteError, reset = () => {}) => {
    const onRetry = () => {
      reset();
      retry();
    };
    return within(<RemoteFailure error={error} onRetry={onRetry} />);
  };

  if (loading.status === 'loading') return skeleton;
  if (loading.status === 'failed') {
    if (missing !== undefined && loading.error.fault === 'missing-part') return missing;
    return failure(loading.error);
  }
  const { Part } = loading;
  return (
    <ErrorBoundary
      key={`${entry.name} ${part} ${attempt}`}
      resetKey={address}
      onError={(error) => {
        console.error(`${entry.title} failed while showing "${part}".`, error);
        reportFailure(entry, shownError(error).fault);
      }}
      fallback={(error, reset) => failure(shownError(error), reset)}
    >
      <Part {...props.props} />
    </ErrorBoundary>
  );
}

/** What helps, where trying again is not the first thing to do. */
const next: Partial<Record<RemoteFault, string>> = {
  incompatible: 'Reload the page to get the newest Steps.',
  refused: 'Tell the people who run this site.',
  'bad-entry': 'Tell the people who run this site.',
  disabled: 'Ask the people who run this site when it comes back.',
};

/** What the user sees in place of a remote's part: which remote, why, what is safe, and Retry. */
function RemoteFailure({ error, onRetry }: { readonly error: RemoteError; readonly onRetry: () => void }) {
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
