// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPart } from './lazyPart';

afterEach(cleanup);

it('a part that could not be fetched is fetched again by whoever leaves it and comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Hello = () => <p>Hello</p>;
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const Part = lazyPart(load);
  const page = (
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page);
  await screen.findByRole('button', { name: 'Retry' });
  rerender(<p>Elsewhere</p>);
  rerender(page);
  expect(await screen.findByText('Hello')).toBeDefined();
});

it('a part that could not be fetched is fetched again on Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const Part = lazyPart(load);
  render(
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
