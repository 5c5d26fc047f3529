import { keysMeant } from './keyRules';

/** What a combination of keys does, and where. The one table that listens, the help page and the palette read. */
export interface Shortcut {
  readonly id: string;
  /** Two or three words, as the help page lists it: "Command palette". */
  readonly label: string;
  /** "Ctrl+K" (Cmd on a Mac), "F1", "Esc"; the first is the one to show, the others do the same. */
  readonly keys: readonly string[];
  /** "Everywhere", or the name of the page that has it. */
  readonly scope: string;
  /** What else to know: that browsers keep a key for themselves. */
  readonly note?: string;
  /** In a text field the key belongs to the text. */
  readonly notInText?: true;
  /** Cannot be given other keys: what is open binds it itself. */
  readonly fixed?: true;
}

/** The keys of the whole product (specification, part 2, 2.14; redo is ours). */
export const productShortcuts = [
  { id: 'palette', label: 'Command palette', keys: ['Ctrl+K'], scope: 'Everywhere' },
  { id: 'search', label: 'Search', keys: ['Ctrl+/'], scope: 'Everywhere' },
  {
    id: 'new',
    label: 'New item',
    keys: ['Ctrl+N', 'Alt+N'],
    scope: 'Everywhere',
    note: 'In a browser tab Ctrl+N belongs to the browser: press Alt+N there.',
  },
  { id: 'documentation', label: 'Documentation', keys: ['Ctrl+D'], scope: 'Everywhere' },
  { id: 'help', label: 'Help', keys: ['F1'], scope: 'Everywhere' },
  { id: 'save', label: 'Save', keys: ['Ctrl+S'], scope: 'Everywhere' },
  { id: 'undo', label: 'Undo', keys: ['Ctrl+Z'], scope: 'Everywhere', notInText: true },
  { id: 'redo', label: 'Redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], scope: 'Everywhere', notInText: true },
  { id: 'close', label: 'Close or cancel', keys: ['Esc'], scope: 'Everywhere', fixed: true },
] as const satisfies readonly Shortcut[];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the keys pressed are this combination: Ctrl or Cmd, and no key held beyond it. `meant`: what the last key may mean. */
export function isPressed(combination: string, pressed: Pressed, meant = keysMeant(pressed)): boolean {
  const parts = combination.split('+');
  const name = (parts.at(-1) ?? '').toLowerCase();
  const holds = (key: string) => parts.includes(key);
  if (holds('Ctrl') !== (pressed.ctrlKey || pressed.metaKey) || holds('Alt') !== pressed.altKey) return false;
  // "?" and "/" need Shift on some keyboards.
  if (/^[a-z0-9]$|^.{2,}$/.test(name) && holds('Shift') !== pressed.shiftKey) return false;
  if (name === 'esc') return pressed.key === 'Escape';
  return meant.includes(name);
}

const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Fn']);
/** Combinations that browsers do not hand over. */
const browsersOwn = /^Ctrl\+(Shift\+)?[NTW]$|^Ctrl\+Tab$|^F1[12]$|^F5$|^Ctrl\+R$|^Ctrl\+L$/;
/** Combinations that belong to text wherever it is. */
const ofText = /^Ctrl\+[ACVX]$/;

/** The keys of a press as a combination: "Ctrl+Shift+K". `undefined` while only modifiers are held, or for keys without a name. */
export function combinationOf(pressed: Pressed): string | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (modifiers.has(key)) return undefined;
  const [letter = ''] = keysMeant(pressed);
  if (!/^[!-*,-~]$|^f\d{1,2}$/.test(letter)) return undefined;
  const sign = !/[a-z0-9]/.test(letter);
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !sign && 'Shift'].filter(Boolean);
  return [...held, letter.toUpperCase()].join('+');
}

/** Why a combination is no shortcut, as the person is told; `undefined` when it is fine. */
export function combinationProblem(combination: string): string | undefined {
  if (browsersOwn.test(combination)) return `Browsers keep ${combination} for themselves. Choose other keys.`;
  if (ofText.test(combination)) return `${combination} belongs to text. Choose other keys.`;
  if (!/^(Ctrl|Alt)\+|^(Shift\+)?F\d/.test(combination))
    return 'Hold Ctrl or Alt with another key, or press F1 to F10.';
  return undefined;
}

const meet = (one: Shortcut, other: Shortcut) =>
  one.scope === other.scope || one.scope === 'Everywhere' || other.scope === 'Everywhere';

/** Other shortcuts that have a key of this one, where both can be pressed. */
export const conflictsOf = (shortcut: Shortcut, all: readonly Shortcut[]): readonly Shortcut[] =>
  all.filter(
    (other) =>
      !(other.id === shortcut.id && other.scope === shortcut.scope) &&
      meet(other, shortcut) &&
      other.keys.some((keys) => shortcut.keys.includes(keys)),
  );
