// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton';
import { notify } from './notify';
import { Overlays } from './Overlays';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});
afterEach(() => {
  notify.clear();
  cleanup();
  vi.useRealTimers();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy subject line' })));
const copied = () => document.querySelector('[data-copied]') !== null;

test('the check mark stays for 2 seconds, counted from the last press', async () => {
  render(<CopyButton text="Spring offer" label="Copy subject line" />);
  await press();
  expect(writeText).toHaveBeenCalledWith('Spring offer');
  expect(copied()).toBe(true);
  await act(async () => void vi.advanceTimersByTime(1_500));
  await press();
  await act(async () => void vi.advanceTimersByTime(1_999));
  expect(copied()).toBe(true);
  await act(async () => void vi.advanceTimersByTime(1));
  expect(copied()).toBe(false);
});

test('a clipboard that refuses is told to the user, and no check mark is shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(
    <>
      <CopyButton text="x" label="Copy subject line" />
      <Overlays />
    </>,
  );
  await press();
  expect(copied()).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Could not copy');
});

test('a refusalInPlace one says in itself that the clipboard refused, and gives no notice', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(
    <>
      <CopyButton text="x" label="Copy subject line" refusalInPlace />
      <Overlays />
    </>,
  );
  await press();
  expect(screen.getByRole('button', { name: 'Not copied' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
});
