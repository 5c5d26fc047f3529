// @vitest-environment page

import { openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseKeys } from './shortcutChoices';
import {
  combinationOf,
  combinationProblem,
  conflictsOf,
  isPressed,
  productShortcuts,
  type Shortcut,
} from './shortcutRules';
import { listShortcuts, usePageKeys, useShortcutKey, useShortcutList } from './shortcuts';

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
    ['Ctrl+K', pressed('л', 'c', 'KeyK'), true],
    ['Ctrl+K', pressed('κ', 'm', 'KeyK'), true],
    ['Ctrl+Shift+Z', pressed('Я', 'cs', 'KeyZ'), true],
    ['Ctrl+/', pressed('ฝ', 'c', 'Slash'), true],
    ['Ctrl+/', pressed('-', 'c', 'Slash'), false],
    ['Ctrl+Y', pressed('z', 'c', 'KeyY'), false],
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

test('a shortcut of a page goes before that of the product, as long as the page is open', () => {
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

describe('keys that a person chose', () => {
  const palette: Shortcut = productShortcuts[0];
  const Shown = () => <output>{useShortcutKey('palette') ?? 'off'}</output>;

  test('do what the others did, which do nothing any more, until they are put back', async () => {
    await openMemoryStore();
    const open = vi.fn();
    render(<Product verbs={{ palette: open }} />);
    render(<Shown />);
    act(() => chooseKeys(palette, ['Ctrl+J']));
    expect(ctrl('k')).toBe(true);
    expect(ctrl('j')).toBe(false);
    expect(open).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('Ctrl+J');
    act(() => chooseKeys(palette, undefined));
    ctrl('k');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('go before what the same press also writes', async () => {
    await openMemoryStore();
    const [open, search] = [vi.fn(), vi.fn()];
    render(<Product verbs={{ palette: open, search }} />);
    act(() => chooseKeys(palette, ['Ctrl+Q']));
    // A Hebrew keyboard writes "/" where the others have Q.
    fireEvent.keyDown(document.body, { key: '/', code: 'KeyQ', ctrlKey: true });
    expect([open.mock.calls.length, search.mock.calls.length]).toEqual([1, 0]);
  });

  test('switch the shortcut off when there are none, and leave its keys to the browser', async () => {
    await openMemoryStore();
    const open = vi.fn();
    render(<Product verbs={{ palette: open }} />);
    render(<Shown />);
    act(() => chooseKeys(palette, []));
    expect(ctrl('k')).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('off');
  });

  test('are not taken for what closes things', async () => {
    await openMemoryStore();
    const close = productShortcuts.find(({ id }) => id === 'close');
    const closed = vi.fn();
    render(<Product verbs={{ close: closed }} />);
    act(() => close && chooseKeys(close, ['Ctrl+J']));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(closed).toHaveBeenCalledOnce();
  });

  test.each([
    [pressed('k', 'c'), 'Ctrl+K'],
    [pressed('k', 'm'), 'Ctrl+K'],
    [pressed('K', 'cs'), 'Ctrl+Shift+K'],
    [pressed('˜', 'a', 'KeyN'), 'Alt+N'],
    [pressed('?', 'cs'), 'Ctrl+?'],
    [pressed('F2'), 'F2'],
    [pressed('л', 'c', 'KeyK'), 'Ctrl+K'],
    [pressed('ת', 'cs', 'Comma'), 'Ctrl+<'],
    [pressed('/', 'c', 'KeyQ'), 'Ctrl+Q'],
    [pressed('ش', 'a', 'KeyA'), 'Alt+A'],
    [pressed('Control', 'c'), undefined],
    [pressed('Enter', 'c'), undefined],
  ])('are read from the press %o as %s, which then is pressed by it', (event, combination) => {
    expect(combinationOf(event)).toBe(combination);
    if (combination) expect(isPressed(combination, event)).toBe(true);
  });

  test.each([
    ['Ctrl+J', undefined],
    ['Alt+3', undefined],
    ['F2', undefined],
    ['Ctrl+W', /Browsers keep/],
    ['Ctrl+Shift+T', /Browsers keep/],
    ['Ctrl+C', /belongs to text/],
    ['K', /Hold Ctrl or Alt/],
    ['Shift+K', /Hold Ctrl or Alt/],
  ])('%s: what is wrong with it is said', (combination, problem) => {
    if (problem) expect(combinationProblem(combination)).toMatch(problem);
    else expect(combinationProblem(combination)).toBeUndefined();
  });

  test('conflict with others that can be pressed on the same page', () => {
    const search: Shortcut = { ...palette, id: 'search', label: 'Search' };
    const elsewhere: Shortcut = { ...palette, id: 'other', scope: 'Calendar' };
    expect(conflictsOf(palette, [palette, search, elsewhere])).toEqual([search, elsewhere]);
    expect(conflictsOf(elsewhere, [{ ...elsewhere, id: 'third', scope: 'Deals' }])).toEqual([]);
    expect(productShortcuts.flatMap((one) => conflictsOf(one, productShortcuts))).toEqual([]);
  });
});
