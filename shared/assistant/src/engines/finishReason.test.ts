import { expect, it } from 'vitest';
import { cutBy } from './finishReason';

it.each(['stop', 'STOP', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'tool_calls', 'function_call', ''])(
  'an answer that ends with %j is whole',
  (finish) => expect(cutBy(finish)).toBeUndefined(),
);

it.each([
  ['length', 'length'],
  ['MAX_TOKENS', 'length'],
  ['max_output_tokens', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'filter'],
  ['content_filter: RECITATION', 'filter'],
  ['SAFETY', 'filter'],
  ['refusal', 'filter'],
  ['sensitive', 'filter'],
  ['error', 'stopped'],
  ['abort', 'stopped'],
  ['insufficient_system_resource', 'stopped'],
])('an answer that ends with %j is cut off: %s', (finish, cut) => expect(cutBy(finish)).toBe(cut));
