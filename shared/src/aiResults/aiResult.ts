import * as v from 'valibot';
import { defineCollection } from '../store/collection';

const entry = { at: v.string(), actor: v.string() };

/** One entry of the review ledger (architecture.md, section 6). Times are UTC, ISO 8601. */
export const aiResultSchema = v.object({
  id: v.string(),
  /** Kind of task: `subject-line`, `ticket-reply`, `analysis-phase` … */
  kind: v.string(),
  /** Module it was asked for in: `marketing`, `strategy` … */
  module: v.string(),
  /** Short name for lists, in the user's words. */
  title: v.string(),
  engine: v.string(),
  model: v.string(),
  prompt: v.string(),
  inputs: v.record(v.string(), v.unknown()),
  output: v.string(),
  status: v.picklist(['pending', 'approved', 'modified', 'rejected']),
  rating: v.optional(v.picklist(['approve', 'modify', 'reject'])),
  comments: v.array(v.object({ ...entry, text: v.string() })),
  /** The text as the reviewer changed it; only when modified. */
  editedText: v.optional(v.string()),
  /** Why it was rejected. */
  reason: v.string(),
  /** How much a mistake would cost; for sorting the queue. */
  risk: v.picklist(['low', 'medium', 'high']),
  /** 0 to 100, with how it was computed in `scoreReason`. */
  score: v.optional(v.number()),
  scoreReason: v.string(),
  /** The entry this one replaces (regenerated). */
  replacesId: v.optional(v.string()),
  /** The record it is about. */
  about: v.optional(v.object({ collection: v.string(), id: v.string() })),
  createdAt: v.string(),
  updatedAt: v.string(),
  decidedAt: v.optional(v.string()),
  /** Everything that happened to it, oldest first; never shortened. */
  history: v.array(v.object({ ...entry, action: v.string(), note: v.string() })),
});

export type AiResult = Readonly<v.InferOutput<typeof aiResultSchema>>;
export type AiResultStatus = AiResult['status'];
/** What a new entry needs. */
export type AiResultInput = Pick<AiResult, 'kind' | 'module' | 'engine' | 'model' | 'prompt' | 'output'> &
  Partial<Pick<AiResult, 'title' | 'inputs' | 'risk' | 'score' | 'scoreReason' | 'replacesId' | 'about'>>;

/** The review ledger of the open client. */
export const aiResults = defineCollection({ name: 'aiResults', schema: aiResultSchema, version: 1 });
