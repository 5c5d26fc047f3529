import { proxy, useSnapshot } from 'valtio';

/** What was asked of AI for a block, and the entry of the ledger that came of it. */
interface Writing {
  readonly brief: string;
  readonly resultId?: string;
}

/** By block; it goes with the open document. The entries themselves stay in the review. */
const writings = proxy<Record<string, Writing>>({});

const none: Writing = { brief: '' };

export const useWriting = (blockId: string): Writing => useSnapshot(writings)[blockId] ?? none;

export function keepWriting(blockId: string, patch: Partial<Writing>): void {
  writings[blockId] = { ...(writings[blockId] ?? none), ...patch };
}

/** Leaving the builder forgets what was asked for. */
export function clearWritings(): void {
  for (const id of Object.keys(writings)) delete writings[id];
}
