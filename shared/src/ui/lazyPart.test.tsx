// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPart } from './lazyPart';

afterEach(cleanup);

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
