import { aiResult, approveAiResult, client, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { actionEntries, goToEntries } from './paletteEntries';

it('the palette says beside the review how many AI results wait for a person', async () => {
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1' }), aiResult({ id: 'ai2' })] });
  const review = { id: 'human-loop', title: 'Human review', icon: 'check-check', group: 'work' } as const;
  const detail = () =>
    goToEntries([remoteEntry({ modules: [review] })], () => {}).find(({ id }) => id === 'human-loop')?.detail;
  expect(detail()).toBe('2 waiting');
  approveAiResult('ai1');
  approveAiResult('ai2');
  expect(detail()).toBe('Work');
});

it('a page with two addresses is offered once', () => {
  const builder = (path: string) => ({ path, title: 'Professional Email Builder', open: false });
  const remote = remoteEntry({ pages: [builder('/email-builder'), builder('/email-builder/editor')] });
  const found = goToEntries([remote], () => {}).filter(({ title }) => title === 'Professional Email Builder');
  expect(found.map(({ href }) => href)).toEqual(['/email-builder']);
});

it('a business can be set up, or another one added, until the workspace is full', () => {
  const offered = (own: number) =>
    actionEntries({
      mode: 'light',
      undoLabel: undefined,
      redoLabel: undefined,
      clients: [
        client({ id: 'sample', sample: true }),
        ...Array.from({ length: own }, (_, at) => client({ id: `c${at}` })),
      ],
      activeId: 'sample',
      openOnboarding: () => {},
      navigate: () => {},
    }).find(({ keywords }) => keywords?.includes('onboarding'))?.title;
  expect(offered(0)).toBe('Set up your business');
  expect(offered(1)).toBe('Add another business');
  expect(offered(5)).toBeUndefined();
});
