import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import type { AiTool } from '../../core/contract/aiTool';
import { jsonSchema } from './jsonSchema';
import type { ModelMessage } from './modelPort';

/** A tool as the protocol describes it. */
export const toolParameter = ({ name, description, input }: AiTool): ChatCompletionTool => ({
  type: 'function',
  function: { name, description, parameters: { ...jsonSchema(input) } },
});

/** A message as the protocol describes it. */
export function messageParameter(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant') return { role: message.role, content: message.content };
  if (!message.calls?.length) return { role: 'assistant', content: message.content };
  const calls = message.calls.map(({ id, name, json }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: json },
  }));
  return { role: 'assistant', content: message.content || null, tool_calls: calls };
}
