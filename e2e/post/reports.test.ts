import { describe, expect, it, vi } from 'vitest';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { mailings } from '../../shared/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '../../shared/business/src/nouns/mailings/mailingAnswer';
import { optOuts } from '../../shared/business/src/nouns/mailings/optOut';
import { besideMailServers } from './besideOffice';
import { figuresOf, reader, startCampaign } from './campaignBed';
import { MailServers } from './mailServers';
import { PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const bed = new PostBed();
const [address, secret] = ['ada@bramble.example', 'plum orchard 7'];

/** What a server sends that gave up, or a provider whose reader complained; to the one who sent. */
const report = (messageId: string, type: string, fields: string) =>
  `From: MAILER-DAEMON@mx.example\nTo: ${address}\nSubject: Undelivered Mail Returned to Sender\nMessage-ID: <${type.length}.${messageId.length}.${Math.random()}@mx.example>\nContent-Type: multipart/report; report-type=x;\n boundary="b"\n\n--b\nContent-Type: text/plain\n\nSorry.\n\n--b\nContent-Type: message/${type}\n\n${fields}\n--b\nContent-Type: text/rfc822-headers\n\nSubject: Jam\nMessage-ID: ${messageId}\n\n--b--\n`;
const gone = (of: string, status = '5.1.1') =>
  `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${of}\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; 550 ${status} No such user\n`;

describe.skipIf(why)(`what comes back to a mailbox in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  const beside = besideMailServers(bed, { [address]: secret });

  it('bounces and complaints reach their campaign or message, and forged ones nobody', async () => {
    const { id: accountId } = await bed.account({
      incoming: { host: 'localhost', port: beside.server.ports.imaps, security: 'tls' },
    });
    const id = startCampaign(accountId, { recipients: [reader(0), reader(1), reader(2)] });
    const mail = sendMail({
      accountId,
      to: ['sam@example.com'],
      cc: [],
      subject: 'Jam',
      content: 'Six jars.',
      sendAt: new Date().toISOString(),
    });
    await vi.waitFor(() => expect(mailings.get(id)?.status).toBe('done'), waiting);
    await vi.waitFor(() => expect(outgoingMail.get(mail.id)?.status).toBe('sent'), waiting);
    const ids = [0, 1, 2].map((nth) => {
      const text = bed.sink.taken.find(({ to }) => to.includes(reader(nth).address))?.text ?? '';
      return /^Message-ID:\s+(<[^>]+>)/m.exec(text)?.[1] ?? '';
    });
    // One was there before the mailbox is read, the others come while it is.
    beside.server.put(address, report(ids[0] ?? '', 'delivery-status', gone(reader(0).address)));
    readMailOf(accountId, { withoutDomains: [], withoutFolders: [] });
    await vi.waitFor(() => expect(figuresOf(id)).toMatchObject({ sent: 3, delivered: 2, bounced: 1 }), waiting);
    beside.server.put(address, report(ids[1] ?? '', 'delivery-status', gone('stranger@example.com')));
    beside.server.put(address, report(`<${id}.0.2@bramble.example>`, 'delivery-status', gone(reader(2).address)));
    beside.server.put(address, report(ids[1] ?? '', 'feedback-report', 'Feedback-Type: abuse\nVersion: 1\n'));
    beside.server.put(address, report(mail.messageId, 'delivery-status', gone('sam@example.com')));
    await vi.waitFor(() => expect(outgoingMail.get(mail.id)?.status).toBe('bounced'), waiting);
    expect(outgoingMail.get(mail.id)?.reason).toContain('No such user');
    // Each of these is a row of its own, and comes when it comes.
    const listed = () => optOuts.all().map((one) => [one.id, one.why]);
    await vi.waitFor(
      () =>
        expect(listed().toSorted()).toEqual([
          [reader(0).address, 'bounced'],
          [reader(1).address, 'complained'],
          ['sam@example.com', 'bounced'],
        ]),
      waiting,
    );
    await vi.waitFor(() => expect(figuresOf(id)).toMatchObject({ complained: 1 }), waiting);
    expect(figuresOf(id)).toMatchObject({ sent: 3, delivered: 2, bounced: 1, complained: 1 });
    expect(mailingAnswers.all().flatMap(({ reports }) => Object.keys(reports ?? {}))).toEqual(['0', '1']);
  }, 120_000);
});
