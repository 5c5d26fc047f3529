import * as v from 'valibot';

/** Where a source comes from; sources of two kinds back a claim better than two of one. */
export const sourceKinds = {
  records: 'Your records',
  answers: 'Questionnaire',
  analysis: 'Approved analysis',
  website: 'Website',
  publication: 'Publication',
  conversation: 'Conversation',
  survey: 'Survey',
} as const;
export type SourceKind = keyof typeof sourceKinds;

/** Kinds of source that a person adds; the others are found in the workspace. */
export const ownKinds = ['website', 'publication', 'conversation', 'survey'] as const satisfies readonly SourceKind[];

/** A source as a result was told it. */
export const sourceSchema = v.object({
  /** Stable, so that a later figure is compared with this one. */
  id: v.string(),
  kind: v.picklist(Object.keys(sourceKinds) as SourceKind[]),
  title: v.string(),
  /** What it says, in a sentence. */
  says: v.string(),
  /** The day it was counted, said or published: `2026-11-03`. */
  day: v.string(),
  /** A page of the workspace, or an address that a person typed. */
  address: v.optional(v.string()),
});
export type Source = Readonly<v.InferOutput<typeof sourceSchema>>;
