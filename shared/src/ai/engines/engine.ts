import type { AnyTask, Prompt, Revision, TaskContext } from '../../core/contract/aiTask';
import type { ToolDesk } from '../tools/toolDesk';

export interface EngineRequest {
  readonly task: AnyTask;
  readonly input: unknown;
  readonly context: TaskContext;
  readonly prompt: Prompt;
  readonly revision: Revision | undefined;
  /** The tools it may use; keeps what they gave. */
  readonly desk: ToolDesk;
  readonly signal: AbortSignal | undefined;
  /** The text so far, as a person reads it; each call replaces the one before. */
  readonly onPartial: (text: string) => void;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

export type EngineId = 'built-in' | 'openai-compatible';

/** Writes the draft of a task. */
export interface Engine {
  readonly id: EngineId;
  /** The model's name; `built-in` for the built-in engine. */
  readonly model: string;
  /** Resolves with a draft that the task's schema accepts. Rejects with `AiError`. */
  run(request: EngineRequest): Promise<unknown>;
}
