// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';

vi.mock('../federation/loadRemote', () => ({
  loadRemote: async () => ({
    name: 'remote-marketing',
    pages: { '/marketing/landing/preview': async () => () => <h1>Open day</h1> },
  }),
}));

beforeEach(() => {
  remotesList.status = 'ready';
  remotesList.remotes = ref([
    remoteEntry({
      name: 'remote-marketing',
      pages: [
        { path: '/marketing/landing/preview', title: 'Landing preview', open: false, fromLink: true },
        { path: '/marketing/landing', title: 'Landing Pages', open: false },
      ],
    }),
  ]);
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const openAt = (address: string) => {
  window.history.replaceState(null, '', address);
  render(<App />);
};
const gate = () => screen.findByRole('button', { name: 'Create workspace' });

it('a page of a shared link shows without a workspace', async () => {
  openAt('/marketing/landing/preview#page=abc');
  expect(await screen.findByRole('heading', { name: 'Open day' })).toBeTruthy();
});

it('a link without content shows the gate', async () => {
  openAt('/marketing/landing/preview');
  expect(await gate()).toBeTruthy();
});

it('no other page shows without a workspace, whatever is behind its address', async () => {
  openAt('/marketing/landing#page=abc');
  expect(await gate()).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Open day' })).toBeNull();
});
