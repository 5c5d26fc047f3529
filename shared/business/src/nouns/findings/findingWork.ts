import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What an approved finding of an analysis can become. */
const workKinds = ['task', 'deal-action', 'content-brief', 'campaign-idea', 'brand-rule'] as const;

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
  /** The note about it in the timeline of a deal. */
  noteId: v.optional(v.string()),
  /** The page that shows the finding; links of earlier versions have none. */
  from: v.optional(v.object({ title: v.string(), href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) })),
  createdAt: v.string(),
});

/** The link between a finding and the work that was made of it, read from both ends. */
export type FindingWork = Readonly<v.InferOutput<typeof schema>>;

/** The links of the open client. */
export const findingWork = defineCollection({
  name: 'findingWork',
  module: ['strategy', 'marketing', 'sales', 'crm'],
  schema,
  version: 1,
});
