import { describe, expect, it, vi } from 'vitest';
import { outgoingMail } from '../../shared/business/src/nouns/mail/outgoingMail';
import { receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { meetingAnswers } from '../../shared/business/src/nouns/meetings/meetingAnswer';
import { whenAcknowledged } from '../../shared/journal/src/team';
import { commit, put, stamp } from '../../shared/platform/src';
import { besideMailServers } from './besideOffice';
import { MailServers } from './mailServers';
import { PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const secret = 'plum orchard 7';
const [address, invited] = ['ada@bramble.example', 'sam@example.com'];
const bed = new PostBed();

const ics = (method: string, attendee: string, uid = 'm1@steps') =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//EN', `METHOD:${method}`, 'BEGIN:VEVENT', `UID:${uid}`],
    ...['DTSTAMP:20261126T090000Z', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z', 'SEQUENCE:0'],
    ...['SUMMARY:Tasting', `ORGANIZER:mailto:${address}`, attendee, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

/** As mail programs answer: words, and beside them the calendar's part in base64. On top of it what the own server found out of its sender. */
const reply = (from: string, subject: string, part: string, dmarc = 'pass') =>
  [
    `Authentication-Results: mail.bramble.example; dmarc=${dmarc} header.from=${/@([^>]+)>/.exec(from)?.[1]}`,
    ...[`From: ${from}`, `To: ${address}`, `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`],
    ...[`Message-ID: <${subject.replaceAll(/\W/g, '.')}@example.com>`, 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/alternative; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Yes.', '--b'],
    ...['Content-Type: text/calendar; charset=utf-8; method=REPLY', 'Content-Transfer-Encoding: base64', ''],
    ...[Buffer.from(part).toString('base64'), '--b--', ''],
  ].join('\n');
const says = (said: string, whose: string) => `ATTENDEE;PARTSTAT=${said};CN="Sam":mailto:${whose}`;

describe.skipIf(why)(`answers to invitations in Dovecot${why ? ` (skipped: ${why})` : ''}`, () => {
  const beside = besideMailServers(bed, { [address]: secret });

  it('come to the meeting from those who were invited, contacts or not, and from nobody else', async () => {
    const { id: accountId } = await bed.account({
      ...{ address, user: address, secret },
      server: { host: 'localhost', port: beside.server.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: beside.server.ports.imaps, security: 'tls' },
    });
    const at = stamp();
    const invitation = {
      ...{ id: 'mail-1', accountId, to: ['Sam@example.com'], cc: [], subject: 'Invitation: Tasting', content: 'Come.' },
      ...{
        status: 'sent' as const,
        sendAt: at,
        tries: 1,
        messageId: '<1@bramble.example>',
        meetingId: 'm1',
        by: 'Ada',
      },
      invitation: {
        method: 'REQUEST' as const,
        ics: ics('REQUEST', `ATTENDEE:mailto:${invited}`),
        sequence: 0,
        told: '',
      },
      ...{ createdAt: at, updatedAt: at },
    };
    // The meeting comes later: rows are in any order.
    commit({ label: 'Invite', changes: [put(outgoingMail, invitation)] });
    await whenAcknowledged();
    const mallory = 'mallory@example.org';
    beside.server.put(address, reply(`Mallory <${mallory}>`, 'Not invited', ics('REPLY', says('DECLINED', mallory))));
    beside.server.put(
      address,
      reply(`Mallory <${mallory}>`, 'In the name of Sam', ics('REPLY', says('DECLINED', invited))),
    );
    beside.server.put(
      address,
      reply(`Sam <${invited}>`, 'Another meeting', ics('REPLY', says('DECLINED', invited), 'm2@steps')),
    );
    beside.server.put(address, reply(`Sam <${invited}>`, 'Accepted: Tasting', ics('REPLY', says('ACCEPTED', invited))));
    readMailOf(accountId, { withoutDomains: [], withoutFolders: [] });
    await vi.waitFor(() => expect(mailFolders.get(`${accountId}.inbox`)?.low).toBe(1), waiting);
    await vi.waitFor(() => expect(meetingAnswers.all()).toHaveLength(1), waiting);
    expect(meetingAnswers.all()[0]).toMatchObject({
      ...{ uid: 'm1@steps', address: invited, attendance: 'accepted', sequence: 0, isConfirmed: true },
    });
    // Nobody of them is a contact: their messages stay in the mailbox.
    expect(receivedMail.all()).toEqual([]);
    beside.server.put(
      address,
      reply(`Sam <${invited}>`, 'Declined: Tasting', ics('REPLY', says('DECLINED', invited)).replace('0900', '1000')),
    );
    await vi.waitFor(() => expect(meetingAnswers.all()).toHaveLength(2), waiting);
    beside.server.put(
      address,
      reply(`Sam <${invited}>`, 'Forged', ics('REPLY', says('TENTATIVE', invited)).replace('0900', '1100'), 'fail'),
    );
    await vi.waitFor(() => expect(meetingAnswers.all()).toHaveLength(3), waiting);
    const forged = meetingAnswers.all().filter(({ isConfirmed }) => !isConfirmed);
    expect(forged.map(({ attendance }) => attendance)).toEqual(['tentative']);
  }, 120_000);
});
