import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { type FormAnswer, filePartId } from '@steps/business/src/nouns/forms/formAnswer';
import { ownFields } from '@steps/business/src/nouns/forms/formFields';
import type { PublishedForm } from '@steps/business/src/nouns/forms/publishedForm';
import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenHttp, openHttp } from '../http/httpServer';
import { formRoutes } from './formRoutes';

const shop = 'https://www.bramble.example';
const form = (of: Partial<PublishedForm> = {}): PublishedForm => ({
  id: 'form-0123456789abcdef0123',
  pageId: 'page-1',
  blockId: 'block-1',
  page: 'Open day',
  questions: [
    { name: 'Name', label: 'Name', kind: 'name', required: true },
    { name: 'Email', label: 'Email', kind: 'email', required: true },
    { name: 'Your question', label: 'Your question', kind: 'message', required: false },
  ],
  consent: { name: 'consent', words: 'You may use my details to answer me.' },
  origins: [shop],
  rule: 'lead',
  source: 'Landing page',
  campaign: 'Spring',
  thanks: 'Thank you, we will ring.',
  nextPage: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...of,
});
const withFile = form({
  questions: [...form().questions, { name: 'Plan', label: 'Plan', kind: 'file', required: false }],
});
const filled = { Name: 'Sam Field', Email: 'sam@example.com', 'Your question': 'Two signs?', consent: 'yes' };

let open: OpenHttp | undefined;
let at = '';
let well = true;
/** The rows on the server, by collection and id. */
const kept = new Map<string, unknown>();
let failing = false;
/** This many rows are accepted before it fails. */
let failsAfter = 0;
const answers = () => [...kept].flatMap(([key, row]) => (key.startsWith('formAnswers/') ? [row as FormAnswer] : []));

async function serve(published: PublishedForm = form()): Promise<void> {
  await openMemoryStore({ publishedForms: [published] });
  const routes = formRoutes({
    isWell: () => well,
    now: Date.now,
    async handOver(collection, row) {
      if (failing && failsAfter-- <= 0) throw new Error('away');
      const key = `${collection}/${row.id}`;
      if (kept.has(key)) return false;
      kept.set(key, row);
      return true;
    },
  });
  open = await openHttp({ port: 0, host: '127.0.0.1', publicUrl: 'https://post.example' }, routes);
  at = `http://127.0.0.1:${open.port}/f/${published.id}`;
}

/** From another visitor each time: most tests are not about the rate limit. */
let visitors = 0;
const send = (body: BodyInit, headers: Record<string, string> = {}, url = at) =>
  fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: shop, 'x-forwarded-for': `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`, ...headers },
  });
const sendFields = (fields: Record<string, string>, headers?: Record<string, string>) =>
  send(new URLSearchParams(fields), headers);
const byScript = { accept: 'application/json' };
const script = (fields: Record<string, string> = {}) =>
  sendFields(
    { ...filled, [ownFields.id]: '00112233445566778899aabbccddeeff', [ownFields.openFor]: '9000', ...fields },
    byScript,
  );

beforeEach(() => {
  kept.clear();
  well = true;
  failing = false;
  failsAfter = 0;
});
afterEach(async () => {
  await open?.close();
  open = undefined;
});

describe('a form that somebody fills in', () => {
  it('gets a page of thanks, and is in the inbox with consent, source and campaign', async () => {
    await serve();
    const reply = await sendFields(filled);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('Thank you, we will ring.');
    expect(answers()).toMatchObject([
      {
        page: 'Open day',
        name: 'Sam Field',
        email: 'sam@example.com',
        consent: 'You may use my details to answer me.',
        contactId: '',
        rule: 'lead',
        source: 'Landing page',
        campaign: 'Spring',
        formId: form().id,
      },
    ]);
    expect(answers()[0]?.answers).toEqual([
      { label: 'Name', value: 'Sam Field', kind: 'name' },
      { label: 'Email', value: 'sam@example.com', kind: 'email' },
      { label: 'Your question', value: 'Two signs?', kind: 'message' },
    ]);
  });

  it('leads to the next page if there is one, and nowhere that a visitor names', async () => {
    await serve(form({ nextPage: 'https://www.bramble.example/thanks' }));
    const reply = await sendFields({ ...filled, next: 'https://evil.example', _next: 'https://evil.example' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, 'https://www.bramble.example/thanks']);
    expect(await (await script()).json()).toMatchObject({ ok: true, next: 'https://www.bramble.example/thanks' });
  });

  it('says for each field what is wrong, and keeps nothing', async () => {
    await serve();
    const page = await (await sendFields({ Name: ' ', Email: 'sam@', consent: '' })).text();
    expect(page).toContain('“Name”: please answer this.');
    expect(page).toContain('“Email”: enter an email address such as sam@example.com.');
    expect(page).toContain('Tick the box to agree');
    const told = await (await script({ Email: 'sam' })).json();
    expect(told).toMatchObject({ ok: false, fields: [['Email', expect.stringContaining('such as sam@example.com')]] });
    expect(kept.size).toBe(0);
  });

  it('is not thanked for while it cannot be stored', async () => {
    await serve();
    well = false;
    expect((await script()).status).toBe(503);
    well = true;
    failing = true;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await (await script()).json()).toMatchObject({ ok: false, words: expect.stringContaining('Wait a minute') });
    said.mockRestore();
    failing = false;
    expect((await script()).status).toBe(200);
  });

  it('sent twice is stored once: by its name, or by its words', async () => {
    await serve();
    for (let nth = 0; nth < 3; nth++) expect((await script()).status).toBe(200);
    expect(kept.size).toBe(1);
    for (let nth = 0; nth < 3; nth++) expect((await sendFields(filled)).status).toBe(200);
    expect(kept.size).toBe(2);
    await sendFields({ ...filled, 'Your question': 'Three signs?' });
    expect(kept.size).toBe(3);
  });

  it('with words changed before a page heard of success is another answer, and both are there', async () => {
    await serve();
    await script();
    expect((await script({ 'Your question': 'Three signs?' })).status).toBe(200);
    const words = answers().map(({ answers: all }) => all.at(-1)?.value);
    expect(words).toEqual(['Two signs?', 'Three signs?']);
  });
});

describe('files', () => {
  const plan = (bytes: number, name = 'plan.pdf') =>
    new File([new Uint8Array(bytes).fill(65)], name, { type: 'application/pdf' });
  const body = (...files: readonly File[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(filled)) data.append(name, value);
    for (const file of files) data.append('Plan', file);
    return data;
  };

  it('are stored in parts that a server accepts, and the answer last', async () => {
    await serve(withFile);
    expect((await send(body(plan(1_200_000)))).status).toBe(200);
    expect(answers()[0]?.files).toEqual([{ name: 'plan.pdf', type: 'application/pdf', size: 1_200_000, parts: 3 }]);
    expect([...kept.keys()].at(-1)).toContain('formAnswers/');
    const parts = [...kept.values()].flatMap((row) => (row as { base64?: string }).base64 ?? []);
    expect(parts.map((part) => Buffer.from(part, 'base64').length)).toEqual([500_000, 500_000, 200_000]);
  });

  it('of 10 MB together are accepted, and no more', async () => {
    await serve(withFile);
    expect((await send(body(plan(6_000_000), plan(4_000_000, 'b.pdf')))).status).toBe(200);
    expect((await send(body(plan(6_000_000), plan(4_000_001, 'b.pdf')))).status).toBe(413);
    expect((await send(body(...Array.from({ length: 6 }, () => plan(10))))).status).toBe(413);
    expect(answers()).toHaveLength(1);
  }, 20_000);

  it('have no path and no characters that reverse the writing, whatever their sender calls them', async () => {
    await serve(withFile);
    await send(body(plan(10, '../../etc/pass\u202ewd"<x>.exe')));
    expect(answers()[0]?.files?.[0]?.name).toMatch(/^pass.*wd.*_x_\.exe$/);
    expect(answers()[0]?.files?.[0]?.name).not.toMatch(/[\u202e/\\<>"]/);
  });

  it('chosen again after a failed try are stored whole, with their answer, and nothing of the first ones in them', async () => {
    await serve(withFile);
    const named = (file: File) => {
      const data = body(file);
      data.append(ownFields.id, '00112233445566778899aabbccddeeff');
      return data;
    };
    // The first part is on the server when it fails.
    failing = true;
    failsAfter = 1;
    expect((await send(named(plan(900_000)))).status).toBe(503);
    failing = false;
    const other = new File([new Uint8Array(700_000).fill(66)], 'other.pdf');
    for (let nth = 0; nth < 2; nth++) expect((await send(named(other))).status).toBe(200);
    const [answer] = answers();
    expect(answers()).toHaveLength(1);
    const parts = [0, 1].map((part) => kept.get(`formFiles/${filePartId(answer?.id ?? '', 0, part)}`));
    const bytes = parts.map((part) => Buffer.from((part as { base64: string }).base64, 'base64'));
    expect(Buffer.concat(bytes).equals(Buffer.alloc(700_000, 66))).toBe(true);
  });

  it('are refused if nobody asks for them', async () => {
    await serve();
    expect((await send(body(plan(10)))).status).toBe(200);
    expect((await send(body(plan(70_000)))).status).toBe(413);
    expect(answers().map(({ files }) => files)).toEqual([undefined]);
  });
});

describe('hostile', () => {
  it('programs are stopped by the hidden field and by time, and told why', async () => {
    await serve();
    expect(await (await script({ [ownFields.trap]: 'http://x' })).json()).toMatchObject({
      ok: false,
      words: expect.stringContaining('automatic'),
    });
    expect((await script({ [ownFields.openFor]: '40' })).status).toBe(422);
    expect((await script({ [ownFields.openFor]: 'NaN' })).status).toBe(422);
    expect(kept.size).toBe(0);
  });

  it('other websites are refused if the form names its own, and can read nothing', async () => {
    await serve();
    for (const origin of [
      'https://evil.example',
      'null',
      'https://www.bramble.example.evil.example',
      'http://www.bramble.example',
    ]) {
      const reply = await sendFields(filled, { origin, ...byScript });
      expect([reply.status, reply.headers.get('access-control-allow-origin')], origin).toEqual([403, null]);
    }
    const own = await script();
    expect(own.headers.get('access-control-allow-origin')).toBe(shop);
    expect(own.headers.get('access-control-allow-credentials')).toBeNull();
    const before = await fetch(at, { method: 'OPTIONS', headers: { origin: shop } });
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, shop]);
    expect(kept.size).toBe(1);
  });

  it('a form that is guessed, or closed, does not exist', async () => {
    await serve(form({ closedAt: '2026-11-02T09:00:00.000Z' }));
    expect((await sendFields(filled)).status).toBe(410);
    for (const id of ['form-00000000000000000000', '__proto__', 'constructor', '..%2Fhealth'])
      expect((await send(new URLSearchParams(filled), {}, at.replace(form().id, id))).status, id).toBe(404);
  });

  it('a flood from one visitor ends in a wait', async () => {
    await serve();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await sendFields(filled, { 'x-forwarded-for': '198.51.100.7' })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('bodies that are huge, endless, broken or of another kind are refused, and the next visitor is served', async () => {
    await serve(withFile);
    expect((await send('a=1', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await sendFields({ ...filled, 'Your question': 'a'.repeat(80_000) })).status).toBe(413);
    const many = Array.from({ length: 5000 }, (_, nth) => `f${nth}=1`).join('&');
    expect((await send(many, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(413);
    const parts = Array.from(
      { length: 2000 },
      (_, nth) => `--b\r\ncontent-disposition: form-data; name="f${nth}"\r\n\r\n1\r\n`,
    );
    expect(
      (await send(`${parts.join('')}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' })).status,
    ).toBe(413);
    const headers = `--b\r\n${'x-a: b\r\n'.repeat(20_000)}\r\n1\r\n--b--\r\n`;
    expect([400, 413, 422]).toContain(
      (await send(headers, { 'content-type': 'multipart/form-data; boundary=b' })).status,
    );
    expect((await send('--b\r\nnever ended', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    const inAFile =
      '--b\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhalf';
    expect((await send(inAFile, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    expect((await script()).status).toBe(200);
  });

  it('a visitor who announces much and sends slowly does not block others for long', async () => {
    await serve(withFile);
    const { port } = new URL(at);
    const slow = Array.from({ length: 30 }, () => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          `POST /f/${withFile.id} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n--b`,
        ),
      );
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await script()).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await vi.waitFor(async () => expect((await send(new URLSearchParams(filled))).status).toBe(200));
  });

  it('line ends, markup and names of objects stay what they are: text', async () => {
    await serve();
    const hostile = {
      ...filled,
      Name: 'Sam\r\nBcc: all@example.com <script>alert(1)</script>',
      'Your question': '<img src=x onerror=alert(1)>\u202egnp\u0000',
      __proto__: 'x',
      constructor: 'x',
      'a[__proto__][b]': 'x',
    };
    expect((await send(new URLSearchParams(Object.entries(hostile)))).status).toBe(200);
    const [answer] = answers();
    expect(answer?.name).toBe('Sam Bcc: all@example.com <script>alert(1)</script>');
    expect(answer?.answers.map(({ label }) => label)).toEqual(['Name', 'Email', 'Your question']);
    expect(answer?.answers[2]?.value).toBe('<img src=x onerror=alert(1)>gnp');
    expect(({} as Record<string, unknown>).b).toBeUndefined();
    const email = await script({ Email: 'sam@example.com\r\nBcc: all@example.com' });
    expect(email.status).toBe(422);
    const page = await (await sendFields({ ...filled, Email: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script');
  });

  it('no bytes at all bring it down', async () => {
    await serve(withFile);
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.constantFrom('multipart/form-data; boundary=b', 'application/x-www-form-urlencoded'),
        async (bytes, type) => {
          const reply = await send(new Uint8Array(bytes), { 'content-type': type });
          expect([400, 413, 422]).toContain(reply.status);
        },
      ),
      { numRuns: 60 },
    );
    expect((await script()).status).toBe(200);
  });

  it('a request that is cut off leaves nothing', async () => {
    await serve();
    await new Promise<void>((done) => {
      const cut = ask(at, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000' },
      });
      cut.on('error', () => done());
      cut.write('Name=Sam');
      setTimeout(() => cut.destroy(), 50);
    });
    expect((await script()).status).toBe(200);
    expect(kept.size).toBe(1);
  });
});
