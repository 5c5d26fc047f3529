// @vitest-environment page
import { parseRemotesFile } from '@steps/platform';
import { matchPath } from '@steps/platform/router';
import { expect, it, vi } from 'vitest';
import { prefetchAddress, prefetchRemote, remoteAt } from './prefetch';

const entry = 'http://localhost:3002/mf-manifest.json';
const { remotes } = parseRemotesFile({
  version: 1,
  remotes: [
    {
      name: 'remote-crm',
      title: 'CRM',
      icon: 'users',
      entry,
      modules: [{ id: 'crm', title: 'CRM', icon: 'users', group: 'work' }],
      pages: [{ path: '/crm/contacts/:contactId', title: 'Contact' }],
    },
    { name: 'remote-docs', title: 'Docs', icon: 'book', entry, pages: [{ path: '/help', title: 'Help' }] },
  ],
});

it.each([
  ['/', 'crm', 'remote-crm'],
  ['/', 'dashboard', undefined],
  ['/crm/contacts/7', 'dashboard', 'remote-crm'],
  ['/help', 'crm', 'remote-docs'],
  ['/nowhere', 'crm', undefined],
])('the address %s with module %s preloads %s', (pathname, module, name) => {
  expect(remoteAt(pathname, module, remotes)?.name).toBe(name);
});

it.each([
  '/crm/contacts/7',
  '/CRM/Contacts/7/',
  '/crm/contacts',
  '/crm/contacts/7/more',
  '/help',
  '/help/',
  '/helpful',
])('at %s the remote that the router will show is preloaded', (pathname) => {
  const shown = remotes.find(({ pages }) => pages.some(({ path }) => matchPath(path, pathname)));
  expect(remoteAt(pathname, 'dashboard', remotes)).toBe(shown);
});

const fetchLate = vi.hoisted(() => vi.fn());
vi.mock('./runtime', () => ({ fetchLate }));

it('the page of a module or of a record comes with its remote, and no other page does', async () => {
  const base = 'http://localhost:3002/';
  const manifest = {
    ...{
      entry: `${base}remoteEntry.1.js`,
      contract: 1,
      globalName: 'steps_crm',
      integrity: `sha384-${'A'.repeat(64)}`,
    },
    ahead: {
      crm: ['page-crm.1.js', 'page-crm.1.css'],
      sales: ['page-sales.1.js'],
      '/crm/contacts/:contactId': ['page-contact.1.js'],
    },
    late: { sales: ['antd/es/alert'], '/crm/contacts/:contactId': ['dayjs', '@steps/business/mail'] },
  };
  const [remote] = parseRemotesFile({
    version: 1,
    remotes: [
      {
        ...{ name: 'remote-crm', title: 'CRM', icon: 'users', entry, manifest },
        pages: [{ path: '/crm/contacts/:contactId', title: 'Contact' }],
      },
    ],
  }).remotes;
  if (!remote) throw new Error('Expected a remote.');
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  prefetchRemote(remote, undefined);
  expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual([`${base}remoteEntry.1.js`]);
  expect(fetched).not.toHaveBeenCalled();
  prefetchRemote(remote, 'crm');
  expect(fetched.mock.calls).toEqual([[`${base}page-crm.1.js`], [`${base}page-crm.1.css`]]);
  fetched.mockClear();
  await vi.dynamicImportSettled();
  expect(fetchLate).not.toHaveBeenCalled();
  prefetchAddress({ pathname: '/crm/contacts/7', search: '' } as Location, [remote]);
  expect(fetched.mock.calls).toEqual([[`${base}page-contact.1.js`]]);
  await vi.waitFor(() => expect(fetchLate.mock.calls.map(([name]) => name)).toEqual(['dayjs', '@steps/business/mail']));
  fetched.mockRestore();
});
