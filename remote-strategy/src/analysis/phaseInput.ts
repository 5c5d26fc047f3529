import { activeClient } from '@steps/business';
import { type Evidence, factOf } from './evidence';
import { phaseOf } from './phases';
import { businessValues, filled } from './promptRules';
import type { AnalysisSession } from './session';
import { workOn } from './sessionRules';

/** The instruction of a phase as it is sent: the person's own words or the phase's, with the business filled in. */
export const instructionOf = (session: AnalysisSession, phase: number): string =>
  filled(workOn(session, phase).prompt ?? phaseOf(phase).prompt, businessValues(activeClient(), session.industry));

/** What the task of a phase is given. */
export const phaseInput = (session: AnalysisSession, phase: number, evidence: readonly Evidence[]) => ({
  phase,
  title: phaseOf(phase).title,
  framework: session.selectedFramework,
  businessContext: session.businessContext,
  questions: session.strategicQuestions,
  instruction: instructionOf(session, phase),
  facts: evidence.map(factOf),
});
