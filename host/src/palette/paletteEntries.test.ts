import { approveAiResult } from '@steps/shared';
import { aiResult, openMemoryStore } from '@steps/shared/testing';
import { expect, it } from 'vitest';
import { remoteEntry } from '../shell/remoteEntry.fixture';
import { goToEntries } from './paletteEntries';

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
