// @vitest-environment page
import { act, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openKey } from './first/stored';

interface Fetched {
  readonly Application: ComponentType;
  readonly prepare: () => Promise<void>;
}

const start = vi.hoisted(() => ({
  arrive: (_application: Fetched) => {},
  restoreSession: async () => {},
}));
vi.mock('./ahead', () => ({
  prefetchFirstPage: () => {},
  fetchApplication: () =>
    new Promise<Fetched>((resolve) => {
      start.arrive = resolve;
    }),
}));
vi.mock('@steps/platform/host', () => ({ followAppearance: () => {} }));
vi.mock('./federation/prefetch', () => ({ prefetchAddress: () => {} }));
vi.mock('./gate/gateState', () => ({ restoreSession: () => start.restoreSession() }));
vi.mock('./federation/remotesList', () => ({ loadRemotesList: async () => {}, remotesList: { remotes: [] } }));
vi.mock('./App', () => ({
  App: ({ application: Application }: { readonly application?: ComponentType }) =>
    Application ? <Application /> : 'The gate, or the application as it comes',
}));

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem(openKey, 'true');
  document.body.innerHTML = '<div id="steps-root">The page of index.html</div>';
});
afterEach(() => localStorage.clear());

const shown = () => document.getElementById('steps-root')?.textContent;
const prepare = async () => {};

it('who goes on without asking sees the page of index.html until the application is there, then that at once', async () => {
  await import('./main');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('The page of index.html');
  await act(async () => start.arrive({ Application: () => 'The application', prepare }));
  await vi.waitFor(() => expect(shown()).toBe('The application'));
});

it('the gate does not wait for the application', async () => {
  // The key of the workspace is gone: nobody goes on without asking.
  start.restoreSession = async () => localStorage.removeItem(openKey);
  await act(() => import('./main'));
  await vi.waitFor(() => expect(shown()).toMatch(/^The gate/));
});
