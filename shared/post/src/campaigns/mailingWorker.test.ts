import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { type Mailing, mailings } from '@steps/business/src/nouns/mailings/mailing';
import { mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { mailingLetters } from '@steps/business/src/nouns/mailings/mailingLetter';
import { type MailingProgress, mailingProgress } from '@steps/business/src/nouns/mailings/mailingProgress';
import { optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import type { Handover } from './courier';
import { MailingWorker, type MailingWorkerOptions } from './mailingWorker';

const minute = 60_000;
let now: number;
/** Whom a message was handed over to, in order. */
let reached: string[];
/** What the mail server does with each; nothing said is taken. */
let answers: Record<string, Handover>;
/** The number of the last message of each chunk, as the server has it. */
let last: Map<string, number>;
let seq: number;

const account: MailAccount = {
  id: 'account-1',
  senderName: 'Ada',
  address: 'ada@bramble.example',
  server: { host: 'localhost', port: 25, security: 'none' },
  user: '',
  secrets: {},
  state: 'works',
  createdAt: '',
  updatedAt: '',
};
const save = (...changes: ReturnType<typeof put>[]) => commit({ label: 'Test', changes, undoable: false });
const stateOf = () => mailings.get('m');
const signs = () => mailingProgress.get('m.0')?.signs;

const mailingWith = (more: Partial<Mailing>): Mailing => ({
  id: 'm',
  campaignId: 'c',
  name: 'Jam',
  kind: 'campaign',
  accountId: 'account-1',
  status: 'sending',
  startAt: new Date(now).toISOString(),
  clicks: false,
  hasB: false,
  recipients: 3,
  chunks: 1,
  createdAt: '',
  updatedAt: '',
  ...more,
});

function start(more: Partial<Mailing> = {}, addresses = ['a', 'b', 'c']): void {
  const recipients = addresses.map((name) => ({ address: `${name}@example.com`, letter: 0, values: [] }));
  save(
    put(mailAccounts, account),
    put(mailingLetters, {
      id: 'm.0',
      mailingId: 'm',
      status: 'ready',
      content: 'Jam',
      subject: 'Jam',
      html: '<p>Jam</p>',
      text: 'Jam',
      links: [],
      pictures: [],
    }),
    put(mailingChunks, { id: 'm.0', mailingId: 'm', recipients }),
    put(mailings, mailingWith({ recipients: addresses.length, ...more })),
  );
}

/** Writes as another post office does. */
function written(progress: MailingProgress): void {
  seq += 1;
  last.set(progress.id, seq);
  save(put(mailingProgress, progress));
}

const office = (self = 'office.1', more: Partial<MailingWorkerOptions> = {}) =>
  new MailingWorker({
    self,
    now: () => now,
    isAtWork: (run) => run === 'other.1',
    secretOf: async () => '',
    lastOf: async (id) => last.get(id) ?? 0,
    async write(progress, expected) {
      if ((last.get(progress.id) ?? 0) !== expected) return undefined;
      written(progress);
      return seq;
    },
    open: () => ({
      close: () => {},
      async deliver(_from, to) {
        reached.push(to.split('@')[0] ?? '');
        return answers[to.split('@')[0] ?? ''] ?? { state: 'sent' };
      },
    }),
    links: () => undefined,
    nameOf: (chunkId, nth) => `${chunkId}.${nth}`,
    ...more,
  });

beforeEach(async () => {
  await openMemoryStore();
  now = Date.parse('2026-11-26T09:00:00.000Z');
  [reached, answers, last, seq] = [[], {}, new Map(), 0];
});

it('sends to each once, says so, and is done', async () => {
  start();
  await office().send();
  expect([reached, signs(), stateOf()?.status]).toEqual([['a', 'b', 'c'], 'sss', 'done']);
  await office('office.2').send();
  expect(reached).toHaveLength(3);
});

it('waits for what is to be sent where the word to begin has come before it, and fails nobody', async () => {
  start();
  const letter = mailingLetters.get('m.0');
  if (!letter) throw new Error('Expected the letter.');
  save(drop(mailingLetters, 'm.0'));
  const worker = office();
  await worker.send();
  expect([reached, signs(), stateOf()?.status]).toEqual([[], undefined, 'sending']);
  save(put(mailingLetters, letter));
  await worker.send();
  expect([reached, signs(), stateOf()?.status]).toEqual([['a', 'b', 'c'], 'sss', 'done']);
});

it('whose words do not come in ten minutes is held with the reason, and goes on from there when it is resumed', async () => {
  start();
  save(drop(mailingLetters, 'm.0'));
  const worker = office();
  await worker.send();
  now += 10 * minute;
  await worker.send();
  expect(stateOf()).toMatchObject({
    status: 'paused',
    reason: expect.stringContaining('does not have the email itself'),
  });
  start();
  await worker.send();
  expect([reached, signs()]).toEqual([['a', 'b', 'c'], 'sss']);
});

it('somebody who holds it meanwhile has ten minutes anew when they resume it', async () => {
  start();
  save(drop(mailingLetters, 'm.0'));
  const worker = office();
  await worker.send();
  save(put(mailings, mailingWith({ recipients: 3, status: 'paused' })));
  await worker.send();
  now += 60 * minute;
  save(put(mailings, mailingWith({ recipients: 3 })));
  await worker.send();
  expect(stateOf()?.status).toBe('sending');
});

it('sends nothing before its time, while it is paused, or after it was stopped', async () => {
  start({ startAt: new Date(now + minute).toISOString() });
  const worker = office();
  await worker.send();
  expect([reached, worker.nextDue()]).toEqual([[], now + minute]);
  for (const status of ['paused', 'stopped'] as const) {
    start({ status });
    await worker.send();
  }
  expect(reached).toEqual([]);
});

it('keeps to its pace: one, and the next when it is time', async () => {
  start({ pace: 60 });
  const worker = office();
  await worker.send();
  expect([reached, signs(), worker.nextDue()]).toEqual([['a'], 's..', now + 1000]);
  now += 1000;
  await worker.send();
  expect(reached).toEqual(['a', 'b']);
});

it('passes over whoever unsubscribed meanwhile, and puts on the list whom no server knows', async () => {
  answers = { b: { state: 'bounced', words: 'No such user' } };
  save(put(optOuts, { id: 'a@example.com', at: '' }));
  start();
  await office().send();
  expect([reached, signs(), optOuts.get('b@example.com')?.why]).toEqual([['b', 'c'], 'obs', 'bounced']);
});

it('comes again to whom the server asked to, and gives up after two days', async () => {
  answers = { b: { state: 'later', words: 'Busy' } };
  start();
  const worker = office();
  await worker.send();
  expect([reached, signs(), stateOf()?.status]).toEqual([['a', 'b', 'c'], 'sls', 'sending']);
  expect(worker.nextDue()).toBe(now + minute);
  now += minute;
  await worker.send();
  expect(reached).toEqual(['a', 'b', 'c', 'b']);
  now += 49 * 60 * minute;
  await worker.send();
  await worker.send();
  expect([signs(), mailingProgress.get('m.0')?.said[1], stateOf()?.status]).toEqual(['sfs', 'Busy', 'done']);
});

it('waits for a server that is away, and pauses where it refuses us, with its words', async () => {
  answers = { a: { state: 'away', words: 'Nobody answers' } };
  start();
  const worker = office();
  await worker.send();
  expect([reached, signs(), worker.nextDue()]).toEqual([['a'], '...', now + minute]);
  answers = { a: { state: 'refusesUs', words: 'Wrong password' } };
  now += minute;
  await worker.send();
  expect(stateOf()).toMatchObject({ status: 'paused', reason: 'Wrong password' });
  expect([reached, signs()]).toEqual([['a', 'a'], '...']);
});

it('counts two days from the first try that failed: not from the day it began, nor beyond one that went well', async () => {
  const days = 24 * 60 * minute;
  answers = { a: { state: 'away', words: 'Nobody answers' } };
  start({ startAt: new Date(now - 3 * days).toISOString() });
  const worker = office();
  await worker.send();
  expect(stateOf()?.status, 'it waited for a post office').toBe('sending');
  answers = { b: { state: 'away', words: 'Nobody answers' } };
  now += days;
  await worker.send();
  expect([reached, signs()]).toEqual([['a', 'a', 'b'], 's..']);
  now += 1.5 * days;
  await worker.send();
  expect(stateOf()?.status, 'it was there a day and a half ago').toBe('sending');
  now += days;
  await worker.send();
  expect(stateOf()).toMatchObject({ status: 'paused', reason: 'Tried for 48 hours. Nobody answers' });
  const { reason: _, ...paused } = stateOf() ?? mailingWith({});
  save(put(mailings, { ...paused, status: 'sending', resumedAt: new Date(now).toISOString() }));
  await worker.send();
  expect(stateOf()?.status, 'somebody went on with it').toBe('sending');
  expect(reached).toHaveLength(6);
});

it('whom the server has come again for is tried for two days, whenever it began', async () => {
  answers = { b: { state: 'later', words: 'Busy' } };
  start({ startAt: new Date(now - 72 * 60 * minute).toISOString() });
  const worker = office();
  await worker.send();
  expect(signs()).toBe('sls');
  now += 47 * 60 * minute;
  await worker.send();
  expect(signs()).toBe('sls');
  answers = {};
  now += 60 * minute;
  await worker.send();
  expect([signs(), mailingProgress.get('m.0')?.laterSince]).toEqual(['sss', undefined]);
});

it('a server that is away is tried once at a time, however many there are to go', async () => {
  answers = { a: { state: 'away', words: 'Nobody answers' }, d: { state: 'away', words: 'Nobody answers' } };
  start({ recipients: 4, chunks: 2 });
  save(put(mailingChunks, { id: 'm.1', mailingId: 'm', recipients: [{ address: 'd@e.com', letter: 0, values: [] }] }));
  await office().send();
  expect(reached).toEqual(['a']);
});

it('a server that breaks off now and then is waited for a minute each time, and longer only while it takes nothing', async () => {
  answers = { a: { state: 'away', words: 'Broke off' } };
  start();
  const worker = office();
  await worker.send();
  now += minute;
  await worker.send();
  expect(worker.nextDue(), 'away twice').toBe(now + 5 * minute);
  now += 5 * minute;
  answers = { b: { state: 'away', words: 'Broke off' } };
  await worker.send();
  expect([signs(), worker.nextDue()]).toEqual(['s..', now + minute]);
});

it('leaves a chunk to whoever is at work on it, and takes over from one that is gone, whose last one is in doubt', async () => {
  start();
  const progress = { id: 'm.0', mailingId: 'm', by: 'other.1', signs: 's..', now: 1, tries: 0, said: {}, at: '' };
  written(progress);
  await office().send();
  expect(reached).toEqual([]);
  written({ ...progress, by: 'gone.1' });
  await office().send();
  expect([reached, signs(), stateOf()?.status]).toEqual([['c'], 'sds', 'done']);
});

it('a post office that was taken over finds out before its next message', async () => {
  start();
  const taken = { id: 'm.0', mailingId: 'm', by: 'other.1', signs: 'd..', now: 1, tries: 0, said: {}, at: '' };
  const deliver = async (_from: string, to: string): Promise<Handover> => {
    reached.push(to);
    // While it hands this over, another one takes its chunk.
    written(taken);
    return { state: 'sent' };
  };
  await office('office.1', { open: () => ({ close: () => {}, deliver }) }).send();
  expect(reached).toEqual(['a@example.com']);
  expect(mailingProgress.get('m.0')).toEqual(taken);
});

it('what could not be written is written as it was, before anybody else gets anything', async () => {
  start();
  let isAway = false;
  const worker = office('office.1', {
    async write(progress, expected) {
      if (isAway) throw new Error('away');
      if ((last.get(progress.id) ?? 0) !== expected) return undefined;
      written(progress);
      return seq;
    },
    open: () => ({
      close: () => {},
      async deliver(_from, to) {
        reached.push(to.split('@')[0] ?? '');
        isAway = reached.length === 1;
        return { state: 'sent' };
      },
    }),
  });
  await worker.send();
  expect([reached, signs(), mailingProgress.get('m.0')?.now]).toEqual([['a'], '...', 0]);
  isAway = false;
  await worker.send();
  expect([reached, signs()]).toEqual([['a', 'b', 'c'], 'sss']);
});

it('pauses when words of AI in it are not approved, and when its address is gone', async () => {
  // A browser lets it become so only when the approval is taken back later.
  await openMemoryStore({ mailAccounts: [account], mailings: [mailingWith({ aiResultIds: ['result-1'] })] });
  await office().send();
  expect(stateOf()).toMatchObject({ status: 'paused', reason: expect.stringContaining('not approved') });
  start({ accountId: 'account-2' });
  await office().send();
  expect(stateOf()).toMatchObject({ status: 'paused', reason: expect.stringContaining('was removed') });
  expect(reached).toEqual([]);
});
