// @vitest-environment happy-dom
import { paths } from '@steps/shared/paths';
import { MemoryRouter, useLocation } from '@steps/shared/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redoStep, undoStep } from '../history/historyVerbs';
import { closePalette, firstPaletteQuery, usePaletteOpen } from '../palette/paletteState';
import { Shortcuts } from './Shortcuts';

vi.mock('../history/historyVerbs', () => ({ undoStep: vi.fn(), redoStep: vi.fn() }));

function Place() {
  const { pathname } = useLocation();
  return <output>{usePaletteOpen() ? `palette ${firstPaletteQuery()}` : pathname}</output>;
}

beforeEach(() => {
  vi.clearAllMocks();
  closePalette();
  render(
    <MemoryRouter>
      <Shortcuts />
      <Place />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const press = (key: string, ctrlKey = true, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, ctrlKey, shiftKey });
const shown = () => screen.findByRole('status').then(({ textContent }) => textContent?.trim());

test.each([
  ['k', 'palette'],
  ['/', 'palette'],
  ['n', 'palette New'],
  ['d', paths.documentation.path],
])('Ctrl+%s leads to %s', async (key, place) => {
  press(key);
  await vi.waitFor(async () => expect(await shown()).toBe(place));
});

test('F1 opens the help', async () => {
  press('F1', false);
  expect(await shown()).toBe(paths.help.path);
});

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo', () => {
  press('z');
  press('Z', true, true);
  press('y');
  expect(vi.mocked(undoStep)).toHaveBeenCalledOnce();
  expect(vi.mocked(redoStep)).toHaveBeenCalledTimes(2);
});
