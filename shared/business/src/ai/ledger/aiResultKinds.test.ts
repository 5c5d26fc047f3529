import { RemoteError } from '@steps/platform/src/core/contract/remoteError';
import { aiResult, letter, openMemoryStore } from '@steps/testing';
import { describe, expect, it, vi } from 'vitest';
import { regenerateAiResult } from '../regeneration';
import { aiResults } from './aiResult';
import { provideAiKinds, resultKinds, taskOfKind, writesRecords } from './aiResultKinds';
import { recordAiResult } from './aiResultState';

const post = { kind: 'letter', label: 'Letter to customers', module: 'marketing', risk: 'draft' } as const;
const away = () => Promise.reject(new RemoteError('Post office', 'unreachable'));

describe('the kinds of AI results', () => {
  it('are known by their label and risk before any code of their remote is loaded', () => {
    const load = vi.fn(away);
    provideAiKinds({ remote: 'Post office', kinds: [post], load });
    expect(resultKinds.all()).toContain('letter');
    expect(resultKinds.label('letter')).toBe('Letter to customers');
    expect(resultKinds.risk('letter')).toBe('low');
    expect(load).not.toHaveBeenCalled();
  });

  it('that nobody announced are readable, and as risky as can be', async () => {
    await openMemoryStore();
    const entry = recordAiResult({ ...aiResult(), kind: 'loyalty-offer', output: 'A tenth cup for nothing' });
    expect(aiResults.get(entry.id)?.status).toBe('pending');
    expect(resultKinds.label('loyalty-offer')).toBe('Loyalty offer');
    expect(resultKinds.risk('loyalty-offer')).toBe('high');
    expect(writesRecords('loyalty-offer')).toBe(true);
    await expect(regenerateAiResult(entry.id, '')).rejects.toThrow(
      'Results of the kind “Loyalty offer” cannot be made: no part of Steps that is installed here makes them.',
    );
  });

  it('whose remote is away say so, by its name, only when one is made again; and work when it is back', async () => {
    await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', kind: 'letter', inputs: { prompt: 'oak tables' } })] });
    const load = vi.fn(away);
    provideAiKinds({ remote: 'Post office', kinds: [post], load });
    await expect(regenerateAiResult('ai1', '')).rejects.toThrow('Post office: Its server cannot be reached.');
    expect(aiResults.get('ai1')?.status).toBe('pending');
    provideAiKinds({ remote: 'Post office', kinds: [post], load: async () => [letter] });
    expect(await taskOfKind('letter')).toBe(letter);
  });

  it('that their remote gave up are named with it', async () => {
    provideAiKinds({ remote: 'Post office', kinds: [post], load: async () => [] });
    await expect(taskOfKind('letter')).rejects.toThrow('Post office does not make them any more');
  });

  it('belong to the remote that announced them first', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    provideAiKinds({ remote: 'Post office', kinds: [post], load: away });
    provideAiKinds({ remote: 'Impostor', kinds: [{ ...post, label: 'Another' }], load: away });
    expect(resultKinds.label('letter')).toBe('Letter to customers');
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('made by Post office'));
  });
});
