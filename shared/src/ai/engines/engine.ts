import type * as v from 'valibot';
import type { AnyTask, Prompt, Revision, TaskContext } from '../task';

/** Something a model may look up while it answers. Only for reading: what it would change, it proposes in its answer. */
export interface AiTool {
  readonly name: string;
  /** For the model: what it finds and when to use it. */
  readonly description: string;
  readonly input: v.GenericSchema;
  /** Gets input that the schema accepted; what it returns is sent to the model as JSON. */
  run(input: unknown): unknown;
}

export interface EngineRequest {
  readonly task: AnyTask;
  readonly input: unknown;
  readonly context: TaskContext;
  readonly prompt: Prompt;
  readonly revision: Revision | undefined;
  readonly tools: readonly AiTool[];
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
