import { parseRemotesFile } from '@steps/shared';
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
])('the files of %s with module %s are those of %s', (pathname, module, name) => {
  expect(remoteAt(pathname, module, remotes)?.name).toBe(name);
});
