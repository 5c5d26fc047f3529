import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import * as v from 'valibot';
import type { Answer, ToolCall } from './answerStream';
import type { AiTool } from './engine';
import { jsonSchema } from './jsonSchema';

/** A tool as the protocol describes it. */
export const toolParameter = ({ name, description, input }: AiTool): ChatCompletionTool => ({
  type: 'function',
  function: { name, description, parameters: { ...jsonSchema(input) } },
});

/** The turn in which the model asked for look-ups, and what each of them found. */
export async function answeredCalls(
  answer: Answer,
  tools: readonly AiTool[],
): Promise<readonly ChatCompletionMessageParam[]> {
  const results = await Promise.all(
    answer.toolCalls.map(async (call) => ({
      role: 'tool' as const,
      tool_call_id: call.id,
      content: JSON.stringify((await resultOf(call, tools)) ?? null),
    })),
  );
  return [
    {
      role: 'assistant',
      content: answer.text || null,
      tool_calls: answer.toolCalls.map(({ id, name, json }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: json },
      })),
    },
    ...results,
  ];
}

/** A wrong call is answered with what was wrong, so that the model can mend it. */
async function resultOf({ name, json }: ToolCall, tools: readonly AiTool[]): Promise<unknown> {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) return { error: `There is no tool called ${name}.` };
  try {
    return await tool.run(v.parse(tool.input, JSON.parse(json || '{}')));
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
