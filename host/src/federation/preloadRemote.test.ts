import { parseRemotesFile } from '@steps/shared';
import { matchPath } from '@steps/shared/router';
import { expect, it } from 'vitest';
import { remoteAt } from './preloadRemote';

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
