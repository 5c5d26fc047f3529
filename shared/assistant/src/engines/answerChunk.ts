import * as v from 'valibot';
import type { TokenCount } from '../aiUsage';
import type { CallPiece } from './toolCallParts';

/** What is needed, where it can be read: a field in a form that nobody knows is passed over, never the answer with it. */
const lenient = <T extends v.GenericSchema>(schema: T) => v.optional(v.fallback(v.nullable(schema), null), null);

const words = v.pipe(
  v.unknown(),
  v.transform((content) => wordsIn(content)),
);
const callSchema = v.object({
  index: lenient(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())),
  id: lenient(v.string()),
  function: lenient(v.object({ name: lenient(v.string()), arguments: v.optional(v.unknown()) })),
});
const partSchema = v.object({
  content: v.optional(words, ''),
  refusal: lenient(v.string()),
  reasoning_content: v.optional(v.unknown()),
  reasoning: v.optional(v.unknown()),
  tool_calls: lenient(v.array(lenient(callSchema))),
  /** The older protocol's single call. */
  function_call: callSchema.entries.function,
});
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.minValue(0));
const usageSchema = v.object({ prompt_tokens: count, completion_tokens: count });
const chunkSchema = v.object({
  choices: lenient(
    v.array(
      lenient(
        v.object({
          delta: lenient(partSchema),
          message: lenient(partSchema),
          text: lenient(v.string()),
          finish_reason: lenient(v.string()),
          usage: lenient(usageSchema),
          error: v.optional(v.unknown()),
        }),
      ),
    ),
  ),
  usage: lenient(usageSchema),
});

/** A piece of an answer, or the whole of it from servers that do not stream. */
export interface AnswerChunk {
  readonly text: string;
  /** Length of what it thought, which nobody reads. */
  readonly thought: number;
  readonly calls: readonly CallPiece[];
  /** `stop`, `length` …; empty while the answer goes on. */
  readonly finish: string;
  readonly usage: TokenCount | undefined;
  /** What went wrong at the service behind the server. */
  readonly error: unknown;
}

/** Reads one; `undefined` for what is no part of an answer, such as a sign of life. `isFirst`: nothing was read before. */
export function answerChunk(value: unknown, isFirst: boolean): AnswerChunk | undefined {
  const read = v.safeParse(chunkSchema, value);
  if (!read.success) return undefined;
  const { choices, usage } = read.output;
  if (!choices && !usage) return undefined;
  const choice = choices?.[0];
  // Some services send the whole message so far beside each piece.
  const part = choice?.delta && (says(choice.delta) || !isFirst || !choice.message) ? choice.delta : choice?.message;
  const tokens = usage ?? choice?.usage;
  return {
    text: part?.content || part?.refusal || choice?.text || '',
    thought: lengthOf(part?.reasoning_content) || lengthOf(part?.reasoning),
    calls: part ? callsOf(part) : [],
    finish: choice?.finish_reason ?? '',
    usage: tokens
      ? { promptTokens: tokens.prompt_tokens, completionTokens: tokens.completion_tokens, estimated: false }
      : undefined,
    error: choice?.error ?? undefined,
  };
}

type Part = v.InferOutput<typeof partSchema>;

const says = (part: Part): boolean =>
  part.content !== '' || Boolean(part.refusal || part.tool_calls?.length || part.function_call);

const lengthOf = (thought: unknown): number => (typeof thought === 'string' ? thought.length : 0);

function callsOf({ tool_calls, function_call }: Part): CallPiece[] {
  const single = function_call ? [{ index: null, id: null, function: function_call }] : [];
  return [...(tool_calls ?? []), ...single].flatMap((call) =>
    call
      ? [
          {
            index: call.index ?? undefined,
            id: call.id ?? '',
            name: call.function?.name ?? '',
            json: jsonOf(call.function?.arguments),
          },
        ]
      : [],
  );
}

/** The input of a call: JSON in a text by the protocol, and as it is from some servers. */
const jsonOf = (input: unknown): string =>
  typeof input === 'string' ? input : input === null || input === undefined ? '' : JSON.stringify(input);

const contentPart = v.looseObject({ type: v.fallback(v.string(), '') });

/** The words of a content: a text, a part of one, or a list of these. What it thought is left out. */
function wordsIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(wordsIn).join('');
  const read = v.safeParse(contentPart, content);
  if (!read.success || /think|thought|reason/i.test(read.output.type)) return '';
  const { text, value, content: inside, refusal } = read.output;
  return [text, value, inside, refusal].map(wordsIn).find(Boolean) ?? '';
}
