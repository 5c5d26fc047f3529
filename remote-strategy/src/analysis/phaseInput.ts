import { activeClient } from '@steps/business';
import * as v from 'valibot';
import { knownFact } from '../tasks/knownFacts';
import { type Evidence, factOf } from './evidence';
import { phaseOf } from './phases';
import { businessValues, filled } from './promptRules';
import type { AnalysisSession } from './session';
import { workOn } from './sessionRules';

/** The instruction of a phase as it is sent: the person's own words or the phase's, with the business filled in. */
export const instructionOf = (session: AnalysisSession, phase: number): string =>
  filled(workOn(session, phase).prompt ?? phaseOf(phase).prompt, businessValues(activeClient(), session.industry));

/** What the task of a phase is given, as a run keeps it. */
export const phaseInputSchema = v.object({
  phase: v.number(),
  title: v.string(),
  framework: v.string(),
  businessContext: v.string(),
  questions: v.string(),
  instruction: v.string(),
  facts: v.array(v.string()),
  known: v.optional(v.array(knownFact), () => []),
});

/** Evidence as a phase is told it: a line each, and beside it what is known of the line. */
export const toldOf = (evidence: readonly Evidence[]) => ({
  facts: evidence.map(factOf),
  known: evidence.map((one) => v.parse(knownFact, one)),
});

/** What the task of a phase is given. */
export const phaseInput = (
  session: AnalysisSession,
  phase: number,
  evidence: readonly Evidence[],
): v.InferOutput<typeof phaseInputSchema> => ({
  phase,
  title: phaseOf(phase).title,
  framework: session.selectedFramework,
  businessContext: session.businessContext,
  questions: session.strategicQuestions,
  instruction: instructionOf(session, phase),
  ...toldOf(evidence),
});
