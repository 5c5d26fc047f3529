import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { GgufHeader } from './ggufHeader';

/** What a person should know of a model before it takes room on their device. */
export interface ModelFacts {
  /** As its maker calls it; the file's name where the maker says none. */
  readonly name: string;
  /** The file it is kept as. */
  readonly file: string;
  /** Of the file. */
  readonly bytes: number;
  /** The kind of network: `llama`, `qwen2`. */
  readonly architecture: string;
  /** "1.5 billion" as a number. */
  readonly parameters: number;
  /** How its weights are kept: `Q4_K_M`. */
  readonly quantisation: string;
  /** As the file says it: `apache-2.0`; undefined where it says none. */
  readonly licence: string | undefined;
  readonly licenceAddress: string | undefined;
  /** Tokens that it is given to work with here: question and answer together. */
  readonly context: number;
  /** Bytes of memory while it works: an estimate. */
  readonly memory: number;
}

/** Question and answer of every task fit into it; more would take memory from the model itself. */
const mostContext = 8_192;
/** A reserve for its own programs and for what is worked out on the way, which grows with the model: one of 0.2 MB took 120 MB in Chromium. */
const workingBytes = 300_000_000;

/** Reads the facts off a header. `RuleError` for a model that does not write text, and for one that is only a part. */
export function modelFacts(
  header: GgufHeader,
  { file, bytes }: { readonly file: string; readonly bytes: number },
): ModelFacts {
  const { values, parameters } = header;
  const text = (key: string) => {
    const value = values.get(key);
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };
  const number = (key: string) => {
    const value = values.get(key);
    if (Array.isArray(value)) return Math.max(0, ...value.map(Number));
    return typeof value === 'number' ? value : undefined;
  };
  const architecture = text('general.architecture') ?? 'unknown';
  if (/bert|clip|whisper|t5encoder|mmproj|diffusion/.test(architecture))
    throw new RuleError(
      `This model (${architecture}) reads texts or pictures and writes none. Choose one that can chat.`,
    );
  if ((number('split.count') ?? 1) > 1)
    throw new RuleError('This is one part of a model that was split. Choose a model that is one file.');
  const of = (key: string) => number(`${architecture}.${key}`);
  const context = Math.min(of('context_length') || mostContext, mostContext);
  const heads = of('attention.head_count') || 1;
  const width = (of('embedding_length') ?? 0) / heads;
  const perToken =
    (of('block_count') ?? 0) *
    (of('attention.head_count_kv') || heads) *
    ((of('attention.key_length') ?? width) + (of('attention.value_length') ?? width)) *
    bytesOfHalf;
  return {
    name: text('general.name') ?? file.replace(/\.gguf$/i, ''),
    file,
    bytes,
    architecture,
    parameters,
    quantisation: fileTypes[number('general.file_type') ?? -1] ?? weightTypes[header.weightType] ?? 'unknown',
    licence: text('general.license.name') ?? text('general.license'),
    licenceAddress: webAddress(text('general.license.link')),
    context,
    memory: bytes + perToken * context + workingBytes,
  };
}

/** What is remembered of the talk is kept in numbers of 16 bits. */
const bytesOfHalf = 2;

const webAddress = (text: string | undefined): string | undefined =>
  text && URL.parse(text)?.protocol === 'https:' ? text : undefined;

/** `general.file_type` (llama.cpp, include/llama.h). */
const fileTypes: Readonly<Record<number, string>> = {
  ...{ 0: 'F32', 1: 'F16', 2: 'Q4_0', 3: 'Q4_1', 7: 'Q8_0', 8: 'Q5_0', 9: 'Q5_1', 10: 'Q2_K', 11: 'Q3_K_S' },
  ...{ 12: 'Q3_K_M', 13: 'Q3_K_L', 14: 'Q4_K_S', 15: 'Q4_K_M', 16: 'Q5_K_S', 17: 'Q5_K_M', 18: 'Q6_K' },
  ...{ 19: 'IQ2_XXS', 20: 'IQ2_XS', 21: 'Q2_K_S', 22: 'IQ3_XS', 23: 'IQ3_XXS', 24: 'IQ1_S', 25: 'IQ4_NL' },
  ...{ 26: 'IQ3_S', 27: 'IQ3_M', 28: 'IQ2_S', 29: 'IQ2_M', 30: 'IQ4_XS', 31: 'IQ1_M', 32: 'BF16' },
  ...{ 36: 'TQ1_0', 37: 'TQ2_0', 38: 'MXFP4' },
};

/** Kinds of weights (ggml, include/ggml.h), for files that do not say their own. */
const weightTypes: Readonly<Record<number, string>> = {
  ...{ 0: 'F32', 1: 'F16', 2: 'Q4_0', 3: 'Q4_1', 6: 'Q5_0', 7: 'Q5_1', 8: 'Q8_0', 10: 'Q2_K', 11: 'Q3_K' },
  ...{ 12: 'Q4_K', 13: 'Q5_K', 14: 'Q6_K', 30: 'BF16', 39: 'MXFP4' },
};
