import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keysRest, openEditor, takesLetters, watchEditors } from './editorWatch';
import { keysMeant } from './keyRules';
import { useSingleKeysOn } from './singleKeysChoice';

/** What each key does, by the letter or sign on it: `{ j: next, '?': help }`. */
export type KeyVerbs = Readonly<Record<string, () => void>>;

interface SingleKeysOptions {
  /** Keys that may be held down; the others act once for each press. */
  readonly held?: readonly string[];
  /** Only while the focus is in here; without it anywhere on the page. */
  readonly within?: RefObject<HTMLElement | null>;
}

/**
 * Listens for single keys and says whether they are on (the user's choice for the whole product). They rest while
 * somebody writes, in a field or in an editor that is waiting, and a second longer; behind dialogs and in menus.
 */
export function useSingleKeys(keys: KeyVerbs, { held = [], within }: SingleKeysOptions = {}): boolean {
  const on = useSingleKeysOn();
  const latest = useRef({ keys, held });
  useEffect(() => {
    latest.current = { keys, held };
  });
  useEffect(() => {
    if (!on) return;
    const unwatch = watchEditors();
    const listen = (event: KeyboardEvent) => {
      if (!isPlain(event) || takesLetters(event.target) || isBehindDialog() || keysRest()) return;
      if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return;
      const { keys, held } = latest.current;
      const key = keysMeant(event).find((meant) => keys[meant]);
      const act = key === undefined ? undefined : keys[key];
      if (key === undefined || !act || (event.repeat && !held.includes(key))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      unwatch();
    };
  }, [on, within]);
  return on;
}

/** Closes what is open on the page (`Escape`), and whatever else is no letter: never in fields, menus or behind a dialog. */
export function useNamedKey(name: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== name || !isPlain(event) || takesLetters(event.target) || isBehindDialog()) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [name]);
}

/** While the component that calls it is on the page, single keys rest, wherever the focus is. */
export function useOpenEditor(): void {
  useLayoutEffect(openEditor, []);
}

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented;

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
