// @vitest-environment page
import { Overlays } from '@steps/platform/ui';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speakStatus } from './speakStatus';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = speakStatus();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const Found = ({ count }: { readonly count: number }) => (
  <section>
    <h2>People</h2>
    {count === 0 && <p role="status">Nobody found.</p>}
  </section>
);
const spoken = async () => {
  await act(() => vi.advanceTimersByTimeAsync(200));
  return document.querySelector('[aria-live=polite]')?.textContent?.replace(/\u00a0$/, '');
};

it('speaks a status line that enters with its words', async () => {
  render(<Overlays />);
  const { rerender } = render(<Found count={2} />);
  expect(await spoken()).toBe('');
  rerender(<Found count={0} />);
  expect(await spoken()).toBe('Nobody found.');
});

it('speaks nothing that comes with a whole page, nor a skeleton, nor what a region speaks itself', async () => {
  render(<Overlays />);
  const before = await spoken();
  render(<Found count={0} />);
  const { rerender } = render(<section />);
  rerender(
    <section>
      <div role="status" aria-busy>
        Loading
      </div>
    </section>,
  );
  const log = render(<div role="log" />);
  log.rerender(
    <div role="log">
      <p role="status">No answer came.</p>
    </div>,
  );
  expect(await spoken()).toBe(before);
});

it('speaks nothing that has gone again, or is behind a dialog', async () => {
  render(<Overlays />);
  const before = await spoken();
  const { rerender } = render(<Found count={2} />);
  rerender(<Found count={0} />);
  rerender(<Found count={2} />);
  const behind = render(
    <div inert>
      <Found count={2} />
    </div>,
  );
  behind.rerender(
    <div inert>
      <Found count={0} />
    </div>,
  );
  expect(await spoken()).toBe(before);
});
