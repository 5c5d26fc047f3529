import type { TaskWork } from '@steps/business/results';
import { commit, drop, existing, newId, put, RuleError, stamp, useRecord, useRecords } from '@steps/platform';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { type AiRun, type AiRunStep, aiRuns } from './aiRun';
import { needsOf, type RunDefinition, registerRun, runDefinition, stepsOf } from './runDefinition';
import { firstLease } from './runLock';
import { type AiRunState, runState } from './runRules';
import { type StepProgress, stepWork, workKey, workOnRuns } from './runWorker';

let leave: (() => void) | undefined;

/** Makes a kind of run known, where the pages of the run are loaded. Its open runs go on from there. */
export function defineRun<Input extends v.GenericSchema>(definition: RunDefinition<Input>): RunDefinition<Input> {
  registerRun(definition);
  if (!leave) leave = workOnRuns();
  return definition;
}

/** This page works on no run any longer; another tab may. Returns at once. */
export function leaveRuns(): void {
  leave?.();
  leave = undefined;
}

/** Starts a run; it goes on by itself, in this tab or, when that is closed, in another one that knows its kind. */
export function startRun<Input extends v.GenericSchema>(
  definition: RunDefinition<Input>,
  input: v.InferInput<Input>,
): AiRun {
  const given = v.parse(definition.input, input);
  const at = stamp();
  const lease = firstLease();
  const run: AiRun = {
    id: newId('run'),
    kind: definition.kind,
    title: definition.title(given),
    input: given,
    wanted: 'run',
    steps: stepsOf(definition, given).map(({ id, title }) => ({ id, title, state: 'waiting', tries: 0 })),
    ...(lease && { lease }),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Start ${run.title}`, changes: [put(aiRuns, run)], undoable: false });
  return run;
}

/** Begins no further step. Those under way come to their end, for they are paid for. */
export const pauseRun = (id: string): AiRun => want(id, 'pause');

/** Stops at once; steps under way are dropped. What is done stays. A cancelled run can be resumed too. */
export const cancelRun = (id: string): AiRun => want(id, 'cancel');

/** Goes on where it was: steps that failed are tried again, steps that are done are not. */
export function resumeRun(id: string): AiRun {
  const run = existing(aiRuns, id);
  const steps = run.steps.map(({ problem: _, ...step }): AiRunStep => {
    return step.state === 'failed' ? { ...step, state: 'waiting' } : step;
  });
  return save({ ...run, steps, wanted: 'run' });
}

/** Makes one done step again, and with it every step that rests on it. `RuleError` while the run goes on. */
export function repeatStep(id: string, stepId: string): AiRun {
  const run = existing(aiRuns, id);
  if (run.steps.some(({ state }) => state === 'running'))
    throw new RuleError('Pause the run before you repeat a step.');
  const definition = runDefinition(run.kind);
  const again = new Set([stepId]);
  // Each step names only steps before it, so one pass finds them all.
  for (const { id: one, needs = [] } of definition ? stepsOf(definition, run.input) : [])
    if (needs.some((need) => again.has(need))) again.add(one);
  const steps = run.steps.map(({ resultId, problem, ...step }): AiRunStep => {
    if (again.has(step.id)) return { ...step, state: 'waiting' };
    return { ...step, ...(resultId !== undefined && { resultId }), ...(problem !== undefined && { problem }) };
  });
  return save({ ...run, steps, wanted: 'run' });
}

export const useAiRun = (id: string | undefined): AiRun | undefined => useRecord(aiRuns, id);
/** All runs of the open client, in render. */
export const useAiRuns = (): readonly AiRun[] => useRecords(aiRuns);
/**
 * One step of a run as a `ResultCard` shows it, in render. Progress is there only in the tab that works on the run; to stop
 * cancels the run, and to retry resumes it, or makes a done step again.
 */
export function useStepRun(runId: string, stepId: string): TaskWork {
  const run = useAiRun(runId);
  // Kept by `ref`, so the snapshot holds the very object; its type does not say so.
  const progress = useSnapshot(stepWork)[workKey(runId, stepId)] as StepProgress | undefined;
  const step = run?.steps.find(({ id }) => id === stepId);
  const rests = run?.wanted !== 'run';
  const isDone = step?.state === 'done';
  const retry = () => void (isDone ? repeatStep(runId, stepId) : resumeRun(runId));
  return {
    progress,
    problem: step?.state === 'failed' ? step.problem : undefined,
    stopped: step?.state === 'waiting' && rests && step.tries > 0,
    resultId: step?.resultId,
    stop: () => void cancelRun(runId),
    retry: isDone || step?.state === 'failed' || rests ? retry : undefined,
  };
}

/** The state of a run, and how many of its steps are done. */
export function runProgress(run: AiRun): { readonly state: AiRunState; readonly done: number; readonly of: number } {
  const definition = runDefinition(run.kind);
  const needs = definition ? needsOf(stepsOf(definition, run.input)) : undefined;
  const done = run.steps.filter(({ state }) => state === 'done').length;
  return { state: runState(run, needs), done, of: run.steps.length };
}

const want = (id: string, wanted: AiRun['wanted']): AiRun => save({ ...existing(aiRuns, id), wanted });

/** Takes a run out of the list, also while it is under way: what it made stays in the ledger. */
export function endRun(run: AiRun): void {
  commit({ label: `End ${run.title}`, changes: [drop(aiRuns, run.id)], undoable: false });
}

function save(run: AiRun): AiRun {
  const next = { ...run, updatedAt: stamp() };
  commit({ label: `Change ${run.title}`, changes: [put(aiRuns, next)], undoable: false });
  return next;
}
