import { defineCollection, RecordIndex } from '@steps/shared';
import * as v from 'valibot';

/** What an approved finding can become. */
export const workKinds = ['task', 'deal-action', 'content-brief', 'campaign-idea', 'brand-rule'] as const;
export type WorkKind = (typeof workKinds)[number];

const schema = v.object({
  id: v.string(),
  /** The ledger entry the finding stands in. */
  resultId: v.string(),
  /** The finding as it was approved. */
  finding: v.string(),
  kind: v.picklist(workKinds),
  /** The record that came of it. */
  target: v.object({ collection: v.string(), id: v.string() }),
  createdAt: v.string(),
});

/** Which work came of which finding. */
export type FindingWork = Readonly<v.InferOutput<typeof schema>>;

/** What came of findings, of the open client. */
export const findingWork = defineCollection({ name: 'findingWork', schema, version: 1 });
/** What came of the findings of a result. */
export const workByResult = new RecordIndex(findingWork, ({ resultId }) => resultId);
