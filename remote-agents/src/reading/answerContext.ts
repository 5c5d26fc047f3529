import type { Query } from '@steps/business/queries';

/** Calls a tool by its name; rejects when it gives no result. */
export type CallTool = (name: string, input: unknown) => Promise<unknown>;

/** A question as it was understood, with what it says in words, and the noun's own list with the same filters. */
export interface ShownReading {
  readonly query: Query;
  readonly parts: readonly string[];
  readonly list?: string | undefined;
  /** What that list cannot be filtered by. */
  readonly unlisted?: string | undefined;
  /** What is drawn as bars. */
  readonly groups?: readonly { readonly name: string; readonly value: number; readonly shown: string }[] | undefined;
}

/** Something that may have been meant, to be chosen. */
export interface Choice {
  readonly label: string;
  readonly query: Query;
}

/** What the built-in engine works with. */
export interface AnswerContext {
  readonly call: CallTool;
  /** Names of the tools that can be used. */
  readonly tools: ReadonlySet<string>;
  /** Names of the tools that somebody has taken from this agent. */
  readonly withheld?: ReadonlySet<string>;
  readonly now: Date;
  /** The query of the answer before, which a follow-up changes. */
  readonly before?: Query | undefined;
}

/** What is said, with how the question was read, or what it may have meant. */
export interface Answer {
  readonly text: string;
  readonly reading?: ShownReading;
  readonly choices?: readonly Choice[];
}
