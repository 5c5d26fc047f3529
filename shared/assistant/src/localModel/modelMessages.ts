import type { JsonSchema } from '../engines/jsonSchema';
import type { LanguageModelMessage } from '../engines/languageModel';

/** What is asked of a model at once. */
export interface ModelPrompt {
  readonly messages: readonly LanguageModelMessage[];
  /** The form of the answer; prose without it. */
  readonly schema: JsonSchema | undefined;
  /** Tokens of the answer. */
  readonly maxTokens: number;
}

/** What the page tells the worker that runs a model: first to load, then to answer one question after the other. */
export type ToModel =
  | {
      readonly do: 'load';
      readonly file: File;
      /** Address of llama.cpp as WebAssembly. */
      readonly program: string;
      /** Tokens of question and answer together. */
      readonly context: number;
    }
  | { readonly do: 'answer'; readonly prompt: ModelPrompt }
  | { readonly do: 'stop' };

/** What the worker says. */
export type FromModel =
  | { readonly at: 'loading'; readonly percent: number }
  /** It waits for the next question: it is loaded, the answer is whole, or it was stopped. */
  | { readonly at: 'ready' }
  /** A piece of an answer, as a model server streams it. */
  | { readonly at: 'answering'; readonly chunk: unknown }
  /** In llama.cpp's own words. */
  | { readonly at: 'failed'; readonly reason: string };
