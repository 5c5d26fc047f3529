import { defineCollection } from '@steps/platform/src/core/store/collection';
import { aiResultSchema } from './aiResultSchema';
import { asItsTrailSays } from './trailRules';

export type {
  AiResult,
  AiResultEvent,
  AiResultInput,
  AiResultStatus,
  AiRisk,
  ToolEvidence,
} from './aiResultSchema';

/** The review ledger of the open client. Whatever is read back is approved only if its trail ends with a person's approval. */
export const aiResults = defineCollection({
  name: 'aiResults',
  module: 'human-loop',
  everyoneReads: true,
  // Everyone may ask, remark and ask again; a decision is for those who approve, in reviews or where it belongs.
  needs: (before, after) =>
    before &&
    (after?.status !== before.status || after.reading?.at !== before.reading?.at) &&
    (after?.replacedById === undefined || before.replacedById !== undefined)
      ? { modules: ['human-loop', before.module], action: 'approve' }
      : undefined,
  schema: aiResultSchema,
  version: 1,
  // Status, content and trail of one decision must not be mixed with those of another.
  indivisible: true,
  settled: asItsTrailSays,
});
