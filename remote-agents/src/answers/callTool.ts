/** Calls a tool by its name; rejects when it gives no result. */
export type CallTool = (name: string, input: unknown) => Promise<unknown>;
