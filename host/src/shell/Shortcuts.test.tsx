// @vitest-environment page
import { paths } from '@steps/platform/paths';
import { useLocation } from '@steps/platform/router';
import { listShortcuts, MemoryRouter } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { closeHelp, useHelpOpen } from '../help/helpState';
import { redoStep, undoStep } from '../history/historyVerbs';
import { closePalette, firstPaletteQuery, usePaletteOpen } from '../palette/paletteState';
import { Shortcuts } from './Shortcuts';

vi.mock('../history/historyVerbs', () => ({ undoStep: vi.fn(), redoStep: vi.fn() }));

function Place() {
  const { pathname } = useLocation();
  const help = useHelpOpen() ? 'help beside ' : '';
  return <output>{usePaletteOpen() ? `palette ${firstPaletteQuery()}` : `${help}${pathname}`}</output>;
}

beforeEach(() => {
  vi.clearAllMocks();
  closePalette();
  closeHelp();
});
afterEach(cleanup);

const show = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shortcuts />
      <Place />
    </MemoryRouter>,
  );

const press = (key: string, ctrlKey = true, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, ctrlKey, shiftKey });
const shown = () => screen.findByRole('status').then(({ textContent }) => textContent?.trim());

test.each([
  ['k', 'palette'],
  ['/', 'palette'],
  ['n', 'palette New'],
  ['d', paths.documentation.path],
])('Ctrl+%s leads to %s', async (key, place) => {
  show();
  press(key);
  await vi.waitFor(async () => expect(await shown()).toBe(place));
});

test('F1 opens the help beside the page, and closes it', async () => {
  show();
  press('F1', false);
  await vi.waitFor(async () => expect(await shown()).toBe('help beside /'));
  press('F1', false);
  await vi.waitFor(async () => expect(await shown()).toBe('/'));
});

test('F1 on a page of the help leads to the help centre', async () => {
  const pages = [{ path: '/pricing', title: 'Pricing', open: true }];
  Object.assign(remotesList, { status: 'ready', remotes: ref([remoteEntry({ help: true, pages })]) });
  show('/pricing');
  press('F1', false);
  expect(await shown()).toBe(paths.help.path);
});

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo', () => {
  show();
  press('z');
  press('Z', true, true);
  press('y');
  expect(vi.mocked(undoStep)).toHaveBeenCalledOnce();
  expect(vi.mocked(redoStep)).toHaveBeenCalledTimes(2);
});

test('keys of pages are listed before their pages are opened, and their keys stay the browser’s until then', () => {
  const chat = { id: 'chat', label: 'Chat', keys: ['Ctrl+Shift+C'], scope: 'AI Agents' };
  remotesList.remotes = ref([
    remoteEntry({ name: 'remote-agents', shortcuts: [chat] }),
    remoteEntry({ name: 'remote-off', disabled: true, shortcuts: [{ ...chat, id: 'off' }] }),
  ]);
  const { unmount } = show();
  expect(listShortcuts().filter(({ scope }) => scope === 'AI Agents')).toEqual([chat]);
  expect(press('c', true, true)).toBe(true);
  unmount();
  remotesList.remotes = ref([]);
});
