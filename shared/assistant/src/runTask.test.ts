import { promptOf } from '@steps/business/src/ai/copy/promptText';
import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { approveAiResult } from '@steps/business/src/ai/ledger/aiResultState';
import { runKind, runTask } from '@steps/business/src/ai/runTask';
import { clientContext } from '@steps/business/src/ai/taskContext';
import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { generationMs } from '@steps/platform/src/core/constants';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { declareKinds, letter, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const input = { prompt: 'our oak tables' };

beforeEach(async () => {
  declareKinds({ letter: 'content' }, [letter]);
  await openMemoryStore({}, { client: { businessName: 'Fenwick Joinery', brandGuidelines: 'Warm and plain' } });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function finished<T>(work: Promise<T>, ms: number): Promise<T> {
  const settled = vi.fn();
  work.then(settled, settled);
  // What runs a task is fetched when it is first asked for, which takes no time of this clock.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  return work;
}

describe('a task with the built-in engine', () => {
  it('takes two seconds, shows its text on the way, and waits in the ledger for a person', async () => {
    const seen: string[] = [];
    const { entry, output } = await finished(
      runTask(letter, input, { onPartial: (text) => seen.push(text) }),
      generationMs,
    );
    expect(aiResults.get(entry.id)).toMatchObject({
      kind: 'letter',
      module: 'marketing',
      engine: 'built-in',
      title: 'Letter: our oak tables',
      status: 'pending',
      risk: 'medium',
      output: output.content,
      data: output,
      inputs: input,
      score: output.score,
    });
    expect(output.content).toContain('Fenwick Joinery');
    expect(seen.length).toBeGreaterThan(10);
    expect(
      seen.every((text, index) => output.content.startsWith(text) && text.length >= (seen[index - 1] ?? '').length),
    ).toBe(true);
    expect(seen.at(-1)).toBe(output.content);
  });

  it('makes the same result for the same input, and another one after feedback', async () => {
    const first = await finished(runTask(letter, input), generationMs);
    const second = await finished(runTask(letter, input), generationMs);
    expect(second.output).toEqual(first.output);
    const { kind, inputs } = first.entry;
    const again = await finished(
      runKind(kind, inputs, { replaces: first.entry, feedback: 'Shorter, please' }),
      generationMs,
    );
    expect(again).toMatchObject({ kind: 'letter', replacesId: first.entry.id, feedback: 'Shorter, please' });
    expect(again.output).not.toBe(first.entry.output);
    expect(again.scoreReason).toContain('Shorter, please');
    expect(aiResults.get(first.entry.id)?.replacedById).toBe(again.id);
  });

  it('records nothing when it is stopped', async () => {
    const stop = new AbortController();
    const work = expect(runTask(letter, input, { signal: stop.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await work;
    expect(aiResults.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never lands in the ledger of another client', async () => {
    const other = createClient({ businessName: 'Other' });
    const work = expect(runTask(letter, input)).rejects.toThrow('another client was opened');
    await switchClient(other.id);
    await vi.advanceTimersByTimeAsync(generationMs);
    await work;
    expect(aiResults.size).toBe(0);
  });

  it('says which input it does not accept', async () => {
    await expect(runTask(letter, { ...input, prompt: '  ' })).rejects.toThrow(
      new RuleError('Letter: Enter what it is about; it is empty. (prompt)'),
    );
  });

  it('cannot run a kind again that it does not know', async () => {
    await expect(runKind('contact-summary', {})).rejects.toThrow('cannot be made');
  });

  it('takes the business from the active client', () => {
    expect(clientContext()).toEqual({
      businessName: 'Fenwick Joinery',
      industry: 'Construction',
      brandVoice: 'Warm and plain',
      wordsToUse: [],
      wordsToAvoid: [],
      boilerplate: '',
    });
  });

  it('gives a model the words of the brand as material, with a rule for each', () => {
    const context = {
      ...clientContext(),
      wordsToUse: ['loaf'],
      wordsToAvoid: ['cheap', 'deal'],
      boilerplate: 'We bake.',
    };
    const { system, data } = promptOf('You write.', ['Write.'], {}, context);
    expect(data).toEqual({
      'brand-voice': 'Warm and plain',
      'brand-words-to-use': 'loaf',
      'brand-words-to-avoid': 'cheap, deal',
      'about-the-business': 'We bake.',
    });
    expect(system).toContain('Never write a word of the material “brand-words-to-avoid”.');
    expect(system).not.toContain('cheap');
  });

  it('takes other words where its own are some that the brand avoids, and leaves those of the brief', async () => {
    const avoiding = (...wordsToAvoid: string[]) => ({ context: { wordsToAvoid } });
    for (const prompt of ['our oak tables', 'our ash chairs', 'our elm benches', 'our beech stools']) {
      const { output } = await finished(runTask(letter, { prompt }, avoiding('Hello', 'dear')), generationMs);
      expect(output.content).toMatch(/^Good morning,/u);
    }
    const { output } = await finished(runTask(letter, input, avoiding('oak', 'hello')), generationMs);
    expect(output.content).toContain('our oak tables');
    expect(output.content).not.toContain('Hello');
  });

  it('is let through by a person, not by itself', async () => {
    const { entry } = await finished(runTask(letter, input), generationMs);
    expect(aiResults.get(entry.id)?.status).toBe('pending');
    expect(approveAiResult(entry.id).status).toBe('approved');
  });
});
