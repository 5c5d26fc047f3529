import type { LazyPart, RemoteDefinition, RemoteEntry } from '@steps/shared';
import { RemoteError } from '@steps/shared';
import { ErrorBoundary } from '@steps/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadRemote } from './loadRemote';
import { RemoteFailure } from './RemoteFailure';

type Pick<Props> = (remote: RemoteDefinition) => LazyPart<Props> | undefined;

type Loading<Props> =
  | { status: 'loading' }
  | { status: 'ready'; Part: ComponentType<Props> }
  | { status: 'failed'; error: RemoteError };

/** Parts that have been shown before show again at once. Keyed by remote and part. */
const known = new Map<string, ComponentType<never>>();

function asRemoteError(entry: RemoteEntry, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fault = /chunk/i.test(message) ? 'unreachable' : 'threw-on-load';
  return new RemoteError(entry.title, fault, message, { cause: error });
}

/** Loads one part of a remote. `part` names it, for the memory of parts and for messages. */
function useRemotePart<Props>(entry: RemoteEntry, part: string, pick: Pick<Props>, attempt: number): Loading<Props> {
  const key = `${entry.name} ${part}`;
  // The map holds what `pick` of the same key returned, so the props agree.
  const seen = known.get(key) as ComponentType<Props> | undefined;
  const [state, setState] = useState<{ key: string; attempt: number; result: Loading<Props> }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is a new function on every render; `key` stands for it.
  useEffect(() => {
    if (seen) return;
    let current = true;
    const set = (result: Loading<Props>) => current && setState({ key, attempt, result });
    loadRemote(entry)
      .then((remote) => {
        const lazy = pick(remote);
        if (!lazy) throw new RemoteError(entry.title, 'missing-part', `It does not offer "${part}".`);
        return lazy();
      })
      .then((Part) => {
        known.set(key, Part as ComponentType<never>);
        set({ status: 'ready', Part });
      })
      .catch((error: unknown) => {
        console.error(`${entry.title} could not show "${part}".`, error);
        set({ status: 'failed', error: asRemoteError(entry, error) });
      });
    return () => {
      current = false;
    };
  }, [entry, key, attempt, seen]);

  if (seen) return { status: 'ready', Part: seen };
  return state?.key === key && state.attempt === attempt ? state.result : { status: 'loading' };
}

interface RemotePartProps<Props> {
  readonly entry: RemoteEntry;
  /** What is asked for, e.g. "module crm" or "widget next-steps". */
  readonly part: string;
  readonly pick: Pick<Props>;
  readonly props: Props;
  readonly skeleton: ReactNode;
}

/** Shows one part of a remote; its failures, while loading or rendering, stay inside this box and offer Retry. */
export function RemotePart<Props extends object>({ entry, part, pick, props, skeleton }: RemotePartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const loading = useRemotePart(entry, part, pick, attempt);
  const retry = () => setAttempt((count) => count + 1);

  if (loading.status === 'loading') return skeleton;
  if (loading.status === 'failed') return <RemoteFailure error={loading.error} onRetry={retry} />;
  const { Part } = loading;
  return (
    <ErrorBoundary
      key={`${entry.name} ${part} ${attempt}`}
      onError={(error) => console.error(`${entry.title} failed while showing "${part}".`, error)}
      fallback={(error, reset) => (
        <RemoteFailure
          error={
            new RemoteError(entry.title, 'threw-on-render', error instanceof Error ? error.message : String(error))
          }
          onRetry={() => {
            reset();
            retry();
          }}
        />
      )}
    >
      <Part {...props} />
    </ErrorBoundary>
  );
}
