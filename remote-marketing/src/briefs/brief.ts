import { briefs } from '@steps/business/briefs';
import { commit, drop, existing, put, stamp, useRecords } from '@steps/platform';
import { titleOf } from '../pieces/pieceRules';

export type Brief = ReturnType<typeof briefs.all>[number];

/** What a brief is called in lists. */
export const briefTitle = ({ words }: Pick<Brief, 'words'>): string => titleOf(words);

/** Records that a brief was taken to its studio. */
export function beginBrief(id: string): void {
  const brief = existing(briefs, id);
  const at = stamp();
  const begun = { ...brief, begunAt: at, updatedAt: at };
  commit({ label: `Begin ${briefTitle(brief)}`, changes: [put(briefs, begun)] });
}

/** Deletes a brief; undo brings it back. */
export function deleteBrief(id: string): void {
  const brief = existing(briefs, id);
  commit({ label: `Delete the brief ${briefTitle(brief)}`, changes: [drop(briefs, id)] });
}

/** The briefs of the client in the order in which they are wanted: by day, then those without one, the newest first. */
export const inOrder = (all: readonly Brief[]): readonly Brief[] =>
  [...all].sort(
    (one, other) =>
      Number(one.begunAt !== undefined) - Number(other.begunAt !== undefined) ||
      (one.day ?? '9').localeCompare(other.day ?? '9') ||
      other.createdAt.localeCompare(one.createdAt),
  );

/** All briefs, in render. */
export const useBriefs = (): readonly Brief[] => useRecords(briefs);
