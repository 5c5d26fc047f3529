import { commit, defineCollection, drop, put, stamp, useRecord } from '@steps/platform';
import * as v from 'valibot';

const studioDraftSchema = v.object({
  /** The studio: `email`, `social` … */
  id: v.string(),
  /** Choices and brief by their names, as they were typed. */
  brief: v.record(v.string(), v.string()),
  /** The piece that is being worked on. */
  pieceId: v.optional(v.string()),
  updatedAt: v.string(),
});
export type StudioDraft = Readonly<v.InferOutput<typeof studioDraftSchema>>;

/** What is being worked on in each studio: kept like every record, so that a reload or another page loses nothing. */
const studioDrafts = defineCollection({
  name: 'studioDrafts',
  module: 'everyone',
  schema: studioDraftSchema,
  version: 1,
  unrecorded: true,
});

export const studioDraft = (studio: string): StudioDraft | undefined => studioDrafts.get(studio);

/** What is being worked on in a studio, in render. */
export const useStudioDraft = (studio: string): StudioDraft | undefined => useRecord(studioDrafts, studio);

/** Keeps the brief as it is typed. No step of its own: undo belongs to what is recorded. */
export function keepStudioDraft(studio: string, draft: Pick<StudioDraft, 'brief' | 'pieceId'>): void {
  const kept = { id: studio, ...draft, updatedAt: stamp() };
  commit({ label: 'Write a brief', changes: [put(studioDrafts, kept)], undoable: false });
}

/** Empties a studio. What was made there stays in the library. */
export const forgetStudioDraft = (studio: string): void =>
  commit({ label: 'Start again', changes: [drop(studioDrafts, studio)], undoable: false });
