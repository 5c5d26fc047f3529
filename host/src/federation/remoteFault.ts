import type { RemoteEntry } from '@steps/platform';
import { RemoteError } from '@steps/platform/host';

/** How bundlers mark the error of a script or a style sheet that did not arrive; its message differs between them. */
const missing: readonly unknown[] = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'];

/** Whether a file of a program did not arrive, also where somebody wrapped what the loader threw. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  (missing.includes(error.name) || missing.includes(Reflect.get(error, 'code')) || isMissingFile(error.cause));

/** Why a remote's part is not on the screen. `otherwise`: what it was doing, where its files had come. */
export function asRemoteError(
  { title }: RemoteEntry,
  error: unknown,
  otherwise: 'threw-on-load' | 'threw-on-render',
): RemoteError {
  if (error instanceof RemoteError) return error;
  const failed = error instanceof Error ? error : new Error(String(error));
  return new RemoteError(
    title,
    isMissingFile(failed) ? 'unreachable' : otherwise,
    `${failed.name}: ${failed.message}`,
    {
      cause: error,
    },
  );
}
