import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import { Allow, parse } from 'partial-json';

/** Texts, lists and objects may be cut off; a number or a word of a fixed list counts once it is whole. */
const allowed = Allow.STR | Allow.ARR | Allow.OBJ;

/** The JSON in a text that is still being written, as far as it goes; `undefined` before it begins or when it is none. */
export function partialJson(text: string): unknown {
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  try {
    return parse(text.slice(from), allowed);
  } catch {
    // Not JSON, or not yet: the whole answer is checked when it is there.
    return undefined;
  }
}

/** The first part of a finished draft, by its share of the words: how the built-in engine shows that it writes. */
export function draftUpTo(draft: unknown, share: number): unknown {
  let left = Math.ceil(lengthOf(draft) * share);
  const upTo = (value: unknown): unknown => {
    if (left <= 0) return undefined;
    if (typeof value === 'string') {
      const text = value.length <= left ? value : value.slice(0, left);
      left -= value.length;
      return text;
    }
    if (Array.isArray(value)) return value.map(upTo).filter((item) => item !== undefined);
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([name, entry]) => [name, upTo(entry)]);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  };
  return upTo(draft);
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + lengthOf(item), 0);
  return isPlainObject(value) ? lengthOf(Object.values(value)) : 0;
}
