import type { CutReason } from '@steps/business/src/ai/cutReason';
import type { EngineId } from '@steps/business/src/ai/engineId';
import type { RunStage } from '@steps/business/src/ai/runStage';
import type { AnyTask, Prompt, Revision, TaskContext } from '@steps/platform/src/core/contract/aiTask';
import type { ToolRunner } from '../tools/toolRunner';
import type { ModelMessage } from './modelPort';

interface Asked {
  /** The tools it may use; keeps what they gave. */
  readonly toolRunner: ToolRunner;
  readonly signal: AbortSignal | undefined;
  readonly onStage: (stage: RunStage) => void;
}

export interface EngineRequest extends Asked {
  readonly task: AnyTask;
  readonly input: unknown;
  readonly context: TaskContext;
  readonly prompt: Prompt;
  readonly revision: Revision | undefined;
  /** The text so far, as a person reads it; each call replaces the one before. */
  readonly onPartial: (text: string) => void;
  /** The draft so far: parts of what the task's schema names, of the right types. */
  readonly onDraft: (draft: unknown) => void;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

export interface TurnRequest extends Asked {
  /** A system message first, the newest message last. */
  readonly messages: readonly ModelMessage[];
  /** What the built-in engine says, which understands no conversation by itself. */
  readonly respond: () => Promise<string>;
  /** The answer so far; each call replaces the one before. */
  readonly onText: (text: string) => void;
}

/** What was written for a task: a draft that its schema accepts. */
export interface Written {
  readonly draft: unknown;
  /** Why it ends before its end. */
  readonly cut: CutReason | undefined;
}

/** What was said in a conversation. */
export interface TurnReply {
  readonly text: string;
  readonly cut: CutReason | undefined;
}

/** Does tasks and conversations. */
export interface Engine {
  readonly id: EngineId;
  /** The model's name; `built-in` for the built-in engine. */
  readonly model: string;
  /** Rejects with `AiError`. */
  run(request: EngineRequest): Promise<Written>;
  /** Resolves with what it says next. Rejects with `AiError`. */
  converse(request: TurnRequest): Promise<TurnReply>;
}
