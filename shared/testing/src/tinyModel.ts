/** Values of a GGUF header, by the type in which they are written. */
type Value =
  | { readonly type: 'u32' | 'i32' | 'f32'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'strings'; readonly value: readonly string[] }
  | { readonly type: 'f32s' | 'i32s'; readonly value: readonly number[] };

interface Tensor {
  readonly name: string;
  /** Fastest first, as the format has it. */
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

/** Numbers of the types in the format (github.com/ggml-org/ggml/blob/master/docs/gguf.md). */
const typeNumbers = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;

/** A GGUF file, version 3. */
export function ggufFile(
  values: Readonly<Record<string, Value>>,
  tensors: readonly Tensor[] = [],
): Uint8Array<ArrayBuffer> {
  const out = new Writer();
  out.text('GGUF').u32(3).u64(tensors.length).u64(Object.keys(values).length);
  for (const [name, value] of Object.entries(values)) out.string(name).value(value);
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    out.string(name).u32(shape.length);
    for (const size of shape) out.u64(size);
    out.u32(0).u64(offset);
    offset += aligned(data.byteLength);
  }
  out.pad();
  for (const { data } of tensors) out.bytes(new Uint8Array(data.buffer)).pad();
  return out.whole();
}

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

class Writer {
  readonly #parts: Uint8Array[] = [];
  #length = 0;
  bytes(part: Uint8Array): this {
    this.#parts.push(part);
    this.#length += part.length;
    return this;
  }
  text(text: string): this {
    return this.bytes(new TextEncoder().encode(text));
  }
  #number(size: number, set: (view: DataView) => void): this {
    const part = new Uint8Array(size);
    set(new DataView(part.buffer));
    return this.bytes(part);
  }
  u32(value: number): this {
    return this.#number(4, (view) => view.setUint32(0, value, true));
  }
  i32(value: number): this {
    return this.#number(4, (view) => view.setInt32(0, value, true));
  }
  f32(value: number): this {
    return this.#number(4, (view) => view.setFloat32(0, value, true));
  }
  u64(value: number): this {
    return this.#number(8, (view) => view.setBigUint64(0, BigInt(value), true));
  }
  string(text: string): this {
    const part = new TextEncoder().encode(text);
    return this.u64(part.length).bytes(part);
  }
  value(given: Value): this {
    switch (given.type) {
      case 'u32':
      case 'i32':
      case 'f32':
        return this.u32(typeNumbers[given.type])[given.type](given.value);
      case 'string':
        return this.u32(typeNumbers.string).string(given.value);
      case 'bool':
        return this.u32(typeNumbers.bool).bytes(Uint8Array.of(given.value ? 1 : 0));
      case 'strings':
        this.u32(typeNumbers.array).u32(typeNumbers.string).u64(given.value.length);
        for (const text of given.value) this.string(text);
        return this;
      case 'f32s':
      case 'i32s': {
        const one = given.type === 'f32s' ? 'f32' : 'i32';
        this.u32(typeNumbers.array).u32(typeNumbers[one]).u64(given.value.length);
        for (const number of given.value) this[one](number);
        return this;
      }
    }
  }
  pad(): this {
    return this.bytes(new Uint8Array(aligned(this.#length) - this.#length));
  }
  whole(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

interface TinyModelOptions {
  readonly name?: string;
  /** Tokens that it can read. */
  readonly context?: number;
  /** Whether it ever ends an answer, or a text in one. */
  readonly ends?: boolean;
}

const size = 32;
const heads = 2;
const inside = 64;
/** The size of the constant part of each token: it makes the first value of a token’s row of the output decide how likely that token is. */
const constant = 4;
/** Weights in a token’s row of the output: one written about once in some tens of tokens, and one never written. */
const likely = 0.1;
const never = -20;

/**
 * A language model of random weights, some 120 kB: its answers are random ASCII without meaning, but a program that runs
 * models loads it, writes with it, and keeps it to a schema, as with any other.
 */
export function tinyModel({
  name = 'Tiny',
  context = 8_192,
  ends = true,
}: TinyModelOptions = {}): Uint8Array<ArrayBuffer> {
  const random = randomNumbers(7);
  const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, '▁', ...signs];
  const kinds = tokens.map((_, at) => (at === 0 ? 2 : at < 3 ? 3 : at < 259 ? 6 : 1));
  const matrix = (rows: number, columns: number, scale = 0.3) =>
    Float32Array.from({ length: rows * columns }, () => (random() - 0.5) * scale);
  const embedding = matrix(tokens.length, size);
  const output = matrix(tokens.length, size);
  tokens.forEach((token, at) => {
    embedding[at * size] = constant;
    const isEnd = token === '</s>' || token === '"';
    // Bytes exist to read any text, and are never written: part of a character would be no text.
    output[at * size] = isEnd ? (ends ? likely : never) : at < 259 ? never : 0;
  });
  const ones = (length: number) => new Float32Array(length).fill(1);
  const block = 'blk.0.';
  const tensors: Tensor[] = [
    { name: 'token_embd.weight', shape: [size, tokens.length], data: embedding },
    { name: 'output_norm.weight', shape: [size], data: ones(size) },
    { name: 'output.weight', shape: [size, tokens.length], data: output },
    { name: `${block}attn_norm.weight`, shape: [size], data: ones(size) },
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) => ({
      name: `${block}${part}.weight`,
      shape: [size, size],
      data: matrix(size, size),
    })),
    { name: `${block}ffn_norm.weight`, shape: [size], data: ones(size) },
    { name: `${block}ffn_gate.weight`, shape: [size, inside], data: matrix(inside, size) },
    { name: `${block}ffn_up.weight`, shape: [size, inside], data: matrix(inside, size) },
    { name: `${block}ffn_down.weight`, shape: [inside, size], data: matrix(size, inside) },
  ];
  const values: Record<string, Value> = {
    'general.architecture': { type: 'string', value: 'llama' },
    'general.name': { type: 'string', value: name },
    'general.license': { type: 'string', value: 'mit' },
    'general.file_type': { type: 'u32', value: 0 },
    'llama.context_length': { type: 'u32', value: context },
    'llama.embedding_length': { type: 'u32', value: size },
    'llama.block_count': { type: 'u32', value: 1 },
    'llama.feed_forward_length': { type: 'u32', value: inside },
    'llama.attention.head_count': { type: 'u32', value: heads },
    'llama.attention.head_count_kv': { type: 'u32', value: heads },
    'llama.attention.layer_norm_rms_epsilon': { type: 'f32', value: 1e-5 },
    'llama.rope.dimension_count': { type: 'u32', value: size / heads },
    'llama.vocab_size': { type: 'u32', value: tokens.length },
    'tokenizer.ggml.model': { type: 'string', value: 'llama' },
    'tokenizer.ggml.tokens': { type: 'strings', value: tokens },
    'tokenizer.ggml.scores': { type: 'f32s', value: tokens.map((_, at) => -at) },
    'tokenizer.ggml.token_type': { type: 'i32s', value: kinds },
    'tokenizer.ggml.bos_token_id': { type: 'u32', value: 1 },
    'tokenizer.ggml.eos_token_id': { type: 'u32', value: 2 },
    'tokenizer.ggml.unknown_token_id': { type: 'u32', value: 0 },
    'tokenizer.chat_template': {
      type: 'string',
      value: '{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant: ',
    },
  };
  return ggufFile(values, tensors);
}

/** The same numbers each time, 0 to 1 (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
