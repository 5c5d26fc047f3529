import type { Content } from './document';

/** The value at `items.0.title`. */
export function valueAt(content: Content, path: string): unknown {
  let at: unknown = content;
  for (const key of path.split('.')) at = isKeyed(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The patch that puts a value at `items.0.title`: the whole value of the first key. */
export function patchAt(content: Content, path: string, value: unknown): Content {
  const [first = '', ...rest] = path.split('.');
  return { [first]: placed(content[first], rest, value) };
}

function placed(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((one, index) => (String(index) === key ? placed(one, rest, value) : one));
  if (!isKeyed(whole)) throw new Error(`Expected something with the key ${key}, got ${typeof whole}.`);
  return { ...whole, [key]: placed(whole[key], rest, value) };
}
