import { aiResult, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AiError } from './aiError';
import { aiResults } from './ledger/aiResult';
import { recordAiResult } from './ledger/aiResultState';
import { cancelRegeneration, regenerateAiResult } from './regeneration';
import type { runKind } from './runTask';

/** The engine, held by the test until it lets go. */
const engine = vi.hoisted(() => ({ run: vi.fn<typeof runKind>() }));
vi.mock('./runTask', () => ({ runKind: engine.run }));

beforeEach(async () => {
  engine.run.mockReset();
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1' })] });
});

describe('asking for another version', () => {
  it('tells the engine what the reviewer wants, and links both entries', async () => {
    engine.run.mockImplementation(async (_kind, _inputs, { replaces = aiResult(), feedback = '' } = {}) =>
      recordAiResult({ ...replaces, output: 'Warmer', replacesId: replaces.id, feedback }),
    );
    const next = await regenerateAiResult('ai1', 'Warmer, please');
    expect(next).toMatchObject({ status: 'pending', replacesId: 'ai1', feedback: 'Warmer, please', output: 'Warmer' });
    expect(aiResults.get('ai1')).toMatchObject({ status: 'rejected', replacedById: next.id });
  });

  it('leaves the entry waiting when the engine fails, and can be tried again', async () => {
    engine.run.mockRejectedValue(new AiError('unreachable'));
    await expect(regenerateAiResult('ai1', '')).rejects.toThrow('could not be reached');
    expect(aiResults.get('ai1')?.status).toBe('pending');
    await expect(regenerateAiResult('ai1', '')).rejects.toThrow('could not be reached');
  });

  it('runs once at a time for an entry, and can be stopped', async () => {
    engine.run.mockImplementation(
      (_kind, _inputs, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new AiError('cancelled')))),
    );
    const run = regenerateAiResult('ai1', '');
    await vi.waitFor(() => expect(engine.run).toHaveBeenCalled());
    await expect(regenerateAiResult('ai1', '')).rejects.toThrow('is on its way already');
    cancelRegeneration('ai1');
    await expect(run).rejects.toThrow('Stopped. Nothing was recorded.');
    expect(aiResults.size).toBe(1);
  });
});
