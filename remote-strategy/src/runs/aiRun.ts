import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

const stepSchema = v.object({
  /** As in the definition of its kind. */
  id: v.string(),
  title: v.string(),
  state: v.picklist(['waiting', 'running', 'done', 'failed']),
  /** Its entry in the ledger, once it is done. */
  resultId: v.optional(v.string()),
  /** Why it failed, as a sentence for the screen. */
  problem: v.optional(v.string()),
  /** How often it was begun. */
  tries: v.number(),
  endedAt: v.optional(v.string()),
});
export type AiRunStep = Readonly<v.InferOutput<typeof stepSchema>>;

/** Work of AI in several steps, as it is stored: a reload, a crash or a failed step loses nothing that was done. */
const runSchema = v.object({
  id: v.string(),
  /** Names its definition: `strategy-analysis`. */
  kind: v.string(),
  title: v.string(),
  /** What it was started with; read by the schema of its definition. */
  input: v.unknown(),
  /** What the person wants of it. Apart from `steps`, which only the tab that works writes. */
  wanted: v.picklist(['run', 'pause', 'cancel']),
  steps: v.array(stepSchema),
  /** Which tab works on it, where the browser knows no locks. */
  lease: v.optional(v.object({ tab: v.string(), until: v.number() })),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type AiRun = Readonly<v.InferOutput<typeof runSchema>>;

/** The runs of the open client. Their results are in the ledger, so no words of AI get past it through here. */
export const aiRuns = defineCollection({
  name: 'aiRuns',
  module: 'everyone',
  schema: runSchema,
  version: 1,
  unrecorded: true,
});
