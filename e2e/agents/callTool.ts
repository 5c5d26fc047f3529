import type { AiTool } from '@steps/platform';
import * as v from 'valibot';

const { signal } = new AbortController();

/** Runs one of these tools by its name, as an agent does. */
export async function callTool(tools: readonly AiTool[], name: string, input: unknown): Promise<unknown> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`Expected a tool named ${name}, found none.`);
  return tool.run(v.parse(tool.input, input), { signal });
}
