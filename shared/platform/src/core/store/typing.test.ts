// @vitest-environment page

import { openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debouncedSave } from '../session/debouncedSave';
import { drafts } from '../session/draft';
import { memoryPort } from '../storage/memoryStorage';
import type { RowChange, StoragePort } from '../storage/port';
import { commit } from './commit';
import { put, stamp } from './recordChange';
import { flush, hasUnwritten, storageStatus } from './saveQueue';

/** What each write to the business's storage held. */
let writes: (readonly RowChange[])[];

function counting(): StoragePort {
  const port = memoryPort();
  return {
    ...port,
    async open(name) {
      const storage = await port.open(name);
      const { write } = storage;
      return Object.assign(Object.create(storage), {
        write(changes: readonly RowChange[], ...rest: []) {
          if (name.startsWith('client-')) writes.push(changes);
          return write(changes, ...rest);
        },
      });
    },
  };
}

let field: HTMLTextAreaElement;
/** The draft that a page keeps with each letter. */
const keepDraft = (value: string) =>
  commit({
    label: 'Keep a draft',
    changes: [put(drafts, { id: 'notes:c1', value, updatedAt: stamp() })],
    undoable: false,
  });
const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const type = (text: string, then: (typed: string) => void = keepDraft) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  then(text);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stored = () => writes.flat().at(-1)?.value as { r: { value: string } } | undefined;

/** So many letters, one every so many milliseconds. */
async function typeLetters(count: number, every: number, then?: (typed: string) => void): Promise<void> {
  for (let at = 1; at <= count; at++) {
    type('x'.repeat(at), then);
    await pass(every);
  }
}

beforeEach(async () => {
  writes = [];
  await openMemoryStore({}, { port: counting() });
  await flush();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await pass(1000);
  writes = [];
});
afterEach(async () => {
  field.remove();
  vi.useRealTimers();
  await flush();
});

describe('while somebody types', () => {
  it('100 letters are at most one write in 300 ms, and the last one is written', async () => {
    await typeLetters(100, 60);
    await pass(300);
    expect(writes.length).toBeGreaterThan(10);
    expect(writes.length).toBeLessThanOrEqual(1 + 6300 / 300);
    expect(stored()?.r.value).toBe('x'.repeat(100));
    expect(hasUnwritten()).toBe(false);
  });

  it('the first letter is written at once, and until the next are it says “Saving…”', async () => {
    type('x');
    await pass(0);
    expect([writes.length, storageStatus.state]).toEqual([1, 'saved']);
    await pass(50);
    type('xy');
    await pass(0);
    expect([writes.length, storageStatus.state]).toEqual([1, 'saving']);
    await pass(300);
    expect([writes.length, storageStatus.state]).toEqual([2, 'saved']);
  });

  it.each([
    ['the field is left', () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is about to go', () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))],
    ['Ctrl+S is pressed, which saves', () => void flush()],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        vi.restoreAllMocks();
      },
    ],
  ])('all of it is written at once when %s, words that are no step yet too', async (_, leave) => {
    const kept: string[] = [];
    let text = '';
    const words = debouncedSave(() => kept.push(text));
    type('x');
    await pass(10);
    type('xy', (typed) => {
      keepDraft(typed);
      text = typed;
      words.schedule();
    });
    await pass(0);
    expect([writes.length, kept]).toEqual([1, []]);
    leave();
    await pass(0);
    expect([writes.length, kept, stored()?.r.value]).toEqual([2, ['xy'], 'xy']);
    await pass(1000);
    expect([writes.length, kept, hasUnwritten()]).toEqual([2, ['xy'], false]);
  });

  it('what Enter sends does not rest, nor what is pressed once the field was left', async () => {
    type('x');
    await pass(10);
    press('Enter');
    keepDraft('sent');
    await pass(0);
    expect(stored()?.r.value).toBe('sent');
    type('y');
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    keepDraft('pressed');
    await pass(0);
    expect(stored()?.r.value).toBe('pressed');
  });

  it('a letter that comes while another is being written does not follow it at once', async () => {
    type('x');
    await Promise.resolve();
    type('xy');
    await pass(0);
    expect(writes.length).toBe(1);
    await pass(300);
    expect([writes.length, stored()?.r.value]).toEqual([2, 'xy']);
  });
});

describe('words that become a step', () => {
  it('do so once typing rests, not with each letter, and the page asks before it goes', async () => {
    const steps: string[] = [];
    let text = '';
    const words = debouncedSave(() => steps.push(text));
    await typeLetters(20, 100, (typed) => {
      text = typed;
      words.schedule();
    });
    expect([steps, hasUnwritten(), storageStatus.state]).toEqual([[], true, 'saving']);
    await pass(600);
    expect([steps, hasUnwritten(), storageStatus.state]).toEqual([['x'.repeat(20)], false, 'saved']);
    words.flush();
    expect(steps).toHaveLength(1);
  });

  it('whose step is refused wait no longer, and who asked hears why', () => {
    const words = debouncedSave(() => {
      throw new Error('refused');
    });
    words.schedule();
    expect(() => words.flush()).toThrow('refused');
    expect(hasUnwritten()).toBe(false);
  });
});
