import { type RemoteEntry, RemoteError } from '@steps/shared';

/**
 * Whether a file of a program did not arrive: the bundler's loader says so of scripts and style sheets alike, and the
 * federation runtime hands on its words.
 */
export const isMissingChunk = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' || /\bChunkLoadError\b|^Loading (css )?chunk \S+ failed/i.test(message);

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
    isMissingChunk(failed) ? 'unreachable' : otherwise,
    `${failed.name}: ${failed.message}`,
    {
      cause: error,
    },
  );
}
