import type { AnyTask, TaskContext } from '@steps/platform/src/core/contract/aiTask';
import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import type { CutReason } from './cutReason';
import type { PartialDraft } from './draftShape';
import type { EngineId } from './engineId';
import type { EngineLimits } from './engineLimits';
import type { AiResult, ToolEvidence } from './ledger/aiResult';
import type { RunStage } from './runStage';

export interface RunOptions<Draft = unknown> {
  /** Instead of what the active client says of itself. */
  readonly context?: Partial<TaskContext>;
  readonly signal?: AbortSignal;
  /** The text so far; each call replaces the one before. */
  readonly onPartial?: (text: string) => void;
  /** The draft so far, typed: parts of it, each of the right type. Each call replaces the one before. */
  readonly onDraft?: (draft: PartialDraft<Draft>) => void;
  /** What it is doing: connecting, waiting, receiving, checking, trying again. */
  readonly onStage?: (stage: RunStage) => void;
  /** 0 to 100. A model server's progress is a guess. */
  readonly onProgress?: (percent: number) => void;
  /** Where it was asked for, when not in the task's own module. */
  readonly module?: string;
  /** The record it is about. */
  readonly about?: AiResult['about'];
  /** The ledger entry that this result is to replace, and what its reviewer wants. */
  readonly replaces?: AiResult;
  readonly feedback?: string;
  /** What the engine may look up and propose while it works. */
  readonly tools?: readonly AiTool[];
  /** Each call of a tool, once it has its result. */
  readonly onTool?: (evidence: ToolEvidence) => void;
  /** The step of a run of several steps that asks. */
  readonly run?: AiResult['run'];
  /** Another engine than the one that is set. */
  readonly engine?: EngineId;
  readonly limits?: EngineLimits;
}

/** A result as it waits in the ledger, and with its types. */
export interface TaskResult<Output> {
  readonly entry: AiResult;
  /** Who made it. */
  readonly engine: EngineId;
  readonly model: string;
  /** What its tools were asked and found. */
  readonly evidence: readonly ToolEvidence[];
  /** What its tools proposed: entries of their own, which wait too. */
  readonly proposals: readonly AiResult[];
  readonly output: Output;
  /** Why the answer ended before its end. */
  readonly cut: CutReason | undefined;
}

/** What runs a task. Pages, remotes and the review ledger know nothing else of the engines. */
export interface Assistant {
  runWithEngine(task: AnyTask, input: unknown, options: RunOptions): Promise<TaskResult<unknown>>;
}

let load: (() => Promise<Assistant>) | undefined;

/** Says where the assistant comes from; it is fetched when the first task runs. The host says it at its start. */
export function provideAssistant(source: () => Promise<Assistant>): void {
  load = source;
}

/** The assistant of this page. Rejects where none was provided, and with what keeps its code away. */
export async function assistant(): Promise<Assistant> {
  if (!load) throw new Error('Expected the host to provide the assistant before a task runs.');
  return load();
}
