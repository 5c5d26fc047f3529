// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest';
import { isTextField, shortcutOf } from './shortcutRules';

const key = (name: string, held: ('ctrl' | 'meta' | 'shift' | 'alt')[] = []) => ({
  key: name,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

describe('a shortcut', () => {
  test.each([
    ['Ctrl+K opens the palette', key('k', ['ctrl']), 'palette'],
    ['Cmd+K opens the palette', key('k', ['meta']), 'palette'],
    ['Ctrl+/ searches', key('/', ['ctrl']), 'palette'],
    ['Ctrl+Z undoes', key('z', ['ctrl']), 'undo'],
    ['Ctrl+Shift+Z redoes', key('Z', ['ctrl', 'shift']), 'redo'],
    ['Ctrl+Y redoes', key('y', ['ctrl']), 'redo'],
    ['Ctrl+D opens the documentation', key('d', ['ctrl']), 'documentation'],
    ['Ctrl+S saves', key('s', ['ctrl']), 'save'],
    ['F1 opens the help', key('F1'), 'help'],
    ['a letter alone does nothing', key('k'), undefined],
    ['Ctrl+Shift+K is the browser’s', key('K', ['ctrl', 'shift']), undefined],
    ['Ctrl+Alt+K is a letter on some keyboards', key('k', ['ctrl', 'alt']), undefined],
  ])('%s', (_rule, event, shortcut) => {
    expect(shortcutOf(event, false)).toBe(shortcut);
  });

  it('leaves undo and redo to the text field that has the focus', () => {
    expect(shortcutOf(key('z', ['ctrl']), true)).toBeUndefined();
    expect(shortcutOf(key('Z', ['ctrl', 'shift']), true)).toBeUndefined();
    expect(shortcutOf(key('k', ['ctrl']), true)).toBe('palette');
  });
});

describe('a text field', () => {
  it('takes typed text; a checkbox or a button does not', () => {
    const input = document.createElement('input');
    expect(isTextField(input)).toBe(true);
    expect(isTextField(document.createElement('textarea'))).toBe(true);
    input.type = 'checkbox';
    expect(isTextField(input)).toBe(false);
    expect(isTextField(document.createElement('button'))).toBe(false);
    expect(isTextField(null)).toBe(false);
  });
});
