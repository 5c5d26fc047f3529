import { type AiConnection, AiError, aiConnection, type RunStage, runTask, stageText } from '@steps/business/ai';
import { analysisMs, RuleError } from '@steps/platform';
import { announce, notify } from '@steps/platform/ui';
import { proxy, ref, useSnapshot } from 'valtio';
import { analysisPhase } from '../tasks/analysisPhase';
import { usedEvidence } from './phaseEvidence';
import { phaseInput } from './phaseInput';
import { phaseVersions } from './results';
import { type AnalysisSession, analysisSessions } from './session';

/** A phase that is being analysed in this tab. */
export interface PhaseRun {
  /** "Waiting for the first word". */
  readonly line: string;
  /** The text so far. */
  readonly text: string;
}

interface Going extends PhaseRun {
  readonly stop: AbortController;
}

const going = proxy<Record<string, Going>>({});
const keyOf = (session: string, phase: number) => `${session} ${phase}`;

/** What a phase has so far, in render; nothing while it is not being analysed. */
export const usePhaseRun = (session: string, phase: number): PhaseRun | undefined =>
  useSnapshot(going)[keyOf(session, phase)];

/** Drops an analysis that is under way. */
export const stopPhase = (session: string, phase: number): void => going[keyOf(session, phase)]?.stop.abort();

/**
 * Analyses a phase with the engine that is set; the result waits in the ledger. Where there is a version already, both are
 * kept. The person is told at the start, at the end and of what went wrong.
 */
export async function runPhase(session: AnalysisSession, phase: number, { again = false } = {}): Promise<void> {
  const key = keyOf(session.id, phase);
  if (going[key]) return;
  const stop = new AbortController();
  const update = (news: Partial<PhaseRun>) => {
    const now = going[key];
    if (now) going[key] = { ...now, stop: ref(stop), ...news };
  };
  going[key] = { line: stageText({ at: 'writing' }), text: '', stop: ref(stop) };
  if (again) notify({ title: 'Re-running Analysis', description: `Phase ${phase}. The previous version is kept.` });
  else notify({ title: 'Analysis Started', description: `Estimated time: ${estimatedTime(aiConnection())}` });
  try {
    const replaces = phaseVersions(session)[phase - 1]?.at(-1);
    await runTask(analysisPhase, phaseInput(session, phase, usedEvidence(session, phase)), {
      signal: stop.signal,
      about: { collection: analysisSessions.name, id: session.id },
      replaces,
      onPartial: (text) => update({ text }),
      onStage: (stage: RunStage) => update({ line: stageText(stage) }),
    });
    notify({ title: 'Analysis Complete', description: `The result of phase ${phase} waits for your review.` });
  } catch (failure) {
    if (stop.signal.aborted) announce('Analysis stopped');
    else notify({ title: 'No analysis was made', description: problemOf(failure), tone: 'destructive' });
  } finally {
    delete going[key];
  }
}

/** How long a phase takes with this engine, in words. */
export const estimatedTime = ({ engine }: Pick<AiConnection, 'engine'>): string =>
  engine === 'built-in' ? `${analysisMs / 1000} seconds` : '1 to 2 minutes';

function problemOf(failure: unknown): string {
  if (failure instanceof AiError || failure instanceof RuleError) return failure.message;
  console.error('A phase could not be analysed.', failure);
  return 'Something went wrong. Nothing was changed; please try again.';
}
