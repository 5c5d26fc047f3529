// @vitest-environment page
import type { RemoteEntry } from '@steps/platform';
import { afterEach, expect, it, vi } from 'vitest';
import { prepare } from './Application';
import { remotesList } from './federation/remotesList';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('./federation/remoteParts', () => ({
  loadPart: async (remote: RemoteEntry, part: string) => {
    asked.push(`${remote.name}: ${part}`);
  },
}));

const runtime = vi.hoisted(() => ({ coming: Promise.resolve() }));
vi.mock('./federation/prefetch', async (original) => ({
  ...(await original<object>()),
  federationRuntime: () => runtime.coming,
}));

const crm = {
  name: 'remote-crm',
  title: 'CRM',
  modules: [{ id: 'crm', title: 'CRM' }],
  pages: [{ path: '/crm/contacts/:contactId', title: 'Contact' }],
} as unknown as RemoteEntry;

afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
  window.history.replaceState({}, '', '/');
});

it.each([
  ['/crm/contacts/contact-1', ['remote-crm: page /crm/contacts/:contactId']],
  ['/?module=crm', ['remote-crm: module crm']],
  ['/nowhere', []],
])('the page at %s is fetched and run while session and business open', async (address, wanted) => {
  window.history.replaceState({}, '', address);
  await prepare(
    Promise.resolve().then(() => {
      Object.assign(remotesList, { status: 'ready', remotes: [crm] });
    }),
  );
  expect(asked).toEqual(wanted);
});

it('the frame waits until the files of a record’s page have been asked for, and no longer than a second', async () => {
  vi.useFakeTimers();
  window.history.replaceState({}, '', '/crm/contacts/contact-1');
  Object.assign(remotesList, { status: 'ready', remotes: [crm] });
  const drawn = vi.fn();
  let arrive = () => {};
  runtime.coming = new Promise((resolve) => {
    arrive = resolve;
  });
  void prepare(Promise.resolve()).then(drawn);
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalledOnce();
  // A list of remotes that hangs.
  void prepare(new Promise(() => {})).then(drawn);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(drawn).toHaveBeenCalledTimes(2);
});
