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

const crm = {
  name: 'remote-crm',
  title: 'CRM',
  modules: [{ id: 'crm', title: 'CRM' }],
  pages: [{ path: '/crm/contacts/:contactId', title: 'Contact' }],
} as unknown as RemoteEntry;

afterEach(() => {
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
