import { freeName } from '@steps/platform';
import { analysisPhases } from '../tasks/analysisPhases';
import type { AnalysisSession, PhaseWork, SessionSetup } from './session';

/** The state of a phase (spec 1, section 4). */
export type PhaseStatus = 'completed' | 'active' | 'pending';

/** Phases below the current one are completed, the current one is active, later ones are pending; the ninth, once reached, is completed. */
export function phaseStatus(phase: number, currentPhase: number): PhaseStatus {
  if (phase < currentPhase || (phase === analysisPhases && currentPhase === analysisPhases)) return 'completed';
  return phase === currentPhase ? 'active' : 'pending';
}

/** Phase / 9 × 100, rounded. */
export const progressPercent = (currentPhase: number): number => Math.round((currentPhase / analysisPhases) * 100);

/** The phase after this one; nothing beyond the ninth. */
export const nextPhase = (currentPhase: number): number | undefined =>
  currentPhase < analysisPhases ? currentPhase + 1 : undefined;

/** Whether all that an analysis needs is filled in; the questions may be left out. */
export const isComplete = ({ businessContext, industry, selectedFramework }: SessionSetup): boolean =>
  [businessContext, industry, selectedFramework].every((text) => text.trim() !== '');

/** What Reset Form leaves. */
export const emptySetup: SessionSetup = {
  businessContext: '',
  industry: '',
  strategicQuestions: '',
  selectedFramework: '',
};

const untouched: PhaseWork = { notes: '', leftOut: [] };

/** What was decided about a phase so far. */
export const workOn = (session: Pick<AnalysisSession, 'phases'>, phase: number): PhaseWork =>
  session.phases[phase] ?? untouched;

/** "Analysis, Nov 2026", with a number when there is one already. */
export const freeSessionName = (wanted: string, taken: readonly string[]): string =>
  freeName(wanted, taken, (count) => `${wanted} (${count})`);
