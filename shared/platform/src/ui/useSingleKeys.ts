import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keysRest, openEditor, takesLetters, watchEditors } from './editorWatch';
import { keysMeant } from './keyRules';
import { useSingleKeysOn } from './singleKeysChoice';

/** What each key does, by the letter or sign on it or by its name: `{ j: next, '?': help, Escape: close }`. */
export type KeyVerbs = Readonly<Record<string, () => void>>;

interface SingleKeysOptions {
  /** Keys that may be held down; the others act once for each press. */
  readonly held?: readonly string[];
  /** Keys that are no letters (`Escape` closes what is open): they work whatever the user chose, and while other keys rest. */
  readonly always?: readonly string[];
  /** Only while the focus is in here; without it anywhere on the page. */
  readonly within?: RefObject<HTMLElement | null>;
}

const none: readonly string[] = [];

/**
 * Listens for single keys and says whether they are on (the user's choice for the whole product). They rest while
 * somebody writes, in a field or in an editor that is waiting, and a second longer; behind dialogs and in menus.
 */
export function useSingleKeys(keys: KeyVerbs, { held = none, always = none, within }: SingleKeysOptions = {}): boolean {
  const on = useSingleKeysOn();
  const hasOthers = always.length > 0;
  const latest = useRef({ keys, held, always });
  useEffect(() => {
    latest.current = { keys, held, always };
  });
  useEffect(() => {
    if (!on && !hasOthers) return;
    const unwatch = on ? watchEditors() : undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isPlain(event) || takesLetters(event.target) || isBehindDialog()) return;
      if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return;
      const { keys, held, always } = latest.current;
      const key = [event.key, ...keysMeant(event)].find((meant) => keys[meant]);
      const act = key === undefined ? undefined : keys[key];
      if (key === undefined || !act || (event.repeat && !held.includes(key))) return;
      if (!always.includes(key) && (!on || keysRest())) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      unwatch?.();
    };
  }, [on, hasOthers, within]);
  return on;
}

/** While the component that calls it is on the page, single keys rest, wherever the focus is. */
export function useOpenEditor(): void {
  useLayoutEffect(openEditor, []);
}

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented;

const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;
