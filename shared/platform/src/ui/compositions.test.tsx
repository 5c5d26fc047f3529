// @vitest-environment page
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';
import { usePageKeys } from './shortcuts';
import { useSingleKeys } from './useSingleKeys';

const onKey = vi.fn();
const close = vi.fn();
const save = vi.fn();
const onChange = vi.fn();

function Page() {
  useSingleKeys({ Escape: close }, { always: ['Escape'] });
  usePageKeys([{ id: 'save', label: 'Save', keys: ['Ctrl+S'], scope: 'Everywhere' }], { save });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for whatever listens around a field
    <div onKeyDown={onKey} onKeyDownCapture={onKey}>
      <SearchField label="Search" value="すし" onChange={onChange} />
    </div>
  );
}

afterEach(() => {
  cleanup();
  for (const heard of [onKey, close, save, onChange]) heard.mockReset();
});

/** As Safari does: the composition has ended, only the old code tells. */
const inSafari = { isComposing: false, keyCode: 229 };

test.each([
  ['Enter', { isComposing: true }],
  ['Enter', inSafari],
  ['Escape', { isComposing: true }],
  ['Escape', inSafari],
  ['ArrowDown', { isComposing: true }],
  ['s', { isComposing: true, ctrlKey: true }],
])('%s that an input method takes is heard by nothing on the page, and stays the browser’s: %o', (key, how) => {
  render(<Page />);
  const field = screen.getByRole('searchbox');
  const event = createEvent.keyDown(field, { key, ...how });
  fireEvent(field, event);
  expect([onKey, close, save, onChange].flatMap((heard) => heard.mock.calls)).toEqual([]);
  expect(event.defaultPrevented).toBe(false);
});

test('the next key is heard as always', () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 13 });
  expect(onKey).toHaveBeenCalledTimes(2);
});
