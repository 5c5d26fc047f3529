// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Part() {
  if (broken) throw new Error('The chart has no data.');
  return <p>The chart</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

test('a part that fails says so, is reported once, and comes back with Retry once it is mended', async () => {
  const onError = vi.fn();
  render(
    <ErrorBoundary onError={onError}>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The chart has no data.');
  expect(onError).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByText('The chart')).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('The chart')).toBeDefined();
});

test('another address tries again by itself', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Part />
    </ErrorBoundary>,
  );
  broken = false;
  rerender(
    <ErrorBoundary resetKey="/b">
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByText('The chart')).toBeDefined();
});
