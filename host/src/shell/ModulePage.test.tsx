// @vitest-environment page
import { moduleSkeletonMs } from '@steps/platform/host';
import { MemoryRouter } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingProvider } from './loading';
import { ModulePage } from './ModulePage';

const drawn = vi.hoisted(() => ({ times: 0 }));
vi.mock('./hostPageFiles', () => {
  const page = (name: string) => async () => () => {
    if (name === 'settings') drawn.times += 1;
    return <p>The {name}</p>;
  };
  return { pages: { dashboard: page('dashboard'), settings: page('settings') }, hostPageOf: () => undefined };
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const remotes: never[] = [];
const shown = (module: string) => (
  <MemoryRouter initialEntries={['/']}>
    <LoadingProvider module={module}>
      <ModulePage choice={{ module, state: 'known' }} remotes={remotes} />
    </LoadingProvider>
  </MemoryRouter>
);

it('draws a module while its skeleton shows, and not again for being shown', async () => {
  const { rerender } = render(shown('dashboard'));
  await act(() => vi.advanceTimersByTimeAsync(moduleSkeletonMs));
  rerender(shown('settings'));
  await act(() => vi.advanceTimersByTimeAsync(moduleSkeletonMs - 1));
  expect(screen.getByText('Loading Settings')).toBeDefined();
  const { times } = drawn;
  expect(times).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Loading Settings')).toBeNull();
  expect(screen.getByText('The settings').closest('[style*="display: none"]')).toBeNull();
  expect(drawn.times).toBe(times);
});
