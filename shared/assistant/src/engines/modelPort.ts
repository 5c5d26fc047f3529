import type { CutReason } from '@steps/business/src/ai/cutReason';
import type { EngineId } from '@steps/business/src/ai/engineId';
import type { RunStage } from '@steps/business/src/ai/runStage';
import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import type { TokenCount } from '../aiUsage';
import type { JsonSchema } from './jsonSchema';

/** A call of a tool that the model asks for; `json` is its input, unread. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

/** What is said to a model, in the order it was said. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

export interface ModelQuestion {
  /** A system message first, the newest message last. */
  readonly messages: readonly ModelMessage[];
  /** The form of the answer; prose without it. */
  readonly form: { readonly name: string; readonly schema: JsonSchema } | undefined;
  readonly tools: readonly AiTool[];
  readonly signal: AbortSignal | undefined;
  /** The answer so far, as it is written. */
  readonly onText: (text: string) => void;
  readonly onStage: (stage: RunStage) => void;
}

export interface Answer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Why it ends before its end. */
  readonly cut: CutReason | undefined;
  /** It thought, apart from the text. */
  readonly thought: boolean;
  readonly usage: TokenCount | undefined;
}

/** Any model, as the engine needs it: it is asked, and it answers. */
export interface ModelPort {
  readonly id: EngineId;
  readonly model: string;
  /** Rounds of tool calls before it must answer. */
  readonly toolRounds: number;
  /** Rejects with `AiError`, or with `UnreadableReply` for an answer that arrived broken. */
  ask(question: ModelQuestion): Promise<Answer>;
}
