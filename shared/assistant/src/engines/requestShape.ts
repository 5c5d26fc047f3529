import { isStrict, type JsonSchema } from './jsonSchema';
import { ServerRefusal } from './modelErrors';
import type { MessageParameter, ToolParameter } from './openAiMessages';

/** What is sent, as far as Steps uses the protocol. */
export interface RequestBody {
  readonly model: string;
  readonly messages: readonly MessageParameter[];
  readonly stream: true;
  readonly tools?: readonly ToolParameter[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly stream_options?: { readonly include_usage: true };
  readonly response_format?:
    | { readonly type: 'json_object' }
    | {
        readonly type: 'json_schema';
        readonly json_schema: { readonly name: string; readonly strict: boolean; readonly schema: JsonSchema };
      };
}

/** How much of the protocol a server understands. */
export interface RequestShape {
  readonly format: 'schema' | 'json' | 'none';
  readonly countsTokens: boolean;
  readonly usesTools: boolean;
  /** What it calls the longest answer: newer services refuse the older name. */
  readonly lengthName: 'max_tokens' | 'max_completion_tokens' | undefined;
}

export const fullShape: RequestShape = {
  format: 'schema',
  countsTokens: true,
  usesTools: true,
  lengthName: 'max_tokens',
};

interface RequestParts {
  readonly model: string;
  readonly messages: readonly MessageParameter[];
  /** Without it the answer is prose. */
  readonly schema: JsonSchema | undefined;
  readonly schemaName: string;
  readonly tools: readonly ToolParameter[];
  /** Tokens of the answer. */
  readonly maxTokens: number;
}

export function requestBody(parts: RequestParts, shape: RequestShape): RequestBody {
  const { model, messages, schema, schemaName, tools, maxTokens } = parts;
  return {
    model,
    messages,
    stream: true,
    ...(shape.lengthName && { [shape.lengthName]: maxTokens }),
    ...(shape.countsTokens && { stream_options: { include_usage: true } }),
    ...(shape.usesTools && tools.length > 0 && { tools }),
    ...(schema &&
      shape.format === 'schema' && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: schemaName.replace(/[^\w-]/g, '_'), strict: isStrict(schema), schema },
        },
      }),
    ...(schema && shape.format === 'json' && { response_format: { type: 'json_object' } }),
  };
}

/** The next simpler shape after a refusal; `undefined` when the refusal is about something else. */
export function simplerShape(shape: RequestShape, error: unknown): RequestShape | undefined {
  if (!(error instanceof ServerRefusal) || (error.status !== 400 && error.status !== 422)) return undefined;
  if (/max_(?:completion_)?tokens/i.test(error.message) && shape.lengthName) {
    return { ...shape, lengthName: shape.lengthName === 'max_tokens' ? 'max_completion_tokens' : undefined };
  }
  const aboutTokens = /stream_options|include_usage/i.test(error.message);
  if (aboutTokens && shape.countsTokens) return { ...shape, countsTokens: false };
  if (/\btools?\b/i.test(error.message) && shape.usesTools) return { ...shape, usesTools: false };
  if (shape.format === 'schema') return { ...shape, format: 'json' };
  if (shape.format === 'json') return { ...shape, format: 'none' };
  return shape.countsTokens ? { ...shape, countsTokens: false } : undefined;
}
