import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** What a person decided and wrote about one phase. */
const phaseWorkSchema = v.object({
  /** For the report's appendix and for later phases. */
  notes: v.string(),
  /** Evidence that the next run is not told. */
  leftOut: v.array(v.string()),
  /** The instruction as the person changed it; the phase's own when absent. */
  prompt: v.optional(v.string()),
  /** Ledger entries that came with the session: it was duplicated or read from a file. */
  results: v.optional(v.array(v.string())),
});
export type PhaseWork = Readonly<v.InferOutput<typeof phaseWorkSchema>>;

/** What the setup asks and how far the analysis is (spec 1, section 3, "Analysis session"). */
export const sessionFields = {
  currentPhase: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  businessContext: v.string(),
  industry: v.string(),
  strategicQuestions: v.string(),
  selectedFramework: v.string(),
  /** Titles. */
  savedPrompts: v.array(v.string()),
};

const sessionSchema = v.object({
  ...sessionFields,
  id: v.string(),
  /** "Autumn review 2026". */
  name: v.string(),
  /** By the number of the phase. */
  phases: v.record(v.string(), phaseWorkSchema),
  /** Runs of all phases, oldest first. */
  runs: v.array(v.string()),
  archivedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type AnalysisSession = Readonly<v.InferOutput<typeof sessionSchema>>;
/** What the setup asks. */
export type SessionSetup = Pick<
  AnalysisSession,
  'businessContext' | 'industry' | 'strategicQuestions' | 'selectedFramework'
>;

/** The analysis sessions of the open client. What is typed here is a person's; results are in the ledger. */
export const analysisSessions = defineCollection({
  name: 'analysisSessions',
  module: 'strategy',
  schema: sessionSchema,
  version: 1,
  unrecorded: true,
});
