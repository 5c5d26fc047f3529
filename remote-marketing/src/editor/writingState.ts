import { proxy, useSnapshot } from 'valtio';

/** By block, the entry of the ledger that AI wrote for it; it goes with the open document. The entries stay in the review. */
const writings = proxy<Record<string, string>>({});

export const useWriting = (blockId: string): string | undefined => useSnapshot(writings)[blockId];

export function keepWriting(blockId: string, resultId: string): void {
  writings[blockId] = resultId;
}

/** Leaving the builder forgets what was written. */
export function clearWritings(): void {
  for (const id of Object.keys(writings)) delete writings[id];
}
