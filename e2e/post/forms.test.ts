import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../shared/build/freePort.mjs';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { type FormAnswer, filePartId, formAnswers } from '../../shared/business/src/nouns/forms/formAnswer';
import { ownFields } from '../../shared/business/src/nouns/forms/formFields';
import { type PublishedForm, publishedForms } from '../../shared/business/src/nouns/forms/publishedForm';
import { postAddresses } from '../../shared/business/src/nouns/mail/postAddress';
import { commit } from '../../shared/platform/src/core/store/commit';
import { openStorage } from '../../shared/platform/src/core/store/database';
import { put } from '../../shared/platform/src/core/store/recordChange';
import { Kills } from './kills';
import { opening, PostBed, waiting } from './postBed';

const perKill = 10;
const bed = new PostBed();
/** No form needs the mail server. */
const kills = new Kills(bed, { victims: ['office', 'nats'], count: 6 });
let url = '';

const form: PublishedForm = {
  id: 'form-0123456789abcdef0123',
  pageId: 'page-1',
  blockId: 'block-1',
  page: 'Open day',
  questions: [
    { name: 'Name', label: 'Name', kind: 'name', required: true },
    { name: 'Email', label: 'Email', kind: 'email', required: true },
    { name: 'Plan', label: 'Plan', kind: 'file', required: false },
  ],
  consent: { name: 'consent', words: 'You may use my details to answer me.' },
  origins: ['https://www.bramble.example'],
  rule: 'lead',
  source: 'Landing page',
  campaign: '',
  thanks: 'Thank you.',
  nextPage: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

interface Sent {
  readonly id: string;
  readonly email: string;
  readonly file?: Uint8Array<ArrayBuffer>;
}

/** Resolves to whether it was thanked for. */
async function send({ id, email, file }: Sent): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ Name: 'Sam Field', Email: email, consent: 'yes', [ownFields.id]: id })) {
    body.set(name, value);
  }
  if (file) body.set('Plan', new File([file], 'plan.pdf'));
  const headers = {
    origin: 'https://www.bramble.example',
    accept: 'application/json',
    'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 200)}`,
  };
  const reply = await fetch(`${url}/f/${form.id}`, { method: 'POST', body, headers }).catch(() => undefined);
  return reply?.status === 200;
}

/** Asked no oftener than it lets anybody. */
const isWell = () =>
  vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), { ...waiting, interval: 300 });

const answersOf = (email: string): readonly FormAnswer[] =>
  formAnswers.all().filter((answer) => answer.email === email);

describe.skipIf(!PostBed.isPossible)('forms at a post office (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    await bed.open();
    const port = await freePort();
    url = `http://localhost:${port}`;
    commit({ label: 'Publish', changes: [put(publishedForms, form)] });
    await bed.letOfficeIn('--listen', String(port), '--public', url);
    await isWell();
  }, opening);
  afterAll(() => bed.close(), 60_000);

  it('says to the business where it is reached', () =>
    vi.waitFor(() => expect(postAddresses.all().map((one) => one.url)).toEqual([url]), waiting));

  it('an answer is in the inbox, and a lead, within two seconds', async () => {
    const took: number[] = [];
    for (let nth = 0; nth < 20; nth++) {
      const email = `quick${nth}@example.com`;
      const begun = performance.now();
      expect(await send({ id: randomUUID(), email })).toBe(true);
      await vi.waitFor(() => expect(answersOf(email)[0]?.contactId).toMatch(/^contact-/), waiting);
      took.push(performance.now() - begun);
    }
    took.sort((one, other) => one - other);
    console.info(`form to lead: median ${took[10]?.toFixed(0)} ms, slowest ${took.at(-1)?.toFixed(0)} ms`);
    expect(took.at(-1)).toBeLessThan(2000);
    expect(contacts.all().find(({ email }) => email === 'quick0@example.com')).toMatchObject({ status: 'lead' });
  });

  it('a file of 10 MB comes whole', async () => {
    const file = new Uint8Array(9_900_000).map((_, at) => (at * 31) % 251);
    expect(await send({ id: randomUUID(), email: 'file@example.com', file })).toBe(true);
    const answer = await vi.waitFor(() => {
      const [found] = answersOf('file@example.com');
      if (!found?.files) throw new Error('Expected the answer with its file.');
      return found;
    }, waiting);
    const parts: Buffer[] = [];
    for (let part = 0; part < (answer.files?.[0]?.parts ?? 0); part++) {
      const row = await vi.waitFor(async () => {
        const read = (await openStorage()?.read('formFiles', filePartId(answer.id, 0, part))) as
          | { readonly r: { readonly base64: string } }
          | undefined;
        if (!read) throw new Error(`Expected part ${part}.`);
        return read;
      }, waiting);
      parts.push(Buffer.from(row.r.base64, 'base64'));
    }
    expect(Buffer.concat(parts).equals(Buffer.from(file))).toBe(true);
  }, 60_000);

  it('a form that is closed or changed is so at once', async () => {
    commit({ label: 'Close', changes: [put(publishedForms, { ...form, closedAt: form.createdAt })] });
    await vi.waitFor(
      async () => expect(await send({ id: randomUUID(), email: 'late@example.com' })).toBe(false),
      waiting,
    );
    commit({ label: 'Open', changes: [put(publishedForms, form)] });
    await vi.waitFor(
      async () => expect(await send({ id: randomUUID(), email: 'back@example.com' })).toBe(true),
      waiting,
    );
  });

  it(
    'however often it or NATS is killed, nothing is lost that it thanked for, and nothing comes twice that is sent until it is thanked for',
    async () => {
      const all = Array.from({ length: kills.count * perKill }, (_, nth) => ({
        id: randomUUID(),
        email: `kill${nth}@example.com`,
        ...(nth % 10 === 0 && { file: new Uint8Array(600_000).fill(nth) }),
      }));
      let killing = true;
      const killer = async () => {
        while (kills.done < kills.count) {
          await kills.next();
          await isWell();
        }
        killing = false;
      };
      const killed = killer();
      const visitor = async (own: readonly Sent[]) => {
        for (const one of own) {
          while (!(await send(one))) await new Promise((resolve) => setTimeout(resolve, 200));
          // As long as it is killed, there is something coming in.
          if (killing) await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      await Promise.all([0, 1, 2, 3].map((nth) => visitor(all.filter((_, at) => at % 4 === nth))));
      await killed;
      await vi.waitFor(() => expect(all.filter(({ email }) => answersOf(email).length === 0)).toEqual([]), waiting);
      expect(all.filter(({ email }) => answersOf(email).length !== 1).map(({ email }) => email)).toEqual([]);
      const people = (email: string) => contacts.all().filter((contact) => contact.email === email).length;
      await vi.waitFor(() => expect(all.filter(({ email }) => people(email) !== 1)).toEqual([]), waiting);
    },
    60_000 + kills.count * 15_000,
  );

  it('however many large files come at once, it takes less than 300 MB of memory', async () => {
    const file = new Uint8Array(9_500_000).fill(7);
    const all = Array.from({ length: 16 }, (_, nth) => ({ id: randomUUID(), email: `large${nth}@example.com`, file }));
    await Promise.all(
      all.map(async (one) => {
        // It says when it has no room.
        while (!(await send(one))) await new Promise((resolve) => setTimeout(resolve, 300));
      }),
    );
    const [office] = bed.program.running;
    const most = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${office?.pid}/status`, 'utf8'))?.[1]) / 1000;
    console.info(`most memory: ${most.toFixed(0)} MB`);
    expect(most).toBeLessThan(300);
  }, 120_000);
});
