import * as v from 'valibot';
import { cutReason } from '../cutReason';

const entry = { at: v.string(), actor: v.string() };

/** One look-up or proposal that AI made on the way, as JSON; `cut` when it was too long to keep whole. */
const toolEvidence = v.object({
  tool: v.string(),
  input: v.string(),
  result: v.string(),
  cut: v.boolean(),
  failed: v.boolean(),
  at: v.string(),
});
export type ToolEvidence = Readonly<v.InferOutput<typeof toolEvidence>>;

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
  /** The same output with the fields of its task (hashtags, reach), as JSON; the task's schema reads it. */
  data: v.optional(v.unknown()),
  /** Why the model's answer ended before its end. */
  cut: v.optional(cutReason),
  /** What its tools were asked and found, in order. */
  evidence: v.optional(v.array(toolEvidence)),
  /** The step of a run of several steps that made it. */
  run: v.optional(v.object({ id: v.string(), step: v.string() })),
  status: v.picklist(['pending', 'approved', 'modified', 'rejected']),
  rating: v.optional(v.picklist(['approve', 'modify', 'reject'])),
  /** Who approved it. `rule` is in entries of earlier versions only, and those wait again. */
  approvedBy: v.optional(v.picklist(['person', 'rule'])),
  comments: v.array(v.object({ ...entry, text: v.string() })),
  /** The text as the reviewer changed it; only when modified. */
  editedText: v.optional(v.string()),
  /** `data` as the reviewer changed it, in the shape of its task; only when modified, and when the task can read it back. */
  editedData: v.optional(v.unknown()),
  /** Why it was rejected. */
  reason: v.string(),
  /** A review rule puts results of its kind first in the queue. */
  first: v.optional(v.boolean()),
  /** A review rule holds it back: somebody releases it before it can be approved. */
  held: v.optional(v.boolean()),
  /** A review rule asks for a second reader. */
  needsSecond: v.optional(v.boolean()),
  /** Name of the person who is asked to read it; anybody may. */
  assignee: v.optional(v.string()),
  /** What the first of two readers approved, with the text as that person changed it; only until the second has decided. */
  reading: v.optional(
    v.object({
      ...entry,
      /** Id of the device, where several share the business: it has signed it. */
      device: v.optional(v.string()),
      text: v.optional(v.string()),
      data: v.optional(v.unknown()),
    }),
  ),
  /** How much a mistake would cost; for sorting the queue. A review rule may have raised it. */
  risk: v.picklist(['low', 'medium', 'high']),
  /** 0 to 100, with how it was computed in `scoreReason`. */
  score: v.optional(v.number()),
  scoreReason: v.string(),
  /** The entry this one replaces (regenerated), and what the reviewer asked to be different. */
  replacesId: v.optional(v.string()),
  feedback: v.optional(v.string()),
  /** The newer entry that was asked for in place of this one. */
  replacedById: v.optional(v.string()),
  /** The record it is about; with `field`, the approved text can be written there. */
  about: v.optional(v.object({ collection: v.string(), id: v.string(), field: v.optional(v.string()) })),
  createdAt: v.string(),
  updatedAt: v.string(),
  decidedAt: v.optional(v.string()),
  /** When what it proposed was last written to records; absent again when that was undone. */
  appliedAt: v.optional(v.string()),
  /** Everything that happened to it, oldest first; never shortened. A change of the text keeps both texts. */
  history: v.array(
    v.object({
      ...entry,
      /** On which of the devices that share the business. */
      device: v.optional(v.string()),
      action: v.string(),
      note: v.string(),
      before: v.optional(v.string()),
      after: v.optional(v.string()),
      /** The changed result in the shape of its task, as it was approved. */
      data: v.optional(v.unknown()),
    }),
  ),
});

export type AiResult = Readonly<v.InferOutput<typeof aiResultSchema>>;
export type AiResultStatus = AiResult['status'];
export type AiRisk = AiResult['risk'];
/** One line of an entry's trail. */
export type AiResultEvent = AiResult['history'][number];
/** What a new entry needs. */
export type AiResultInput = Pick<AiResult, 'kind' | 'module' | 'engine' | 'model' | 'prompt' | 'output'> &
  Partial<
    Pick<
      AiResult,
      | 'title'
      | 'inputs'
      | 'data'
      | 'risk'
      | 'score'
      | 'scoreReason'
      | 'replacesId'
      | 'feedback'
      | 'about'
      | 'evidence'
      | 'cut'
      | 'run'
    >
  >;
