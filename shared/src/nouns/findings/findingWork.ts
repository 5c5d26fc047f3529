import * as v from 'valibot';
import { defineCollection } from '../../core/store/collection';
import { RecordIndex } from '../../core/store/recordIndex';

/** What an approved finding of an analysis can become. */
export const workKinds = ['task', 'deal-action', 'content-brief', 'campaign-idea', 'brand-rule'] as const;
export type WorkKind = (typeof workKinds)[number];

const recordSchema = v.object({ collection: v.string(), id: v.string() });
/** A record of the open client. */
export type WorkTarget = Readonly<v.InferOutput<typeof recordSchema>>;

const schema = v.object({
  id: v.string(),
  /** The ledger entry that the finding is part of. */
  resultId: v.string(),
  /** The finding as it was approved. */
  finding: v.string(),
  kind: v.picklist(workKinds),
  /** The record that was made of it. */
  target: recordSchema,
  /** The note that says so in the timeline of a deal. */
  noteId: v.optional(v.string()),
  /** The page that shows the finding; links of earlier versions have none. */
  from: v.optional(v.object({ title: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) })),
  createdAt: v.string(),
});

/** The link between a finding and the work that was made of it, read from both ends. */
export type FindingWork = Readonly<v.InferOutput<typeof schema>>;

/** One text for a record of any collection. */
export const keyOfRecord = ({ collection, id }: WorkTarget): string => `${collection}/${id}`;

/** The links of the open client. */
export const findingWork = defineCollection({
  name: 'findingWork',
  module: ['strategy', 'marketing', 'sales', 'crm'],
  schema,
  version: 1,
});
/** What was made of the findings of a result. */
export const workByResult = new RecordIndex(findingWork, ({ resultId }) => resultId);
/** By the record that was made: `keyOfRecord`. */
export const workByTarget = new RecordIndex(findingWork, ({ target }) => keyOfRecord(target));
/** By the note in the timeline of a deal. */
export const workByNote = new RecordIndex(findingWork, ({ noteId }) => noteId);
