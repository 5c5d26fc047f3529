import type { RemoteEntry } from '@steps/platform';
import { type LazyPart, type RemoteDefinition, RemoteError } from '@steps/platform/host';
import type { ComponentType } from 'react';
import { loadRemote } from './loadRemote';
import { asRemoteError } from './remoteFault';
import { reportFailure } from './reportFailure';

/** Chooses a part of a remote's definition. */
export type PickPart<Props> = (remote: RemoteDefinition) => LazyPart<Props> | undefined;

/** Parts that have been loaded before show again at once. Keyed by remote and part. */
const known = new Map<string, ComponentType<never>>();

const keyOf = (entry: RemoteEntry, part: string) => `${entry.name} ${part}`;

/** A part that has been loaded already. */
export function knownPart<Props>(entry: RemoteEntry, part: string): ComponentType<Props> | undefined {
  // The map holds what `pick` of the same key returned, so the props agree.
  return known.get(keyOf(entry, part)) as ComponentType<Props> | undefined;
}

/**
 * Loads one part of a remote. `part` names it, for the memory of parts and for messages. Rejects with a `RemoteError`;
 * `missing-part` when the remote does not offer it.
 */
export async function loadPart<Props>(
  entry: RemoteEntry,
  part: string,
  pick: PickPart<Props>,
): Promise<ComponentType<Props>> {
  const seen = knownPart<Props>(entry, part);
  if (seen) return seen;
  try {
    const lazy = pick(await loadRemote(entry));
    if (!lazy) throw new RemoteError(entry.title, 'missing-part', `It does not offer "${part}".`);
    const Part = await lazy();
    known.set(keyOf(entry, part), Part as ComponentType<never>);
    return Part;
  } catch (error) {
    const failed = asRemoteError(entry, error, 'threw-on-load');
    reportFailure(entry, failed.fault);
    throw failed;
  }
}
