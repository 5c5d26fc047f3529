// @vitest-environment page
import { logEntries } from '@steps/business';
import { setCurrentPerson } from '@steps/business/host';
import { keptNotices } from '@steps/platform/ui';
import { contact, createContact, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup';
import { connectionLogs } from './connection';
import { connectWebhook, disconnect, logOf, openWebhook, resumeWebhook } from './connectionState';
import { sendTest, sendWaiting } from './sendWebhooks';
import { mostFailures, mostRefusals, pauseAfter, settleMs, signatureOf, webhookAddress } from './webhookRules';

const address = 'https://hooks.example.com/steps';
const dayMs = 86_400_000;

/** What the address does with a message; undefined: nobody answers. */
let status: number | undefined;
let arrived: { readonly label: string; readonly event: string; readonly body: string; readonly signature: string }[];
let tries: number;

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** Lets the time go on as the watch does, so far that what was done has settled. */
async function look(ms = settleMs + 1): Promise<void> {
  later(ms);
  await sendWaiting();
}
const labels = () => arrived.map(({ label }) => label);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T12:00:00Z') });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  setCurrentPerson(undefined);
  status = 200;
  arrived = [];
  tries = 0;
  vi.stubGlobal('fetch', async (to: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    expect(to).toBe(address);
    tries++;
    if (status === undefined) throw new TypeError('Failed to fetch');
    if (status < 300) {
      const { label, event } = JSON.parse(body) as { label: string; event: string };
      arrived.push({ label, event, body, signature: headers['Steps-Signature'] ?? '' });
    }
    return { ok: status < 300, status };
  });
  await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann', title: 'Buyer' })] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a webhook', () => {
  it('sends nothing before it is connected, and nothing that was done earlier', async () => {
    createContact({ name: 'Before' });
    await look();
    expect(tries).toBe(0);
    later(10);
    connectWebhook({ address, modules: ['crm'] });
    await look();
    expect(tries).toBe(0);
  });

  it('sends the changes in its modules, signed with its secret', async () => {
    connectWebhook({ address, modules: ['crm'] });
    const secret = openWebhook()?.secret ?? '';
    later(10);
    editContact('c1', { title: 'Director' });
    await look();
    const [message] = arrived;
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      event: 'records.changed',
      counts: { changed: 1 },
      records: [{ collection: 'contacts', id: 'c1', name: 'Ann', change: 'changed', fields: { title: 'Director' } }],
    });
    expect(message?.body).not.toContain('Buyer');
    expect(message?.signature).toBe(await signatureOf(secret, message?.body ?? '', Date.now()));
    expect(message?.signature).not.toBe(await signatureOf('another', message?.body ?? '', Date.now()));
    await look();
    expect(tries).toBe(1);
  });

  it('sends nothing of other modules', async () => {
    connectWebhook({ address, modules: ['support'] });
    later(10);
    createContact({ name: 'Ada' });
    await look();
    expect(tries).toBe(0);
  });

  it('delivers everything in order after its address was down for a day, trying again after growing pauses', async () => {
    connectWebhook({ address, modules: ['crm'] });
    status = undefined;
    later(10);
    createContact({ name: 'Ada' });
    for (let waited = 0; waited < dayMs; waited += 20_000) {
      await look(20_000);
      if (waited === dayMs / 2) createContact({ name: 'Bea' });
    }
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(mostFailures);
    expect(logOf('webhooks').pausedAt).toBeUndefined();
    status = 200;
    await look(pauseAfter(mostFailures));
    expect(labels()).toEqual(
      logEntries
        .all()
        .slice(-2)
        .map(({ label }) => label),
    );
    expect(arrived.map(({ body }) => /Ada|Bea/.exec(body)?.[0])).toEqual(['Ada', 'Bea']);
  });

  it('goes on after a reload with what was not sent', async () => {
    const { port } = await openMemoryStore();
    connectWebhook({ address, modules: ['crm'] });
    status = undefined;
    later(10);
    createContact({ name: 'Ada' });
    await look();
    await openMemoryStore({}, { port });
    status = 200;
    await look(pauseAfter(1));
    expect(arrived).toHaveLength(1);
  });

  it('is paused when its address refuses again and again, says so, and sends what waits when somebody tries again', async () => {
    connectWebhook({ address, modules: ['crm'] });
    status = 403;
    later(10);
    createContact({ name: 'Ada' });
    for (let times = 0; times < mostRefusals + 5; times++) await look(pauseAfter(mostFailures));
    expect(tries).toBe(mostRefusals);
    expect(logOf('webhooks').pausedAt).toBeDefined();
    expect(logOf('webhooks').lines[0]?.text).toContain('The address answered 403 and refuses the message.');
    expect(keptNotices().map(({ title }) => title)).toEqual(['The webhook is paused']);
    status = 200;
    resumeWebhook();
    await look();
    expect(arrived).toHaveLength(1);
  });

  it('sends a test that says what it is', async () => {
    connectWebhook({ address, modules: ['crm'] });
    expect(await sendTest()).toEqual({ ok: true });
    expect(arrived.map(({ event }) => event)).toEqual(['test']);
    status = 500;
    expect(await sendTest()).toMatchObject({ ok: false, text: 'The address answered 500.' });
  });

  it('forgets its secret and its queue with the connection, and no backup holds them', async () => {
    connectWebhook({ address, modules: ['crm'] });
    const secret = openWebhook()?.secret ?? 'none';
    expect(JSON.stringify(await makeBackup('Haworth'))).not.toContain(secret);
    expect(JSON.stringify(logEntries.all())).not.toContain(secret);
    disconnect('webhooks');
    expect(connectionLogs.size).toBe(0);
    later(10);
    createContact({ name: 'Ada' });
    await look();
    expect(tries).toBe(0);
  });
});

describe('the address of a webhook', () => {
  it('is https, or on this computer', () => {
    expect(webhookAddress(' https://example.com/a#b ')).toBe('https://example.com/a');
    expect(webhookAddress('http://localhost:8080/in')).toBe('http://localhost:8080/in');
    expect(() => webhookAddress('http://example.com/')).toThrow('must begin with https://');
    expect(() => webhookAddress('javascript:alert(1)')).toThrow('must begin with https://');
    expect(() => webhookAddress('example.com')).toThrow('whole address');
    expect(() => webhookAddress('https://ex ample.com')).toThrow('An address has no spaces.');
    expect(() => webhookAddress('https://user:secret@example.com/')).toThrow('Leave the name and the password out');
  });
});
