// @vitest-environment page
import { contractVersion, type RemoteBuild } from '@steps/platform/host';
import { Overlays } from '@steps/platform/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchRemotesList } from '../federation/fetchRemotesList';
import { loadRemote } from '../federation/loadRemote';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { RemotesSection } from './RemotesSection';
import { healthOf, versionOf } from './remoteHealth';

vi.mock('../federation/loadRemote', () => ({ loadRemote: vi.fn() }));
vi.mock('../federation/fetchRemotesList', () => ({ fetchRemotesList: vi.fn(async () => []) }));

const build = (name: string, fields: Partial<RemoteBuild> = {}): RemoteBuild => ({
  entry: `http://localhost/${name}/remoteEntry.4f1c02ab.js`,
  type: 'global',
  contract: contractVersion,
  shared: '4.1.0',
  globalName: name,
  preload: [],
  ...fields,
});
const crm = remoteEntry({ title: 'CRM', name: 'remote-crm', manifest: build('remote-crm') });
const docs = remoteEntry({ title: 'Help', name: 'remote-docs', manifest: build('remote-docs') });
const row = (title: string) => within(screen.getByRole('listitem', { name: title }));

beforeEach(() => {
  Object.assign(remotesList, { status: 'ready', remotes: ref([crm, docs]), problem: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists each module with its version, and what it was built with', () => {
  render(<RemotesSection />);
  expect(screen.getByRole('listitem', { name: 'CRM' }).textContent).toContain('version 4f1c02ab · shared 4.1.0');
  expect(row('CRM').getByText('Not opened yet')).toBeDefined();
});

it('a check says which answer, which are away and which have a newer version', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => new Response('{}', { status: url.includes('docs') ? 503 : 200 })),
  );
  vi.mocked(fetchRemotesList).mockResolvedValue([
    { ...crm, manifest: build('remote-crm', { entry: 'http://localhost/remote-crm/remoteEntry.99999999.js' }) },
    docs,
  ]);
  render(<RemotesSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Check all' }));
  expect(await row('CRM').findByText('Newer version')).toBeDefined();
  expect(await row('Help').findByText('Away')).toBeDefined();
  expect(row('Help').getByText(/The server answered 503/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Update Steps' })).toBeDefined();
});

it('a module is loaded on its own, and a failure says why', async () => {
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('The network is down.'));
  render(
    <>
      <RemotesSection />
      <Overlays />
    </>,
  );
  await userEvent.click(row('CRM').getByRole('button', { name: 'Load CRM' }));
  expect(await screen.findByText('CRM could not be loaded')).toBeDefined();
  expect(screen.getByText('The network is down.')).toBeDefined();
});

it('without a list it says so, with a way to read it again', () => {
  Object.assign(remotesList, { status: 'failed', remotes: ref([]), problem: 'The server answered 500.' });
  render(<RemotesSection />);
  expect(screen.getByText('The list of modules could not be read')).toBeDefined();
  expect(screen.getByText('The server answered 500.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Read the list again' })).toBeDefined();
});

it.each([
  ['switched off', { ...crm, disabled: true }, false, undefined, 'Switched off'],
  ['a wrong entry', { ...crm, problem: 'entry: expected an address' }, false, undefined, 'Cannot be opened'],
  ['another contract', { ...crm, manifest: build('c', { contract: 9 }) }, false, undefined, 'Does not fit this host'],
  ['its code is here', crm, true, undefined, 'In use'],
  ['loaded, its server gone', crm, true, { state: 'away', reason: 'Gone.' } as const, 'Away'],
  ['not loaded, its server there', crm, false, { state: 'answers' } as const, 'Answers'],
])('the health of a module: %s', (_case, entry, isLoaded, check, text) => {
  expect(healthOf(entry, isLoaded, check).text).toBe(text);
});

it('a build without a fingerprint in its name is one of development', () => {
  expect(versionOf({ ...crm, manifest: build('c', { entry: 'http://localhost:4002/remoteEntry.js' }) })).toBe(
    'development',
  );
});
