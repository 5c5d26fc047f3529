import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { Scored, Task } from '../core/contract/aiTask';
import { RuleError } from '../core/store/ruleError';
import { AiError } from './aiError';
import type { ToolEvidence } from './ledger/aiResult';
import type { PartialDraft } from './partialDraft';
import { type RunStage, stageText } from './runStage';
import { type RunOptions, runTask, type TaskResult } from './runTask';

/** What a card shows while a task is under way. */
export interface TaskProgress<Draft> {
  readonly stage: RunStage;
  /** The stage as a line: "Waiting for the first word". */
  readonly line: string;
  /** The text so far. */
  readonly text: string;
  /** The draft so far, typed; nothing before its first field. */
  readonly draft: PartialDraft<Draft> | undefined;
  readonly percent: number;
  /** Calls of tools so far. */
  readonly calls: readonly ToolEvidence[];
}

type Inputs<I extends v.GenericSchema> = v.InferInput<I>;

interface TaskRunner<D extends v.GenericSchema> {
  /** Nothing while no task is under way. */
  readonly progress: TaskProgress<v.InferOutput<D>> | undefined;
  /** Why the last one gave no result; a sentence for the screen. */
  readonly problem: string | undefined;
  /** Runs a task; an earlier one of this card is stopped. Resolves with nothing when it is stopped or fails. */
  run<I extends v.GenericSchema, O extends v.GenericSchema<unknown, Scored>>(
    task: Task<string, I, D, O>,
    input: Inputs<I>,
    options?: Omit<RunOptions<v.InferOutput<D>>, 'signal'>,
  ): Promise<TaskResult<v.InferOutput<O>> | undefined>;
  stop(): void;
}

const begun = { at: 'writing' } as const satisfies RunStage;

/** One task at a time for a card that shows it while it is written; it ends with the card. */
export function useTaskRun<D extends v.GenericSchema>(): TaskRunner<D> {
  type Progress = TaskProgress<v.InferOutput<D>>;
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const run: TaskRunner<D>['run'] = async (task, input, options = {}) => {
    stop();
    const own = new AbortController();
    running.current = own;
    const tell = (news: (known: Progress) => Partial<Progress>) =>
      setProgress((known) => (own.signal.aborted || !known ? known : { ...known, ...news(known) }));
    setProblem(undefined);
    setProgress({ stage: begun, line: stageText(begun), text: '', draft: undefined, percent: 0, calls: [] });
    try {
      return await runTask(task, input, {
        ...options,
        signal: own.signal,
        onStage: (stage) => tell(() => ({ stage, line: stageText(stage) })),
        onPartial: (text) => tell(() => ({ text })),
        onDraft: (draft) => tell(() => ({ draft })),
        onProgress: (percent) => tell(() => ({ percent })),
        onTool: (call) => tell(({ calls }) => ({ calls: [...calls, call] })),
      });
    } catch (failure) {
      if (!own.signal.aborted) setProblem(problemOf(failure));
      return undefined;
    } finally {
      if (running.current === own) setProgress(undefined);
    }
  };
  return { progress, problem, run, stop };
}

function problemOf(failure: unknown): string {
  if (failure instanceof AiError || failure instanceof RuleError) return failure.message;
  console.error('A task of AI failed.', failure);
  return 'That did not work. Please try again.';
}
