import * as v from 'valibot';
import { defineCollection } from '../../core/store/collection';
import { RecordIndex } from '../../core/store/recordIndex';

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
/** What a new deal can be given; a name at least. */
export type DealInput = Partial<Omit<Deal, 'id' | 'createdAt' | 'updatedAt' | 'stageChangedAt' | 'stageHistory'>>;
/** What can be changed; the stage by `moveDeal`. */
export type DealPatch = Omit<DealInput, 'stage' | 'lostReason'>;

/** Deals of the open client. */
export const deals = defineCollection({ name: 'deals', schema: dealSchema, version: 1, restorable: true });
/** Deals by company. */
export const dealsByCompany = new RecordIndex(deals, (deal) => deal.companyId);
/** Deals by contact. */
export const dealsByContact = new RecordIndex(deals, (deal) => deal.contactId);

/** A stage of the pipeline with the chance, in percent, that a deal in it is won. */
export interface DealStage {
  readonly id: string;
  readonly label: string;
  readonly probability: number;
  readonly kind: 'open' | 'won' | 'lost';
}

/** The stages a new client starts with (the specification names none; the shape other CRMs for small firms use). */
export const dealStages: readonly DealStage[] = [
  { id: 'new', label: 'New', probability: 10, kind: 'open' },
  { id: 'qualified', label: 'Qualified', probability: 25, kind: 'open' },
  { id: 'proposal', label: 'Proposal sent', probability: 50, kind: 'open' },
  { id: 'negotiation', label: 'Negotiation', probability: 75, kind: 'open' },
  { id: 'won', label: 'Won', probability: 100, kind: 'won' },
  { id: 'lost', label: 'Lost', probability: 0, kind: 'lost' },
];

/** Offered when a deal is lost. */
export const lostReasons = [
  'Price',
  'Chose a competitor',
  'No budget',
  'Timing',
  'No reply',
  'Not a fit',
  'Other',
] as const;
