/** What a key does anywhere in the application. */
export type Shortcut = 'palette' | 'undo' | 'redo' | 'help' | 'documentation' | 'save';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The shortcut of a key (spec 2, section 2.14). In a text field undo and redo belong to the text. Ctrl+N is missing on
 * purpose: browsers keep it for themselves.
 */
export function shortcutOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Key,
  inTextField: boolean,
): Shortcut | undefined {
  if (key === 'F1') return 'help';
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z' && !inTextField) return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (letter === 'y' && !inTextField) return 'redo';
  if (letter === 'k' || letter === '/') return 'palette';
  if (letter === 'd') return 'documentation';
  if (letter === 's') return 'save';
  return undefined;
}

const textTypes = new Set(['', 'text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time']);

/** Whether what has the focus takes typed text. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
