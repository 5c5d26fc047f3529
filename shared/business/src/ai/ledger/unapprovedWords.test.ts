import { UnapprovedAiChangeError } from '@steps/platform/src/core/store/origin';
import { aiResult, busyTime, contact, createContact, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contacts } from '../../nouns/contacts/contact';
import { approveAiResult, modifyAiResult } from './aiResultState';
import { entriesToRead, findSentence } from './ledgerSentences';

const mended = 'We mended the pipe under the sink on Tuesday afternoon.';
const promise = 'The second visit will cost you nothing at all, we promise.';
const greeting = 'Thank you very much for writing to us about your order.';
const reply = `Dear Ann,\n\n${greeting} ${mended} ${promise}\n\nKind regards,\nMo`;

const pending = aiResult({ id: 'ai1', output: reply, createdAt: '2026-11-03T12:00:00.000Z' });
const before = '2026-11-01T12:00:00.000Z';

const open = (notes = '', others: Parameters<typeof aiResult>[0][] = []) =>
  openMemoryStore({
    contacts: [contact({ id: 'c1', notes: '', updatedAt: before }), contact({ id: 'c2', notes, updatedAt: before })],
    aiResults: [pending, ...others.map((fields) => aiResult(fields))],
  });
const write = (notes: string) => () => editContact('c1', { notes });

describe('a sentence of an entry that nobody approved', () => {
  beforeEach(() => open());

  it('is found inside other text, however it is laid out', () => {
    expect(write(`Rang her: ${mended} She is glad.`)).toThrow(UnapprovedAiChangeError);
    expect(write('rang her, we mended the pipe\nunder the sink, on Tuesday afternoon – fine')).toThrow('still waiting');
    expect(() => createContact({ name: 'Ann', notes: `Hello! ${promise}` })).toThrow('still waiting');
    expect(contacts.get('c1')?.notes).toBe('');
  });

  it('is not seen in short phrases, or in the beginning of a sentence', () => {
    expect(write('Dear Ann,\n\nKind regards,\nMo')).not.toThrow();
    expect(write('We mended the pipe under the sink in the end.')).not.toThrow();
  });

  it('may be used by anybody once it is approved, also as part of another entry', async () => {
    await open('', [{ id: 'ai2', output: `Hello. ${greeting}`, status: 'approved' }]);
    expect(write(greeting)).not.toThrow();
    expect(write(mended)).toThrow(UnapprovedAiChangeError);
    approveAiResult('ai1');
    expect(write(`Rang her: ${mended}`)).not.toThrow();
  });

  it('may be used by anybody within a longer sentence that was approved, and only then', async () => {
    const named = `As the first visit found: ${mended}`;
    await open('', [{ id: 'ai2', output: named }]);
    expect(write(named)).toThrow(UnapprovedAiChangeError);
    approveAiResult('ai2');
    expect(write(named)).not.toThrow();
    expect(write(promise)).toThrow(UnapprovedAiChangeError);
  });

  it('may be used by the person who wrote it before, or gave it to the engine', async () => {
    await open(`We said: ${greeting}`);
    expect(write(`${greeting} What is the number?`)).not.toThrow();
    expect(write(mended)).toThrow(UnapprovedAiChangeError);
    await open('', [{ id: 'ai3', output: `Facts. ${promise}!`, inputs: { facts: [`Say: ${promise}`, promise] } }]);
    await openMemoryStore({
      contacts: [contact({ id: 'c1' })],
      aiResults: [aiResult({ output: `Facts. ${promise}`, inputs: { facts: [promise] } })],
    });
    expect(write(`As agreed. ${promise}`)).not.toThrow();
  });

  it('is not held against anybody when it is only a part of what the engine was given', async () => {
    const cut = 'The second visit will cost you nothing at all';
    await openMemoryStore({
      contacts: [contact({ id: 'c1' })],
      aiResults: [
        aiResult({ output: `Facts: so far. ${cut}… (evidence 1)`, inputs: { facts: [`${cut}, we promise.`] } }),
      ],
    });
    expect(write(`As agreed. ${promise}`)).not.toThrow();
  });

  it('that the reviewer took out stays out', () => {
    modifyAiResult('ai1', `Dear Ann, ${mended}`);
    expect(write(`Note. ${mended}`)).not.toThrow();
    expect(write(`Note. ${promise}`)).toThrow(UnapprovedAiChangeError);
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aiResult({ id: `ai-${index}`, output: textOf(index), createdAt: '2026-11-03T12:00:00.000Z' }),
  );
const textOf = (index: number) =>
  [1, 2, 3, 4].map((part) => `Sentence ${part} of entry number ${index} says something of its own.`).join(' ');

describe('the ledger is read in idle moments', () => {
  const idle = new Map<number, () => void>();
  /** The next idle moment; how many entries were read in it. */
  const rest = (): number => {
    const before = entriesToRead();
    const [handle, run] = [...idle][0] ?? [];
    if (handle === undefined) throw new Error('Nobody waits for an idle moment.');
    idle.delete(handle);
    run?.();
    return before - entriesToRead();
  };

  beforeEach(() => {
    let handles = 0;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.set(++handles, run) && handles);
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
    // Reading an entry takes a millisecond on this machine.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    // What the tests before planned is planned anew.
    findSentence(mended, () => undefined);
  });
  afterEach(() => {
    while (idle.size > 0) rest();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('takes a few entries at a time, so that the page answers in between', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: many(1000) });
    const slices: number[] = [];
    while (entriesToRead() > 0) slices.push(rest());
    expect(slices.length).toBeGreaterThan(90);
    expect(Math.max(...slices)).toBeLessThan(12);
    expect(idle.size).toBe(0);
    expect(write(`Well: ${textOf(7)}`)).toThrow(UnapprovedAiChangeError);
  });

  it('reads an entry that changed again, alone', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: many(100) });
    while (entriesToRead() > 0) rest();
    approveAiResult('ai-7');
    expect(entriesToRead()).toBe(1);
    expect(write(`Well: ${textOf(7)}`)).not.toThrow();
    expect(write(`Well: ${textOf(8)}`)).toThrow(UnapprovedAiChangeError);
    expect(entriesToRead()).toBe(0);
  });

  it('a change need not wait for what was approved as it is, and still finds it in somebody else’s words', async () => {
    const approvedOnce = many(1000).map((entry) => aiResult({ ...entry, status: 'approved' }));
    const open = aiResult({ id: 'open', output: `${textOf(999)} ${promise}`, createdAt: '2026-11-03T12:00:00.000Z' });
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: [...approvedOnce, open] });
    expect(write('Rang her, and she was glad that somebody asked after the pipe.')).not.toThrow();
    expect(entriesToRead()).toBe(1001);
    expect(write(`Well: ${textOf(999)}`)).not.toThrow();
    expect(entriesToRead()).toBe(0);
    expect(write(`Well: ${promise}`)).toThrow(UnapprovedAiChangeError);
  });

  it('a change that comes before all is read is still checked against all', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: many(1000) });
    rest();
    expect(entriesToRead()).toBeGreaterThan(900);
    expect(write(`Well: ${textOf(999)}`)).toThrow(UnapprovedAiChangeError);
  });

  it('another client’s entries are forgotten', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: many(10) });
    while (entriesToRead() > 0) rest();
    await openMemoryStore({ contacts: [contact({ id: 'c1' })] });
    expect(write(`Well: ${textOf(3)}`)).not.toThrow();
  });
});

describe('with 10,000 entries', () => {
  it('a change is checked in a moment, and after each change of the ledger too', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'c1' })], aiResults: many(10_000) });
    const note = (words: string) => editContact('c1', { notes: `${words}, and long enough to be looked at.` });
    const first = await busyTime(() => note('The first text'), 1);
    const edits = await busyTime(() => {
      for (let count = 0; count < 100; count++) note(`Own words of a person, number ${count}`);
    });
    let decided = 0;
    const decision = await busyTime(() => {
      decided += 1;
      approveAiResult(`ai-${decided}`);
      note(`After decision ${decided}`);
    });
    expect(() => editContact('c1', { notes: `Well: ${textOf(9_999)}` })).toThrow(UnapprovedAiChangeError);
    // Limits against a scan of all entries for each change, not measures of speed.
    expect(first).toBeLessThan(20_000);
    expect(edits / 100).toBeLessThan(20);
    expect(decision).toBeLessThan(500);
  });
});
