import * as v from 'valibot';

/** Keys that could not be stored. */
const memory = new Map<string, string>();
const programKeys = new Map<string, string>();

/** A small value kept in localStorage under `steps.<name>`; what does not parse gives the fallback. */
export function readKey<S extends v.GenericSchema>(
  name: string,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  const text = readText(name);
  const parsed = v.safeParse(schema, text === undefined ? undefined : parsedJson(text));
  return text !== undefined && parsed.success ? parsed.output : fallback;
}

/** Keeps a small value, or removes it when `undefined`. Without usable storage it lasts until the tab is closed. */
export function writeKey(name: string, value: unknown): void {
  const key = keyName(name);
  const text = value === undefined ? undefined : JSON.stringify(value);
  memory.delete(key);
  try {
    if (text === undefined) store().removeItem(key);
    else store().setItem(key, text);
  } catch (error) {
    console.warn(`${key} is kept in memory only`, error);
    if (text !== undefined) memory.set(key, text);
  }
}

/** Tells when another tab changes one of the keys. Returns the undo. */
export function watchKeys(onChange: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.key !== null && !event.key.startsWith('steps.')) return;
    if (event.key === null) memory.clear();
    else memory.delete(event.key);
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function readText(name: string): string | undefined {
  const key = keyName(name);
  try {
    return memory.get(key) ?? store().getItem(key) ?? undefined;
  } catch (error) {
    console.warn(`${key} cannot be read`, error);
    return undefined;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('Expected JSON in a local key', error);
    return undefined;
  }
}

const keyName = (name: string) => `steps.${name}`;

/** Outside a browser there is no localStorage: what is written lasts as long as the program. */
const store = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
  typeof localStorage === 'undefined' ? programStore : localStorage;

const programStore = {
  getItem: (key: string) => programKeys.get(key) ?? null,
  setItem: (key: string, text: string) => void programKeys.set(key, text),
  removeItem: (key: string) => void programKeys.delete(key),
};
