import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import type { AiTool } from '../../core/contract/aiTool';
import type { ToolDesk } from '../tools/toolDesk';
import type { Answer } from './answerStream';
import { jsonSchema } from './jsonSchema';

/** A tool as the protocol describes it. */
export const toolParameter = ({ name, description, input }: AiTool): ChatCompletionTool => ({
  type: 'function',
  function: { name, description, parameters: { ...jsonSchema(input) } },
});

/** The turn in which the model called tools, and what each of them gave. */
export async function answeredCalls(answer: Answer, desk: ToolDesk): Promise<readonly ChatCompletionMessageParam[]> {
  const results = await Promise.all(
    answer.toolCalls.map(async (call) => ({
      role: 'tool' as const,
      tool_call_id: call.id,
      content: (await desk.answer(call.name, call.json)).json,
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
