// @vitest-environment page

import { productShortcuts, usePageKeys } from '@steps/platform/ui';
import { openMemoryStore } from '@steps/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShortcutsSection } from './ShortcutsSection';

const palette = vi.fn();
const search = vi.fn();

function Page() {
  usePageKeys(productShortcuts, { palette, search });
  return <ShortcutsSection />;
}

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await openMemoryStore();
  render(<Page />);
});
afterEach(cleanup);

const row = (label: string) => within(screen.getByRole('listitem', { name: label }));
const press = (key: string, held: object = { ctrlKey: true }, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...held });
const change = async (label: string) => {
  await userEvent.click(row(label).getByRole('button', { name: `Change the keys of ${label}` }));
  return screen.getByRole('button', { name: /^Press the keys/ });
};

it('a shortcut is given other keys by pressing them, which do nothing else meanwhile', async () => {
  const box = await change('Search');
  expect(document.activeElement).toBe(box);
  press('k', { ctrlKey: true, shiftKey: true }, box);
  expect(row('Search').getByText('Shift')).toBeDefined();
  expect(document.activeElement).toBe(row('Search').getByRole('button', { name: 'Change the keys of Search' }));
  press('/');
  expect(search).not.toHaveBeenCalled();
  press('K', { ctrlKey: true, shiftKey: true });
  expect(search).toHaveBeenCalledOnce();
  expect(palette).not.toHaveBeenCalled();
});

it('keys that another one has are said on both', async () => {
  const box = await change('Search');
  press('k', { ctrlKey: true }, box);
  expect(palette).not.toHaveBeenCalled();
  expect(row('Search').getByRole('status').textContent).toContain('Also “Command palette”');
  expect(row('Command palette').getByRole('status').textContent).toContain('Also “Search”');
});

it('keys that cannot work are refused with the reason, and Esc keeps the old ones', async () => {
  const box = await change('Search');
  press('w', { ctrlKey: true }, box);
  expect(screen.getByRole('alert').textContent).toContain('Browsers keep Ctrl+W');
  press('Escape', {}, box);
  expect(screen.queryByRole('button', { name: /^Press the keys/ })).toBeNull();
  press('/');
  expect(search).toHaveBeenCalledOnce();
});

it('a shortcut is switched off, and all are put back at once', async () => {
  await userEvent.click(row('Search').getByRole('button', { name: 'Switch off Search' }));
  expect(row('Search').getByText('Off')).toBeDefined();
  press('/');
  expect(search).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  press('/');
  expect(search).toHaveBeenCalledOnce();
});

it('the key that closes things stays', () => {
  expect(row('Close or cancel').queryByRole('button')).toBeNull();
});
