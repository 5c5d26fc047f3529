import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelMail, sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { mailClaims, outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { opening, PostBed, waiting } from './postBed';

/** Post offices that are killed in the middle; the whole two hundred take some minutes: `POST_KILLS=200`. */
const kills = Number(process.env.POST_KILLS ?? 6);
const perKill = 5;
const bed = new PostBed();
const statusOf = (id: string) => outgoingMail.get(id)?.status;
const isNow = (id: string, status: string) => vi.waitFor(() => expect(statusOf(id)).toBe(status), waiting);
const soon = () => new Date().toISOString();

describe.skipIf(!PostBed.isPossible)('a post office (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    await bed.open();
    await bed.letOfficeIn();
  }, opening);
  afterAll(() => bed.close(), 60_000);

  it('asks the server of an account, and says what is wrong in words a person can act on', async () => {
    const wrong = await bed.account({ secret: 'guess' });
    expect(wrong).toMatchObject({ state: 'problem' });
    expect(wrong.problem).toContain('refuses this user and password');
    expect((await bed.account()).state).toBe('works');
  });

  it('sends what a person wrote, with its thread and its files, and nothing that was taken back', async () => {
    const { id: accountId } = await bed.account();
    const words = { accountId, cc: [], subject: 'Jam, and more', content: 'Dear Sam,\n\nsix jars are ready.' };
    const back = sendMail({ ...words, to: ['never@example.com'], sendAt: new Date(Date.now() + 60_000).toISOString() });
    cancelMail(back.id);
    const files = [{ name: 'Preisliste für Süßes.pdf', type: 'application/pdf', base64: btoa('%PDF-1.4') }];
    const references = ['<first@example.com>'];
    const { id, messageId } = sendMail({
      ...words,
      to: ['sam@example.com'],
      files,
      references,
      inReplyTo: '<first@example.com>',
      sendAt: soon(),
    });
    await isNow(id, 'sent');
    expect(bed.sink.taken).toHaveLength(1);
    const [message] = bed.sink.taken;
    expect(message).toMatchObject({ from: 'ada@bramble.example', to: ['sam@example.com'] });
    expect(message?.text).toContain('From: Ada Bramble <ada@bramble.example>');
    expect(message?.text).toContain(`Message-ID: ${messageId}`);
    expect(message?.text).toContain('In-Reply-To: <first@example.com>');
    expect(message?.text).toContain('six jars are ready.');
    expect(message?.text).toContain('application/pdf');
    expect(statusOf(back.id)).toBe('cancelled');
  });

  it('keeps what a server refuses for good, with its words, and tries one that is busy again', async () => {
    const { id: accountId } = await bed.account();
    const words = { accountId, cc: [], subject: 'Once more', content: 'Hello', to: ['sam@example.com'] };
    bed.sink.refusal = { code: 550, words: 'No such person here' };
    const refused = sendMail({ ...words, sendAt: soon() });
    await isNow(refused.id, 'failed');
    expect(outgoingMail.get(refused.id)?.reason).toContain('No such person here');
    bed.sink.refusal = { code: 451, words: 'Try later' };
    const busy = sendMail({ ...words, sendAt: soon() });
    await vi.waitFor(() => expect(outgoingMail.get(busy.id)).toMatchObject({ status: 'scheduled', tries: 1 }), waiting);
    expect(Date.parse(outgoingMail.get(busy.id)?.sendAt ?? '')).toBeGreaterThan(Date.now() + 30_000);
    bed.sink.refusal = undefined;
  });

  it('no name, subject or address adds a header', async () => {
    const { id: accountId } = await bed.account();
    const { id } = sendMail({
      accountId,
      to: ['sam@example.com'],
      cc: [],
      subject: 'Hello\r\nBcc: everyone@example.com',
      content: 'A line\r\n.\r\nRCPT TO:<other@example.com>',
      sendAt: soon(),
    });
    await isNow(id, 'sent');
    // One that was busy may have been tried again meanwhile.
    const message = bed.sink.taken.find(({ text }) => text.includes('Hello Bcc'));
    expect(message?.to).toEqual(['sam@example.com']);
    expect(message?.text).not.toMatch(/^Bcc:/m);
    expect(message?.text).toContain('RCPT TO:<other@example.com>');
  });

  it(
    'two of them send every message once, however often one is killed; what it was handing over is in doubt, one for each kill at most',
    async () => {
      await bed.letOfficeIn();
      const { id: accountId, state } = await bed.account();
      expect(state).toBe('works');
      let killed = 0;
      let whole = 0;
      // In the middle: when the mail server has the whole message and has said nothing yet.
      bed.sink.onWhole = async () => {
        whole += 1;
        if (killed >= kills || whole % 4 !== 0) return;
        killed += 1;
        const [office] = bed.program.running;
        if (office) await bed.restart(office);
      };
      bed.sink.taken.length = 0;
      const mails = Array.from({ length: kills * perKill }, (_, at) =>
        sendMail({
          accountId,
          to: [`reader${at}@example.com`],
          cc: [],
          subject: `Letter ${at}`,
          content: 'The same for everyone.',
          sendAt: new Date().toISOString(),
        }),
      );
      const isClaimed = (id: string) => mailClaims.get(`${id}.${outgoingMail.get(id)?.tries}`) !== undefined;
      await vi.waitFor(
        () => {
          const left = mails.filter(({ id }) => outgoingMail.get(id)?.status !== 'sent' && !isClaimed(id));
          expect(left.map(({ subject }) => subject)).toEqual([]);
          expect(killed).toBe(kills);
        },
        { timeout: 20_000 + kills * 10_000, interval: 100 },
      );
      // What is being handed over ends, and what a killed one left is in doubt.
      const statuses = () => mails.map(({ id }) => outgoingMail.get(id)?.status ?? 'gone');
      const count = (status: string) => statuses().filter((one) => one === status).length;
      await vi.waitFor(() => expect(count('sent') + count('doubtful'), statuses().join(' ')).toBe(mails.length), {
        timeout: 90_000,
        interval: 200,
      });
      expect(count('doubtful')).toBeLessThanOrEqual(killed);
      const came = mails.map(
        ({ to: [address] }) => bed.sink.taken.filter(({ to }) => to.includes(address ?? '')).length,
      );
      expect(Math.max(...came), 'nobody gets it twice').toBe(1);
      const lost = mails.filter(({ id }, at) => outgoingMail.get(id)?.status === 'sent' && came[at] !== 1);
      expect(lost, 'sent and not come').toEqual([]);
    },
    60_000 + kills * 15_000,
  );
});
