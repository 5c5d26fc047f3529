import type { PartialDraft } from './draftShape';
import type { ToolEvidence } from './ledger/aiResult';
import { type RunStage, withStage } from './runStage';

/** What a card shows while a task is under way. */
export interface TaskProgress<Draft = unknown> {
  /** What was done so far and is being done now, the latest last; nothing while its code is fetched. */
  readonly stages: readonly RunStage[];
  readonly text: string;
  /** The draft so far, typed; nothing before its first field. */
  readonly draft: PartialDraft<Draft> | undefined;
  readonly percent: number;
  readonly calls: readonly ToolEvidence[];
  /** When it began, in ms. */
  readonly since: number;
}

/** Work on one result, as a card shows it: `useTaskRun` of a page, or `useStepRun` of a step in a run of several steps. */
export interface TaskWork<Draft = unknown> {
  /** Nothing while no task is under way. */
  readonly progress: TaskProgress<Draft> | undefined;
  /** Why the last one gave no result; a sentence for the screen. */
  readonly problem: string | undefined;
  /** The person stopped the last one. */
  readonly stopped: boolean;
  /** The entry that the last one made. */
  readonly resultId: string | undefined;
  stop(): void;
  /** The same once more; nothing before the first. */
  readonly retry: (() => void) | undefined;
}

/** Progress before anything has come. */
export const begun = (): TaskProgress<never> => ({
  stages: [],
  text: '',
  draft: undefined,
  percent: 0,
  calls: [],
  since: Date.now(),
});

/** What `runTask` says while a task is under way, as news of its progress. */
export const newsOfTask = <Draft>(
  tell: (news: (known: TaskProgress<Draft>) => Partial<TaskProgress<Draft>>) => void,
) => ({
  onStage: (stage: RunStage) => tell(({ stages }) => ({ stages: withStage(stages, stage) })),
  onPartial: (text: string) => tell(() => ({ text })),
  onDraft: (draft: PartialDraft<Draft>) => tell(() => ({ draft })),
  onProgress: (percent: number) => tell(() => ({ percent })),
  onTool: (call: ToolEvidence) => tell(({ calls }) => ({ calls: [...calls, call] })),
});
