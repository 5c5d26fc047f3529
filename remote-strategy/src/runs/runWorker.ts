import { aiResults } from '@steps/business';
import { AiError, begun, newsOfTask, runTask } from '@steps/business/ai';
import type { TaskWork } from '@steps/business/results';
import { commit, put, stamp } from '@steps/platform';
import { failureText } from '@steps/platform/ui';
import { proxy, ref } from 'valtio';
import { type AiRun, type AiRunStep, aiRuns } from './aiRun';
import {
  needsOf,
  onRunDefined,
  type RunDefinition,
  type RunStep,
  resultsOf,
  runDefinition,
  stepsOf,
} from './runDefinition';
import { type RunLock, runLock } from './runLock';
import { readySteps, runState } from './runRules';

/** Steps at the same time, where the definition says nothing. */
const usualParallel = 2;

/** How far a step is while it is under way. */
export type StepProgress = NonNullable<TaskWork['progress']>;

/** What is under way, by `run step`. Only the tab that works has it. */
export const stepWork = proxy<Record<string, StepProgress>>({});
export const workKey = (run: string, step: string): string => `${run} ${step}`;

/** Works on every open run whose definition is known, one tab at a time. Returns the undo. */
export function workOnRuns(lock: RunLock = runLock): () => void {
  const taken = new Map<string, AbortController>();
  let over = false;
  const look = () => {
    for (const run of aiRuns.all()) if (!over && !taken.has(run.id) && isOpen(run)) void take(run.id);
  };
  const take = async (id: string) => {
    const stop = new AbortController();
    taken.set(id, stop);
    // Cancelled, deleted, or its client closed: nothing of it goes on, and nobody waits for the lock any longer.
    const unwatch = aiRuns.subscribe(() => {
      const wanted = aiRuns.get(id)?.wanted;
      if (wanted === undefined || wanted === 'cancel') stop.abort();
    });
    try {
      await lock(id, stop.signal, () => work(id, stop.signal));
    } catch (error) {
      // Left alone until it is changed again: a lock that fails would fail at once again.
      if (!stop.signal.aborted) return console.error(`The run ${id} stopped.`, error);
    } finally {
      unwatch();
      taken.delete(id);
    }
    // It may have been resumed while its last step was ending.
    look();
  };
  const stops = [aiRuns.subscribe(look), onRunDefined(look)];
  look();
  return () => {
    over = true;
    for (const stop of stops) stop();
    for (const stop of taken.values()) stop.abort();
  };
}

function isOver(run: AiRun, definition: RunDefinition): boolean {
  const state = runState(run, needsOf(stepsOf(definition, run.input)));
  return state === 'done' || state === 'failed';
}

function isOpen(run: AiRun): boolean {
  const definition = runDefinition(run.kind);
  if (!definition || run.wanted !== 'run') return false;
  return runState(run, needsOf(stepsOf(definition, run.input))) === 'running';
}

/** This tab alone works on the run now, so what is marked as running was cut off with the tab that had begun it. */
async function work(id: string, signal: AbortSignal): Promise<void> {
  changeSteps(id, (step) => (step.state === 'running' ? recovered(id, step) : step));
  const going = new Map<string, Promise<void>>();
  for (;;) {
    const run = aiRuns.get(id);
    const definition = run && runDefinition(run.kind);
    if (run && definition && run.wanted === 'run' && !signal.aborted) {
      const steps = stepsOf(definition, run.input);
      const free = (definition.parallel ?? usualParallel) - going.size;
      for (const { id: stepId } of readySteps(run.steps, needsOf(steps)).slice(0, free)) {
        const step = steps.find((one) => one.id === stepId);
        if (step)
          going.set(
            stepId,
            done(id, step, signal).finally(() => going.delete(stepId)),
          );
      }
    }
    if (going.size === 0) {
      if (run && definition && !signal.aborted && isOver(run, definition)) definition.ended?.(run);
      return;
    }
    await Promise.race(going.values());
  }
}

/** A step that was recorded just before its tab went is done; any other is begun anew. */
function recovered(runId: string, step: AiRunStep): AiRunStep {
  const entry = aiResults.all().findLast(({ run }) => run?.id === runId && run.step === step.id);
  return entry
    ? { ...step, state: 'done', resultId: entry.id, endedAt: entry.createdAt }
    : { ...step, state: 'waiting' };
}

async function done(runId: string, step: RunStep, signal: AbortSignal): Promise<void> {
  const key = workKey(runId, step.id);
  const change = (changed: (step: AiRunStep) => AiRunStep) =>
    changeSteps(runId, (one) => (one.id === step.id ? changed(one) : one));
  change(({ problem: _, ...one }) => ({ ...one, state: 'running', tries: one.tries + 1 }));
  const update = (news: (known: StepProgress) => Partial<StepProgress>) => {
    const known = stepWork[key] ?? begun();
    stepWork[key] = ref({ ...known, ...news(known) });
  };
  try {
    const run = aiRuns.get(runId);
    if (!run) return;
    update(() => ({}));
    const { entry } = await runTask(step.task, step.input(resultsOf(run)), {
      signal,
      run: { id: runId, step: step.id },
      ...(step.tools && { tools: step.tools }),
      ...(step.about && { about: step.about }),
      replaces: step.replaces === undefined ? undefined : aiResults.get(step.replaces),
      ...newsOfTask(update),
    });
    change((one) => ({ ...one, state: 'done', resultId: entry.id, endedAt: stamp() }));
  } catch (error) {
    const isStopped = signal.aborted || (error instanceof AiError && error.code === 'cancelled');
    change((one) =>
      isStopped
        ? { ...one, state: 'waiting' }
        : { ...one, state: 'failed', problem: problemOf(error), endedAt: stamp() },
    );
  } finally {
    delete stepWork[key];
  }
}

const problemOf = (error: unknown): string =>
  error instanceof AiError ? error.message : failureText(error, 'This step failed. Try it again.');

function changeSteps(runId: string, changed: (step: AiRunStep) => AiRunStep): void {
  const run = aiRuns.get(runId);
  // The client was closed meanwhile: its run goes on when it is opened again.
  if (!run) return;
  const steps = run.steps.map(changed);
  if (steps.every((step, index) => step === run.steps[index])) return;
  const next = { ...run, steps, updatedAt: stamp() };
  commit({ label: `Work on ${run.title}`, changes: [put(aiRuns, next)], undoable: false });
}
