import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import { type JsonSchema, jsonSchema } from './jsonSchema';
import type { ModelMessage } from './modelPort';

export interface ToolParameter {
  readonly type: 'function';
  readonly function: { readonly name: string; readonly description: string; readonly parameters: JsonSchema };
}

interface CallParameter {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

export type MessageParameter =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly CallParameter[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** A tool as the protocol describes it. */
export const toolParameter = ({ name, description, input }: AiTool): ToolParameter => ({
  type: 'function',
  function: { name, description, parameters: jsonSchema(input) },
});

/** A message as the protocol describes it. */
export function messageParameter(message: ModelMessage): MessageParameter {
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
