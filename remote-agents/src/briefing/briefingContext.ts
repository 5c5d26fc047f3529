import { listTools, loadTools } from '@steps/business/ai';
import type { AiTool } from '@steps/platform';
import * as v from 'valibot';
import { briefingTools } from '../answers/briefing';
import type { AnswerContext } from '../reading/answerContext';

/** The tools of a briefing, fetched with the remotes that offer them; only those that read. */
export async function briefingContext(signal: AbortSignal): Promise<AnswerContext> {
  const isWanted = (name: string) => briefingTools.some((known) => known === name);
  const { tools } = await loadTools(listTools().filter(({ name, kind }) => kind === 'read' && isWanted(name)));
  return {
    now: new Date(),
    tools: new Set(tools.map(({ name }) => name)),
    call: (name, input) => called(tools, name, input, signal),
  };
}

async function called(tools: readonly AiTool[], name: string, input: unknown, signal: AbortSignal): Promise<unknown> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`Expected the tool ${name}, found none.`);
  return tool.run(v.parse(tool.input, input), { signal });
}
