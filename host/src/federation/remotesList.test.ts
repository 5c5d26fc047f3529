// @vitest-environment page
import { aiResults, resultKinds } from '@steps/business';
import { listTools, loadTools } from '@steps/business/ai';
import { aiResult, openMemoryStore, regenerateAiResult } from '@steps/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteEntry } from './remoteEntry.fixture';
import { loadRemotesList } from './remotesList';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('names the AI results of a remote that is switched off, and says that it is missing when one is made again', async () => {
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', kind: 'gift-note', status: 'pending' })] });
  const tasks = [{ kind: 'gift-note', label: 'Note for a gift', module: 'gifts', risk: 'draft' } as const];
  const remotes = [remoteEntry({ name: 'remote-gifts', title: 'Gifts', tasks, disabled: true })];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: 1, remotes })));
  await loadRemotesList();
  expect(resultKinds.label('gift-note')).toBe('Note for a gift');
  expect(resultKinds.risk('gift-note')).toBe('low');
  await expect(regenerateAiResult('ai1', 'Warmer')).rejects.toThrow(
    'Gifts: It has been switched off by the people who run this site.',
  );
  expect(aiResults.get('ai1')?.status).toBe('pending');
});

it('knows the tools of a remote before it is loaded, and says why they cannot be used while it is switched off', async () => {
  const tools = [{ name: 'find_gifts', label: 'Find gifts', kind: 'read', module: 'gifts' } as const];
  const remotes = [remoteEntry({ name: 'remote-gifts', title: 'Gifts', tools, disabled: true })];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: 1, remotes })));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadRemotesList();
  const offered = listTools().filter(({ remote }) => remote === 'Gifts');
  expect(offered.map(({ name, kind }) => [name, kind])).toEqual([['find_gifts', 'read']]);
  expect(await loadTools(offered)).toEqual({
    tools: [],
    missing: [{ tool: offered[0], reason: expect.stringContaining('switched off by the people who run this site') }],
  });
});
