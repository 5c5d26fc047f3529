// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isPressed, productShortcuts } from './shortcutRules';
import { listShortcuts, usePageKeys, useShortcutList } from './shortcuts';

afterEach(cleanup);

const pressed = (key: string, held = '', code = '') => ({
  key,
  code,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  shiftKey: held.includes('s'),
  altKey: held.includes('a'),
});

describe('a combination', () => {
  test.each([
    ['Ctrl+K', pressed('k', 'c'), true],
    ['Ctrl+K', pressed('k', 'm'), true],
    ['Ctrl+K', pressed('K', 'cs'), false],
    ['Ctrl+K', pressed('k', 'ca'), false],
    ['Ctrl+K', pressed('k'), false],
    ['Ctrl+/', pressed('/', 'c'), true],
    ['Ctrl+/', pressed('/', 'cs'), true],
    ['Ctrl+Shift+Z', pressed('Z', 'cs'), true],
    ['Alt+N', pressed('n', 'a', 'KeyN'), true],
    ['Alt+N', pressed('˜', 'a', 'KeyN'), true],
    ['F1', pressed('F1'), true],
    ['F1', pressed('F1', 's'), false],
    ['Esc', pressed('Escape'), true],
  ])('%s, pressed as %o: %s', (combination, event, is) => {
    expect(isPressed(combination, event)).toBe(is);
  });
});

test('the product has the eight shortcuts of the specification', () => {
  const keysOf = (id: string) => productShortcuts.find((one) => one.id === id)?.keys[0];
  expect(['palette', 'search', 'new', 'documentation', 'help', 'save', 'undo', 'close'].map(keysOf)).toEqual([
    'Ctrl+K',
    'Ctrl+/',
    'Ctrl+N',
    'Ctrl+D',
    'F1',
    'Ctrl+S',
    'Ctrl+Z',
    'Esc',
  ]);
});

const chat = { id: 'chat', label: 'Open the chat', keys: ['Ctrl+Shift+C'], scope: 'Agents' } as const;

function Product({ verbs }: { readonly verbs: Partial<Record<(typeof productShortcuts)[number]['id'], () => void>> }) {
  usePageKeys(productShortcuts, verbs);
  return <textarea aria-label="Notes" />;
}

function Agents({ open }: { readonly open?: () => void }) {
  usePageKeys([chat], { chat: open });
  return null;
}

function Help() {
  return (
    <p>
      {useShortcutList()
        .map(({ label }) => label)
        .join(', ')}
    </p>
  );
}

const ctrl = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key, ctrlKey: true });

test('keys do what they are bound to, and nothing once the page is left', () => {
  const palette = vi.fn();
  const { unmount } = render(<Product verbs={{ palette }} />);
  // Its default is prevented, so the browser's own never comes.
  expect(ctrl('k')).toBe(false);
  expect(palette).toHaveBeenCalledOnce();
  unmount();
  expect(ctrl('k')).toBe(true);
  expect(palette).toHaveBeenCalledOnce();
});

test('in a text field undo belongs to the text, the palette opens all the same', () => {
  const palette = vi.fn();
  const undo = vi.fn();
  render(<Product verbs={{ palette, undo }} />);
  const notes = screen.getByRole('textbox');
  expect(ctrl('z', notes)).toBe(true);
  ctrl('k', notes);
  expect([undo.mock.calls.length, palette.mock.calls.length]).toEqual([0, 1]);
});

test('a key that is held down saves once, and undoes on', () => {
  const save = vi.fn();
  const undo = vi.fn();
  render(<Product verbs={{ save, undo }} />);
  for (const key of ['s', 'z']) {
    ctrl(key);
    fireEvent.keyDown(document.body, { key, ctrlKey: true, repeat: true });
  }
  expect([save.mock.calls.length, undo.mock.calls.length]).toEqual([1, 2]);
});

test('what a page binds goes before the product, as long as it is there', () => {
  const everywhere = vi.fn();
  const here = vi.fn();
  const { rerender } = render(
    <>
      <Product verbs={{ new: everywhere }} />
      <Product verbs={{ new: here }} />
    </>,
  );
  ctrl('n');
  rerender(<Product verbs={{ new: everywhere }} />);
  ctrl('n');
  expect([everywhere.mock.calls.length, here.mock.calls.length]).toEqual([1, 1]);
});

test('a shortcut that has nothing to act on now leaves its key to the browser', () => {
  const open = vi.fn();
  const { rerender } = render(<Agents />);
  const press = () => fireEvent.keyDown(document.body, { key: 'C', ctrlKey: true, shiftKey: true });
  expect(press()).toBe(true);
  rerender(<Agents open={open} />);
  expect(press()).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test('the help page lists the product’s and those of what is on the page, each once', () => {
  const { rerender } = render(<Help />);
  const shown = () => document.querySelector('p')?.textContent ?? '';
  expect(shown()).toBe(productShortcuts.map(({ label }) => label).join(', '));
  rerender(
    <>
      <Help />
      <Product verbs={{ save: () => {} }} />
      <Agents />
    </>,
  );
  expect(shown()).toBe([...productShortcuts.map(({ label }) => label), 'Open the chat'].join(', '));
  act(() => rerender(<Help />));
  expect(listShortcuts()).toHaveLength(productShortcuts.length);
});
