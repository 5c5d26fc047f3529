import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** How results of one kind are queued; the id is the kind. A person reviews each, whatever a rule says. */
const reviewRuleSchema = v.object({
  id: v.string(),
  /** Results are recorded with this risk at least. */
  risk: v.picklist(['low', 'medium', 'high']),
  /** Results go to the head of the queue. */
  first: v.boolean(),
  /** Results go to the end of the queue, and none is approved before a person has released it. */
  holdBack: v.optional(v.boolean(), false),
  /** Two people approve each result. */
  secondReader: v.optional(v.boolean(), false),
});

export type ReviewRule = Readonly<v.InferOutput<typeof reviewRuleSchema>>;

/** Review rules of the open client. */
export const reviewRules = defineCollection({
  name: 'reviewRules',
  module: 'human-loop',
  everyoneReads: true,
  schema: reviewRuleSchema,
  version: 2,
  // Before, a rule could let drafts below a risk through. None does any more, so nothing of it is kept.
  migrations: { 1: ({ id }) => ({ id, risk: 'low', first: false }) },
});

/** Id of the rule for all results of high risk, of whatever kind, beside those of the kinds. */
export const highRiskRule = 'high-risk';
