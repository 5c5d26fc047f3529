/** Calls a tool by its name; rejects when it gives no result. */
export type CallTool = (name: string, input: unknown) => Promise<unknown>;

/** What the built-in engine works with. */
export interface Desk {
  readonly call: CallTool;
  /** Names of the tools that can be used. */
  readonly tools: ReadonlySet<string>;
  /** Names of the tools that somebody has taken from this agent. */
  readonly withheld?: ReadonlySet<string>;
  readonly now: Date;
}
