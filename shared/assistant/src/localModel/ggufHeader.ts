import { RuleError } from '@steps/platform/src/core/store/ruleError';

/** Reads bytes `from` to `to`; fewer where the file ends before. */
export type ByteReader = (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Long lists, such as the words a model knows, are only counted. */
type GgufValue = string | number | boolean | readonly number[] | { readonly count: number };

/** What a GGUF file says of itself before its weights (github.com/ggml-org/ggml/blob/master/docs/gguf.md). */
export interface GgufHeader {
  readonly values: ReadonlyMap<string, GgufValue>;
  /** Weights in all tensors. */
  readonly parameters: number;
  /** The kind of number that most weights are kept as, as ggml counts them. */
  readonly weightType: number;
}

/** Enough for most of what is told before the words a model knows. */
const firstRead = 256 * 1024;
/** The longest header seen has 16 MB, for 260,000 words; a longer one is no header. */
const longestHeader = 64 * 1024 * 1024;
/** Lists of numbers up to this length are kept: some models say a number for each of their layers. */
const shortList = 512;

/** Reads the header, as little of the file as that takes. `RuleError` for anything but a whole GGUF header of version 2 or 3. */
export async function readGgufHeader(read: ByteReader): Promise<GgufHeader> {
  for (let length = firstRead; length <= longestHeader; length *= 4) {
    const bytes = await read(0, length);
    assertGguf(bytes);
    try {
      return headerIn(new Cursor(bytes));
    } catch (error) {
      // What a view throws that is read past its end.
      if (!(error instanceof RangeError)) throw error;
      if (bytes.length < length) throw new RuleError('The model file ends inside its header: it is not whole.');
    }
  }
  throw new RuleError('This is not a GGUF file that can be used: its header has no end.');
}

function assertGguf(bytes: Uint8Array<ArrayBuffer>): void {
  const begin = new TextDecoder('latin1').decode(bytes.slice(0, 40));
  if (!begin.startsWith('GGUF'))
    throw new RuleError(`Expected a GGUF file, which begins with “GGUF”; ${whatCame(begin)}`);
  if (bytes.length < 8) throw new RuleError('The model file ends inside its header: it is not whole.');
  const version = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  if (version !== 2 && version !== 3)
    throw new RuleError(`Expected a GGUF file of version 2 or 3; this one says version ${version}.`);
}

/** What is mistaken for a model file, by how it begins. */
function whatCame(begin: string): string {
  if (!begin) return 'this file is empty.';
  if (/^\s*<(!doctype|html)/i.test(begin)) return 'a web page came. Use the address of the file itself.';
  if (begin.startsWith('version https://git-lfs')) return 'this is a pointer to the file, not the file itself.';
  if (begin.startsWith('PK')) return 'this is a ZIP archive.';
  const shown = begin.slice(0, 8).replace(/[^ -~]/g, '·');
  return `this one begins with “${shown}”.`;
}

function headerIn(at: Cursor): GgufHeader {
  at.skip(8);
  const tensors = at.u64();
  const pairs = at.u64();
  const values = new Map<string, GgufValue>();
  for (let pair = 0; pair < pairs; pair++) values.set(at.string(), at.value(at.u32()));
  let parameters = 0;
  const byType = new Map<number, number>();
  for (let tensor = 0; tensor < tensors; tensor++) {
    at.skip(at.u64());
    const sizes = Array.from({ length: at.u32() }, () => at.u64());
    const count = sizes.reduce((product, size) => product * size, 1);
    const type = at.u32();
    at.skip(8);
    parameters += count;
    byType.set(type, (byType.get(type) ?? 0) + count);
  }
  const [weightType = 0] = [...byType].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { values, parameters, weightType };
}

/** Numbers of the types in the format, with their lengths in bytes. */
const lengths: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const stringType = 8;
const arrayType = 9;

/** A place in bytes that goes forward; throws `RangeError` past their end. */
class Cursor {
  readonly #view: DataView;
  #at = 0;

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  skip(length: number): void {
    this.#at += length;
    if (this.#at > this.bytes.length) throw new RangeError('past the end');
  }

  u32(): number {
    this.skip(4);
    return this.#view.getUint32(this.#at - 4, true);
  }

  u64(): number {
    this.skip(8);
    return Number(this.#view.getBigUint64(this.#at - 8, true));
  }

  string(): string {
    const length = this.u64();
    this.skip(length);
    return new TextDecoder().decode(this.bytes.subarray(this.#at - length, this.#at));
  }

  value(type: number): GgufValue {
    if (type === stringType) return this.string();
    return type === arrayType ? this.#list() : this.#number(type);
  }

  #list(): GgufValue {
    const type = this.u32();
    const count = this.u64();
    const length = lengths[type];
    if (length !== undefined) {
      if (count <= shortList) return Array.from({ length: count }, () => Number(this.#number(type)));
      this.skip(count * length);
      return { count };
    }
    for (let one = 0; one < count; one++) {
      if (type === stringType) this.skip(this.u64());
      else this.value(type);
    }
    return { count };
  }

  #number(type: number): number | boolean {
    const length = lengths[type];
    if (length === undefined)
      throw new RuleError(`This GGUF file is damaged: it has a value of the unknown kind ${type}.`);
    const at = this.#at;
    this.skip(length);
    const view = this.#view;
    switch (type) {
      case 0:
        return view.getUint8(at);
      case 1:
        return view.getInt8(at);
      case 2:
        return view.getUint16(at, true);
      case 3:
        return view.getInt16(at, true);
      case 4:
        return view.getUint32(at, true);
      case 5:
        return view.getInt32(at, true);
      case 6:
        return view.getFloat32(at, true);
      case 7:
        return view.getUint8(at) !== 0;
      case 10:
        return Number(view.getBigUint64(at, true));
      case 11:
        return Number(view.getBigInt64(at, true));
      default:
        return view.getFloat64(at, true);
    }
  }
}
