import { defineCollection } from '@steps/platform/src/core/store/collection';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';

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

/** The stage of that id; a stage that no longer exists shows as itself, open, with no chance. */
export function stageOf(id: string, stages: readonly DealStage[] = dealStages): DealStage {
  return stages.find((stage) => stage.id === id) ?? { id, label: id, probability: 0, kind: 'open' };
}

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

const stageSchema = v.object({
  id: v.string(),
  label: v.string(),
  /** Chance in percent, 0 to 100. */
  probability: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  kind: v.picklist(['open', 'won', 'lost']),
});

/** How the client sells: one record, made with the first change. */
export const pipelineSchema = v.object({
  id: v.string(),
  /** In order: the open stages, then exactly one won and one lost. */
  stages: v.array(stageSchema),
  /** Offered when a deal is lost, in order. */
  lostReasons: v.array(v.string()),
});

export type Pipeline = Readonly<v.InferOutput<typeof pipelineSchema>>;

/** Stages and lost reasons of the open client. */
export const pipelines = defineCollection({
  name: 'pipelines',
  module: 'sales',
  everyoneReads: true,
  schema: pipelineSchema,
  version: 1,
  loadFirst: 1,
});

/** Id of the one record. */
export const pipelineId = 'pipeline';
/** What a client has before anything was changed. */
export const startPipeline: Pipeline = { id: pipelineId, stages: [...dealStages], lostReasons: [...lostReasons] };

/** Stages and lost reasons of the open client, now. */
export const currentPipeline = (): Pipeline => pipelines.get(pipelineId) ?? startPipeline;
/** Stages and lost reasons of the client, in render. */
export const usePipeline = (): Pipeline => useRecord(pipelines, pipelineId) ?? startPipeline;
