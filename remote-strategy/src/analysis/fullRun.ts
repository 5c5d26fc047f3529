import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import type { AiRun } from '../runs/aiRun';
import { runStep, type StepResults } from '../runs/runDefinition';
import { defineRun, startRun, useAiRuns } from '../runs/runState';
import { analysisPhase } from '../tasks/analysisPhase';
import { analysisPhases } from '../tasks/analysisPhases';
import type { Evidence } from './evidence';
import { usedEvidence } from './phaseEvidence';
import { phaseInput, phaseInputSchema, toldOf } from './phaseInput';
import { phaseOf } from './phases';
import { phaseVersions, stepOf } from './results';
import type { AnalysisSession } from './session';
import { addRun } from './sessionState';

/**
 * A run of several phases, in their order: it goes on in the background, over reloads, and each phase is told what those
 * before it found. What it rests on is counted once, when it starts.
 */
export const analysisRun = defineRun({
  kind: 'strategy-analysis',
  input: v.object({ session: v.string(), name: v.string(), phases: v.array(phaseInputSchema) }),
  title: ({ name }) => `Analysis of ${name}`,
  steps: ({ phases }) =>
    phases.map((input, at) => {
      const before = phases.slice(0, at);
      return runStep({
        id: stepOf(input.phase),
        title: phaseOf(input.phase).title,
        needs: before.map(({ phase }) => stepOf(phase)),
        task: analysisPhase,
        input: (results) => {
          const { facts, known } = toldOf(before.flatMap((one) => findingsOf(one.phase, results)));
          // A run that an earlier version of Steps began knows nothing beside its lines.
          const counted = input.facts.map((_, at) => input.known[at] ?? {});
          return { ...input, facts: [...input.facts, ...facts], known: [...counted, ...known] };
        },
      });
    }),
  parallel: 1,
});

/** Starts a run of the phases that have no result yet. `RuleError` when there are none. */
export function startAnalysis(session: AnalysisSession): AiRun {
  const versions = phaseVersions(session);
  const open = Array.from({ length: analysisPhases }, (_, at) => at + 1).filter(
    (phase) => (versions[phase - 1]?.length ?? 0) === 0,
  );
  if (open.length === 0) throw new RuleError('Every phase has a result. Use Re-run on a phase to run it again.');
  const run = startRun(analysisRun, {
    session: session.id,
    name: session.name,
    phases: open.map((phase) => phaseInput(session, phase, usedEvidence(session, phase))),
  });
  addRun(session.id, run.id);
  return run;
}

/** The newest run of a session, in render. */
export function useAnalysisRun(session: AnalysisSession | undefined): AiRun | undefined {
  const runs = useAiRuns();
  return runs.findLast(({ id }) => session?.runs.includes(id));
}

/** What a phase of the same run found; nothing when it was rejected meanwhile. */
function findingsOf(phase: number, results: StepResults): readonly Evidence[] {
  try {
    const [first = ''] = results.text(stepOf(phase)).split('\n\n');
    const figure = first.replaceAll(/\s+/g, ' ').trim();
    const { title } = phaseOf(phase);
    return [{ id: '', label: `Phase ${phase}, ${title}`, figure, detail: 'same run', phase: 8, earlier: phase }];
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}
