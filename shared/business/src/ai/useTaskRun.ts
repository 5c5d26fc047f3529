import type { Scored, Task } from '@steps/platform/src/core/contract/aiTask';
import { failureText } from '@steps/platform/src/ui/attempt';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { AiError } from './aiError';
import type { RunOptions, TaskResult } from './assistantPort';
import { runTask } from './runTask';
import { begun, newsOfTask, type TaskProgress, type TaskWork } from './taskWork';

/** What the page says of each run; the rest is the card's. */
export type TaskRunOptions<Draft = unknown> = Omit<
  RunOptions<Draft>,
  'signal' | 'onStage' | 'onPartial' | 'onDraft' | 'onProgress' | 'onTool'
>;

export interface TaskRunner<Input, Draft, Output> extends TaskWork<Draft> {
  /** Runs the task; an earlier run of this card is stopped. Resolves with nothing when it is stopped or fails. */
  run(input: Input, options?: TaskRunOptions<Draft>): Promise<TaskResult<Output> | undefined>;
}

interface Outcome {
  readonly problem?: string;
  readonly stopped?: true;
  readonly resultId?: string;
}

/**
 * One task at a time for a card that shows it while it is written; it ends with the card. `load` gives the task, which may
 * be fetched when it is first wanted; so are the engines.
 */
export function useTaskRun<
  I extends v.GenericSchema,
  D extends v.GenericSchema,
  O extends v.GenericSchema<unknown, Scored>,
>(
  load: () => Task<string, I, D, O> | Promise<Task<string, I, D, O>>,
): TaskRunner<v.InferInput<I>, v.InferOutput<D>, v.InferOutput<O>> {
  type Draft = v.InferOutput<D>;
  const [progress, setProgress] = useState<TaskProgress<Draft>>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [retry, setRetry] = useState<() => void>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const run = async (input: v.InferInput<I>, options: TaskRunOptions<Draft> = {}) => {
    stop();
    const own = new AbortController();
    running.current = own;
    const isCurrent = () => running.current === own;
    const update = (news: (known: TaskProgress<Draft>) => Partial<TaskProgress<Draft>>) =>
      setProgress((known) => (own.signal.aborted || !known ? known : { ...known, ...news(known) }));
    setProgress(begun());
    setOutcome(({ resultId }) => (resultId === undefined ? {} : { resultId }));
    setRetry(() => () => void run(input, options));
    try {
      const made = await runTask(await load(), input, {
        ...options,
        signal: own.signal,
        ...newsOfTask(update),
      });
      if (isCurrent()) setOutcome({ resultId: made.entry.id });
      return made;
    } catch (failure) {
      const came = own.signal.aborted ? { stopped: true as const } : { problem: problemOf(failure) };
      if (isCurrent()) setOutcome((known) => ({ ...known, ...came }));
      return undefined;
    } finally {
      if (isCurrent()) setProgress(undefined);
    }
  };
  const { problem, stopped = false, resultId } = outcome;
  return { progress, problem, stopped, resultId, run, stop, retry };
}

/** Why a task gave no result, as a sentence for the screen. */
const problemOf = (failure: unknown): string =>
  failure instanceof AiError ? failure.message : failureText(failure, 'That did not work. Please try again.');
