/** A key of the application as it is shown to people. */
export interface ShownShortcut {
  readonly keys: readonly string[];
  readonly does: string;
  /** What to know about it. */
  readonly note?: string;
}

/** The keys of the application (spec 2, section 2.14), until the registry that binds them is read here. */
export const shortcutList: readonly ShownShortcut[] = [
  { keys: ['Ctrl+K'], does: 'Open the command palette' },
  { keys: ['Ctrl+/'], does: 'Search' },
  { keys: ['Ctrl+N'], does: 'New item', note: 'Browsers keep this key for a new window. Use Ctrl+K and type “add”.' },
  { keys: ['Ctrl+D'], does: 'Open the documentation' },
  { keys: ['F1'], does: 'Open help' },
  { keys: ['Ctrl+S'], does: 'Save', note: 'Every change is saved by itself. This writes what is still waiting.' },
  { keys: ['Ctrl+Z'], does: 'Undo' },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
  { keys: ['Esc'], does: 'Close or cancel' },
];
