import * as v from 'valibot';
import { defineCollection } from '../../core/store/collection';

/** How results of one kind are reviewed; the id is the kind. */
const reviewRuleSchema = v.object({
  id: v.string(),
  /** `always`: a person looks at each. `below`: drafts of less than `risk` are let through by themselves. */
  mode: v.picklist(['always', 'below']),
  risk: v.picklist(['low', 'medium', 'high']),
});

export type ReviewRule = Readonly<v.InferOutput<typeof reviewRuleSchema>>;

/** Review rules of the open client; a kind without one is always reviewed. */
export const reviewRules = defineCollection({ name: 'reviewRules', schema: reviewRuleSchema, version: 1 });
