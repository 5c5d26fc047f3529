import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { takesLetters } from './editorWatch';
import { keysMeant } from './keyRules';
import { asChosen, type ChosenShortcut, shortcutChoices, useShortcutChoices } from './shortcutChoices';
import { isPressed, productShortcuts, type Shortcut } from './shortcutRules';

interface Bound {
  readonly shortcut: Shortcut;
  readonly act: () => void;
}

/** What is bound now, the latest last: a page's own goes before the product's. */
let bound: readonly Bound[] = [];
let listed: readonly Shortcut[] = productShortcuts;
const listeners = new Set<() => void>();

/** Every shortcut there is, with its own keys: the product's, and those of what is on the page. */
export const listShortcuts = (): readonly Shortcut[] => listed;

/** As `listShortcuts` with the keys that the person chose, followed as pages come and go. For the help and the settings. */
export function useShortcutList(): readonly ChosenShortcut[] {
  const all = useSyncExternalStore(follow, listShortcuts);
  const choices = useShortcutChoices();
  return useMemo(() => all.map((shortcut) => asChosen(shortcut, choices)), [all, choices]);
}

/** The first key of a shortcut of the product, to be shown beside what it does; `undefined` when it is switched off. */
export function useShortcutKey(id: (typeof productShortcuts)[number]['id']): string | undefined {
  const choices = useShortcutChoices();
  const own = productShortcuts.find((shortcut) => shortcut.id === id);
  return own && asChosen(own, choices).keys[0];
}

/**
 * Binds combinations of keys (Ctrl+…, Alt+…, F1, Esc) while the component is on the page; single letters are `useSingleKeys`. A
 * modal dialog keeps all keys to itself, and Esc closes what floats first. A shortcut without a verb is listed alone.
 */
export function usePageKeys<Id extends string>(
  shortcuts: readonly (Shortcut & { readonly id: Id })[],
  verbs: Readonly<Partial<Record<Id, (() => void) | undefined>>>,
): void {
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  const bindable = shortcuts.filter(({ id }) => verbs[id]);
  const key = JSON.stringify([shortcuts, bindable.map(({ id }) => id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is bound is told by its content, not by a new array
  useEffect(() => {
    const mine = bindable.map((shortcut) => ({ shortcut, act: () => latest.current[shortcut.id]?.() }));
    return bind(mine, shortcuts);
  }, [key]);
}

function bind(mine: readonly Bound[], shown: readonly Shortcut[]): () => void {
  if (bound.length === 0) window.addEventListener('keydown', listen);
  bound = [...bound, ...mine];
  const fresh = shown.filter((shortcut) => !listed.some((known) => isSame(known, shortcut)));
  list([...listed, ...fresh]);
  return () => {
    bound = bound.filter((one) => !mine.includes(one));
    list(listed.filter((one) => !fresh.includes(one)));
    if (bound.length === 0) window.removeEventListener('keydown', listen);
  };
}

const isSame = (one: Shortcut, other: Shortcut) => one.id === other.id && one.scope === other.scope;

function list(next: readonly Shortcut[]): void {
  listed = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const choices = shortcutChoices();
  const boundTo = (meant: string) =>
    bound.findLast(({ shortcut }) => asChosen(shortcut, choices).keys.some((keys) => isPressed(keys, event, [meant])));
  const [found] = keysMeant(event).flatMap((meant) => boundTo(meant) ?? []);
  if (!found || (found.shortcut.notInText && takesLetters(event.target))) return;
  if (document.querySelector(event.key === 'Escape' ? 'dialog:modal, :popover-open' : 'dialog:modal')) return;
  event.preventDefault();
  // A key held down opens, saves or leaves once; undo goes on.
  if (!event.repeat || found.shortcut.notInText) found.act();
}
