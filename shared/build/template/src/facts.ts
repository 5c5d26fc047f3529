import { defineRemote } from '@steps/platform/remote';

/** What this remote offers; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: '__name__',
  title: '__title__',
  icon: 'box',
  modules: {
    '__the-id__': {
      title: '__title__',
      purpose: 'What people do here, in one short line.',
      icon: 'box',
      group: 'manage',
    },
  },
  pages: { home: { path: '/__the-id__', title: '__title__', purpose: 'What people do here, in one short line.' } },
  widgets: { newcomers: { title: '__title__: new contacts' } },
  integrations: {
    'welcome-list': { title: '__title__ welcome list', purpose: 'New contacts as a CSV file, for another program.' },
  },
  settings: {
    '__the-id__': { title: '__title__', parts: [{ title: 'New contacts', words: 'days added since' }] },
  },
  notices: [{ kind: '__the-id__-newcomers', label: '__title__: new contacts' }],
  watches: true,
  palette: true,
  tasks: [{ kind: '__the-id__-note', label: '__title__ note', module: '__the-id__', risk: 'content' }],
  tools: [{ name: '__snake___newcomers', label: 'Find new contacts', kind: 'read', module: '__the-id__' }],
});
