/**
 * The browser's own model, as far as it is used here (Prompt API: webmachinelearning.github.io/prompt-api; Chrome and
 * Edge). It uses whatever model the browser brings.
 */
export interface LanguageModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface LanguageModelOptions {
  readonly expectedInputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
}

export interface LanguageModelSession {
  promptStreaming(
    input: string,
    options: { readonly signal?: AbortSignal; readonly responseConstraint?: object },
  ): ReadableStream<string>;
  /** Lets the browser take the model out of memory. */
  destroy(): void;
}

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface LanguageModelApi {
  availability(options: LanguageModelOptions): Promise<Availability>;
  /** Starts the download when there is none yet; that takes a press of the user. */
  create(
    options: LanguageModelOptions & {
      readonly initialPrompts?: readonly LanguageModelMessage[];
      readonly signal?: AbortSignal;
      readonly monitor?: (monitor: EventTarget) => void;
    },
  ): Promise<LanguageModelSession>;
}

/** Texts in English both ways; asking for the same everywhere keeps the answers of `availability` true for `create`. */
export const languageOptions: LanguageModelOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** The interface, where this browser has it. */
export const languageModelApi = (): LanguageModelApi | undefined =>
  // No type of TypeScript's own names it yet; what is called of it is above.
  (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;

/** Calls back with whole percents while the browser downloads its model. */
export const downloadMonitor =
  (onPercent: (percent: number) => void) =>
  (monitor: EventTarget): void =>
    monitor.addEventListener('downloadprogress', (event) => {
      // `loaded` is a share of 1 by the specification; older versions gave bytes with a total.
      const { loaded, total } = event as ProgressEvent;
      onPercent(Math.min(100, Math.floor((loaded / (total || 1)) * 100)));
    });
