import type * as v from 'valibot';

/** What a call of a tool is told beside its input. */
export interface AiToolContext {
  /** Aborted when the person stops the task or the conversation. */
  readonly signal: AbortSignal;
}

/** A change that AI proposes. It becomes a pending entry of the review ledger and never a write. */
export interface AiProposal {
  /** Kind of the ledger entry; decides what an approval does. */
  readonly kind: string;
  /** Module it belongs to: `crm`. */
  readonly module: string;
  /** In the user's words: "Move Priya Nair to qualified". */
  readonly title: string;
  /** What a person reads and edits before deciding. */
  readonly text: string;
  /** The same as data; read by the schema of its kind. */
  readonly data?: unknown;
  /** The record it would change; with `field`, the approved text is written there. */
  readonly about?: { readonly collection: string; readonly id: string; readonly field?: string };
  /** What a mistake would cost. Default: high. */
  readonly risk?: 'low' | 'medium' | 'high';
}

interface AiToolFacts<Input extends v.GenericSchema> {
  /** Letters, digits and underscores, unique in the whole product: `find_contacts`. */
  readonly name: string;
  /** For the model: what it does and when to use it. */
  readonly description: string;
  readonly input: Input;
}

/** Looks something up. Runs freely; call and result are kept as evidence in the result. */
export interface AiReadTool<Input extends v.GenericSchema = v.GenericSchema, Output = unknown>
  extends AiToolFacts<Input> {
  readonly kind: 'read';
  /** Gets input that the schema accepted; what it returns is sent to the model as JSON. */
  run(input: v.InferOutput<Input>, context: AiToolContext): Output | Promise<Output>;
}

/** Proposes a change. It writes nothing: what it returns waits in the ledger for a person. */
export interface AiProposeTool<Input extends v.GenericSchema = v.GenericSchema> extends AiToolFacts<Input> {
  readonly kind: 'propose';
  /** Gets input that the schema accepted. Throw a `RuleError` to tell the model what is wrong with it. */
  run(input: v.InferOutput<Input>, context: AiToolContext): AiProposal | Promise<AiProposal>;
}

/** Something AI may use while it works: to look up, or to propose. */
export type AiTool<Input extends v.GenericSchema = v.GenericSchema> = AiReadTool<Input> | AiProposeTool<Input>;

/** Types a tool by its schema: `run` gets what the schema gives. */
export const defineTool = <Input extends v.GenericSchema>(tool: AiTool<Input>): AiTool => tool;
