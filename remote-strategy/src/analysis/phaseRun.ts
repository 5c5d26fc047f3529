import { type AiConnection, aiConnection, stageText } from '@steps/business/ai';
import { analysisMs } from '@steps/platform';
import { announce, notify } from '@steps/platform/ui';
import * as v from 'valibot';
import { type AiRun, aiRuns } from '../runs/aiRun';
import { runStep } from '../runs/runDefinition';
import { defineRun, endRun, runProgress, startRun, useAiRuns, useStepRun } from '../runs/runState';
import { analysisPhase } from '../tasks/analysisPhase';
import { usedEvidence } from './phaseEvidence';
import { phaseInput, phaseInputSchema } from './phaseInput';
import { phaseOf } from './phases';
import { phaseVersions, stepOf } from './results';
import { type AnalysisSession, analysisSessions } from './session';

/** A phase that is being analysed by itself. */
export interface PhaseRun {
  /** "Waiting for the first word". */
  readonly line: string;
  /** The text so far. */
  readonly text: string;
}

const inputSchema = v.object({
  session: v.string(),
  /** The entry of the ledger that has the version before. */
  replaces: v.optional(v.string()),
  phase: phaseInputSchema,
});

/** A run of one phase: it goes on over a reload, and is gone once it has ended. */
const phaseRun = defineRun({
  kind: 'strategy-phase',
  input: inputSchema,
  title: ({ phase }) => `Analysis of phase ${phase.phase}`,
  steps: ({ session, replaces, phase }) => [
    runStep({
      id: stepOf(phase.phase),
      title: phaseOf(phase.phase).title,
      task: analysisPhase,
      about: { collection: analysisSessions.name, id: session },
      replaces,
      input: () => phase,
    }),
  ],
  ended: (run) => {
    const { phase } = v.parse(inputSchema, run.input);
    const problem = run.steps.find(({ state }) => state === 'failed')?.problem;
    endRun(run);
    if (problem) notify({ title: 'No analysis was made', description: problem, tone: 'destructive' });
    else {
      const description = `The result of phase ${phase.phase} waits for your review.`;
      notify({ title: 'Analysis Complete', description });
    }
  },
});

/** What a phase has so far, in render; nothing while it is not being analysed. */
export function usePhaseRun(session: string, phase: number): PhaseRun | undefined {
  const run = useAiRuns().find(isOf(session, phase));
  const { progress } = useStepRun(run?.id ?? '', stepOf(phase));
  if (!run) return undefined;
  return { line: stageText(progress?.stages.at(-1) ?? { at: 'writing' }), text: progress?.text ?? '' };
}

/** Drops an analysis that is under way. */
export function stopPhase(session: string, phase: number): void {
  const run = aiRuns.all().find(isOf(session, phase));
  if (!run) return;
  endRun(run);
  announce('Analysis stopped');
}

/**
 * Analyses a phase with the engine that is set; the result waits in the ledger. Where there is a version already, both are
 * kept. The person is told at the start, at the end and of what went wrong.
 */
export function runPhase(session: AnalysisSession, phase: number, { again = false } = {}): void {
  if (aiRuns.all().some(isOf(session.id, phase))) return;
  if (again) notify({ title: 'Re-running Analysis', description: `Phase ${phase}. The previous version is kept.` });
  else notify({ title: 'Analysis Started', description: `Estimated time: ${estimatedTime(aiConnection())}` });
  startRun(phaseRun, {
    session: session.id,
    replaces: phaseVersions(session)[phase - 1]?.at(-1)?.id,
    phase: phaseInput(session, phase, usedEvidence(session, phase)),
  });
}

/** How long a phase takes with this engine, in words. */
export const estimatedTime = ({ engine }: Pick<AiConnection, 'engine'>): string =>
  engine === 'built-in' ? `${analysisMs / 1000} seconds` : '1 to 2 minutes';

/** Whether a run is that of this phase, and under way. */
const isOf = (session: string, phase: number) => (run: AiRun) => {
  if (run.kind !== phaseRun.kind || runProgress(run).state !== 'running') return false;
  const input = v.parse(inputSchema, run.input);
  return input.session === session && input.phase.phase === phase;
};
