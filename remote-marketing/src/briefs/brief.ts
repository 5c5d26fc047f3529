import { commit, defineCollection, drop, existing, newId, put, RuleError, stamp, useRecords } from '@steps/shared';
import * as v from 'valibot';
import { type PieceKind, pieceKinds } from '../pieces/piece';
import { titleOf } from '../pieces/pieceRules';

const briefSchema = v.object({
  id: v.string(),
  kind: v.picklist(pieceKinds),
  /** What it is about, and the facts to keep. */
  words: v.string(),
  /** `YYYY-MM-DD`: the day it is wanted for. */
  day: v.optional(v.string()),
  /** It was taken to its studio. */
  begunAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** Something to be made: noted now, written when there is time. */
export type Brief = Readonly<v.InferOutput<typeof briefSchema>>;

const briefs = defineCollection({ name: 'briefs', schema: briefSchema, version: 1, restorable: true });

/** What a brief is called in lists. */
export const briefTitle = ({ words }: Pick<Brief, 'words'>): string => titleOf(words);

/** Notes a brief. `RuleError` without words. */
export function addBrief({ kind, words, day }: { kind: PieceKind; words: string; day?: string | undefined }): Brief {
  if (!words.trim()) throw new RuleError('Say what it is about.');
  const at = stamp();
  const brief: Brief = {
    id: newId('brief'),
    kind,
    words: words.trim(),
    ...(day ? { day } : {}),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add the brief ${briefTitle(brief)}`, changes: [put(briefs, brief)] });
  return brief;
}

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
