import type { RemoteEntry } from '@steps/platform';

/** An entry of the list of remotes, for tests; name only what the test is about. */
export const remoteEntry = (fields: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'remote-crm',
  title: fields.name ?? 'CRM',
  icon: 'box',
  modules: [],
  pages: [],
  widgets: [],
  integrations: [],
  settings: [],
  notices: [],
  tasks: [],
  tools: [],
  shortcuts: [],
  palette: false,
  watches: false,
  assistant: false,
  help: false,
  entry: `http://localhost/${fields.name ?? 'remote-crm'}/mf-manifest.json`,
  disabled: false,
  ...fields,
});
