import * as v from 'valibot';
import type { Random } from '../random';
import * as field from './taskFields';

/** What every task is told of the business, from the active client unless the caller says otherwise. */
export interface TaskContext {
  readonly businessName: string;
  readonly industry: string;
  readonly brandVoice: string;
  readonly wordsToUse?: readonly string[];
  readonly wordsToAvoid?: readonly string[];
  /** What it says of itself wherever it is introduced. */
  readonly boilerplate?: string;
}

/** A reviewer's wish for another version. */
export interface Revision {
  readonly feedback: string;
  /** The text that was not good enough. */
  readonly previous: string;
}

/** Material by its name: what customers wrote, records, pasted text. */
export type PromptData = Readonly<Record<string, string>>;

/** How a draft came about, for what is computed from it. */
export interface Finishing {
  readonly revision?: Revision | undefined;
  /** `built-in`, or the engine of a model. */
  readonly engine?: string;
}

/** What a model is asked. */
export interface Prompt {
  /** How it works; our own words. */
  readonly system: string;
  /** What it shall do now: our own words and choices of the person who asks. */
  readonly user: string;
  /** What it works on, by name: whatever others wrote or somebody pasted. Reaches the model where it cannot give orders. */
  readonly data?: PromptData;
}

/** Tasks that a person gives the same model to. */
export const taskGroups = ['copy', 'articles', 'analysis', 'conversation'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** What a mistake could touch: a draft nobody sees yet, content for customers, or a record. */
export type TaskRisk = 'draft' | 'content' | 'record';

/** How the built-in engine spends its time. */
export type Pace = 'generation' | 'analysis' | 'report';

/** Calls a tool by its name. Rejects with `RuleError` when it gives no result. */
export type CallTool = (name: string, input: unknown) => Promise<unknown>;

type Schema = v.GenericSchema;
type Parsed<S extends Schema> = v.InferOutput<S>;

/** One kind of AI task: what goes in, what an engine drafts, and what comes out. */
export interface Task<Kind extends string, I extends Schema, D extends Schema, O extends Schema> {
  readonly kind: Kind;
  readonly group: TaskGroup;
  /** What the result is called on the screen: "Subject Line". */
  readonly title: string;
  /** Module it belongs to, when the caller names no other. */
  readonly module: string;
  readonly risk: TaskRisk;
  readonly pace: Pace;
  /** `text`: a model answers in prose, which becomes `content`; `json`: by the draft's schema. */
  readonly reply: 'json' | 'text';
  readonly input: I;
  /** What an engine writes: no scores or estimates, which are computed from it. Every field is required. */
  readonly draft: D;
  readonly output: O;
  /** What the result is about, for lists: the brief, the meeting's title. */
  about(input: Parsed<I>): string;
  /** What the built-in engine looks up before it writes, where tools are offered: the input with what was found. */
  lookUp?(input: Parsed<I>, call: CallTool): Parsed<I> | Promise<Parsed<I>>;
  /** What the built-in engine writes; `revision` is what a reviewer wants changed. It may load what reads the brief first. */
  builtIn(input: Parsed<I>, context: TaskContext, choice: Random, revision?: Revision): Parsed<D> | Promise<Parsed<D>>;
  prompt(input: Parsed<I>, context: TaskContext): Prompt;
  /** `builtIn` follows a reviewer's note itself. Otherwise the engine leaves something out, or says that it cannot. */
  readonly followsNotes?: true;
  /** Adds what is computed the same way for every engine. */
  finish(
    draft: Parsed<D>,
    input: Parsed<I>,
    context: TaskContext,
    finishing?: Finishing,
  ): v.InferInput<O> | Promise<v.InferInput<O>>;
  /** The draft as a person reads and edits it. */
  text(draft: Parsed<D>): string;
  /**
   * A text that a person changed, back in the shape of the draft; `RuleError` that says what is missing. For a task whose
   * text is read as one, as an article. Without it a text that is the draft's `content` becomes that, and any other draft is
   * edited field by field.
   */
  readBack?(text: string, draft: Parsed<D>): Parsed<D>;
}

/** A task whose types are not known here; what goes in and comes out is checked by its schemas. */
export type AnyTask = Task<
  string,
  v.GenericSchema<unknown, unknown>,
  v.GenericSchema<unknown, unknown>,
  v.GenericSchema<unknown, Scored>
>;

/** Makes a kind of task; the types of its parts follow from its schemas. */
export const defineTask = <const Kind extends string, I extends Schema, D extends Schema, O extends Schema>(
  task: Task<Kind, I, D, O>,
): Task<Kind, I, D, O> => task;

/** What an engine writes in most tasks. */
export const contentDraft = v.object({ content: field.written(), reasoning: v.string() });

/** A rule of a score with its points, as it is shown. */
export const scoreRule = v.object({ rule: v.string(), met: v.boolean(), points: v.number() });
export type ScoreRule = v.InferOutput<typeof scoreRule>;

/** What a reader would need and nobody has said yet, as a question to the person who asked for the text. */
export const missingFact = v.object({ fact: v.string(), question: v.string() });
export type Missing = v.InferOutput<typeof missingFact>;

/** What a reviewer wanted changed, and what became of it: checked in the text, for every engine the same. */
export const wishOutcome = v.object({
  wish: v.string(),
  outcome: v.picklist(['done', 'not-done', 'not-checked']),
  /** Why not; empty when it was done. */
  note: v.string(),
});
export type WishOutcome = v.InferOutput<typeof wishOutcome>;

/** What every result carries: 0 to 100 by counting rules, why it was written so, and how the score was computed. */
export const scoredFields = {
  score: v.number(),
  reasoning: v.string(),
  basis: v.string(),
  rules: v.optional(v.array(scoreRule), () => []),
  missing: v.optional(v.array(missingFact), () => []),
  followUps: v.optional(v.array(wishOutcome), () => []),
};
/** What a task of any remote gives; one that was built before them may lack the lists. */
export interface Scored {
  readonly score: number;
  readonly reasoning: string;
  readonly basis: string;
  readonly rules?: readonly ScoreRule[];
  readonly missing?: readonly Missing[];
  readonly followUps?: readonly WishOutcome[];
}
