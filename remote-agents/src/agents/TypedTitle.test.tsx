// @vitest-environment page
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TypedTitle } from './TypedTitle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const typed = () => document.querySelector('[aria-hidden]')?.firstChild?.textContent;

it('types a letter every 150 ms, and is whole for a screen reader from the start', () => {
  render(
    <h1>
      <TypedTitle text="Six" />
    </h1>,
  );
  expect(screen.getByRole('heading', { name: 'Six' })).toBeDefined();
  act(() => void vi.advanceTimersByTime(149));
  expect(typed()).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(typed()).toBe('S');
  act(() => void vi.advanceTimersByTime(300));
  expect(typed()).toBe('Six');
});

it('does not move for those who want no movement', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: query.includes('reduced-motion'), media: query });
  });
  render(<TypedTitle text="Six" />);
  expect(typed()).toBe('Six');
});
