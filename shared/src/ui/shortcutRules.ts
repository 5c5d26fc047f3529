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
  { id: 'close', label: 'Close or cancel', keys: ['Esc'], scope: 'Everywhere' },
] as const satisfies readonly Shortcut[];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the keys pressed are this combination: Ctrl or Cmd, and no key held beyond it. */
export function isPressed(combination: string, pressed: Pressed): boolean {
  const parts = combination.split('+');
  const name = (parts.at(-1) ?? '').toLowerCase();
  const holds = (key: string) => parts.includes(key);
  if (holds('Ctrl') !== (pressed.ctrlKey || pressed.metaKey) || holds('Alt') !== pressed.altKey) return false;
  // "?" and "/" need Shift on some keyboards.
  if (/^[a-z0-9]$|^.{2,}$/.test(name) && holds('Shift') !== pressed.shiftKey) return false;
  if (name === 'esc') return pressed.key === 'Escape';
  // With Alt a Mac types another letter.
  if (holds('Alt') && pressed.code === `Key${name.toUpperCase()}`) return true;
  return pressed.key.toLowerCase() === name;
}
