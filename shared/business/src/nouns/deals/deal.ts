import { formatPence } from '@steps/platform/src/core/money';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { timelineFields } from '@steps/platform/src/core/store/timeline';
import * as v from 'valibot';
import { currentStages } from './dealStages';
import { stageOf } from './pipeline';

/** A deal (spec 2, section 3). Times are UTC, ISO 8601; the close date is a calendar day, `2026-11-03`. */
export const dealSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Id of a stage, see `dealStages`. */
  stage: v.string(),
  valuePence: v.pipe(v.number(), v.integer()),
  closeDate: v.optional(v.string()),
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  /** Why it was lost; required for the stage `lost`, empty otherwise. */
  lostReason: v.string(),
  source: v.string(),
  owner: v.string(),
  nextStep: v.string(),
  notes: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  stageChangedAt: v.string(),
  /** Every stage it has been in, oldest first, for conversion and time in stage. */
  stageHistory: v.array(v.object({ stage: v.string(), at: v.string() })),
});

export type Deal = Readonly<v.InferOutput<typeof dealSchema>>;
/** What can be changed; the stage by `movedDeal`. */
export type DealPatch = Partial<
  Omit<Deal, 'id' | 'stage' | 'lostReason' | 'createdAt' | 'updatedAt' | 'stageChangedAt' | 'stageHistory'>
>;

/** Deals of the open client. */
export const deals = defineCollection({
  name: 'deals',
  module: 'sales',
  sensitive: { valuePence: { name: 'value', hidden: 0 }, notes: { name: 'notes', hidden: '' } },
  schema: dealSchema,
  version: 1,
  restorable: true,
  loadFirst: 4,
  // AI proposes the stage; when the deal entered it is known only once a person approves.
  personalFields: ['stageChangedAt'],
  timeline: {
    fields: timelineFields<Deal>(
      dealSchema.entries,
      ['id', 'contactId', 'companyId', 'createdAt', 'updatedAt', 'stageChangedAt', 'stageHistory'],
      {
        stage: { name: 'stage', shown: (id) => stageOf(String(id), currentStages()).label },
        valuePence: { name: 'value', shown: (pence) => formatPence(Number(pence)) },
      },
    ),
    belongsTo: ({ id, contactId, companyId }) => ({
      dealId: id,
      ...(contactId ? { contactId } : {}),
      ...(companyId ? { companyId } : {}),
    }),
  },
});
