import PostalMime from 'postal-mime';
import { violationsInBothSchemes } from '../accessibility/violations';
import { CalendarPage } from '../pages/CalendarPage';
import { withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { twoPeople } from './davSteps';
import { ada, addMailbox, guest, readMailbox, test, waiting } from './mailboxSteps';
import { MailServers } from './mailServers';

test.skip(...withoutServer);
test.skip(MailServers.unable !== undefined, MailServers.unable);

/** What Ada's mail server writes on top of what it takes in. */
const checks = (domain: string) => `Authentication-Results: mail.bramble.example; dmarc=pass header.from=${domain}`;
const letter = (from: string, subject: string, ...more: readonly string[]) =>
  [
    ...[`From: ${from}`, `To: ${ada}`, `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`],
    ...[`Message-ID: <${subject.replaceAll(/\W/g, '.')}@plum.example>`, 'MIME-Version: 1.0', ...more, ''],
  ].join('\n');

/** As a mail program answers the invitation that it was sent. */
function answer(invitation: string, said: 'ACCEPTED' | 'DECLINED', at: Date): string {
  const uid = /^UID:.*(\r?\n[ \t].*)*/m.exec(invitation)?.[0] ?? '';
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const part = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mail//EN',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      uid,
      `DTSTAMP:${stamp}`,
    ],
    ...[`ORGANIZER:mailto:${ada}`, 'SEQUENCE:0', `ATTENDEE;PARTSTAT=${said}:mailto:${guest}`, 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n');
  return letter(`Sam Plum <${guest}>`, `${said}: Tasting`, 'Content-Type: text/calendar; method=REPLY', '', part);
}

test('somebody is invited by email, and that they accepted shows at the meeting, to everybody in the business', {
  tag: '@journey',
}, async ({ page, phone, server, servers, program, console }) => {
  test.setTimeout(300_000);
  console.allow(/WebSocket connection to .* failed/);
  await twoPeople({ page, phone, server, program });
  await addMailbox(page, servers, ada);
  await readMailbox(page, ada);
  const [calendar, other] = [new CalendarPage(page), new CalendarPage(phone)];

  await test.step('the invitation is in the mailbox of whoever is invited, for their calendar', async () => {
    await calendar.show('week', '2027-03-03', { new: 'meeting' });
    await calendar.dialog.getByLabel(/^Attendees/).fill(`Sam Plum <${guest}>`);
    await page.keyboard.press('Enter');
    await calendar.plan('Tasting');
    await calendar.meeting('Tasting').click();
    await calendar.button('Send invitation').click();
    const mail = page.getByRole('dialog', { name: 'Write an email' });
    await expect(mail.getByLabel('Message')).toContainText('Tasting');
    await mail.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(calendar.card.getByText(/^Invitation sent/)).toBeVisible(waiting);
    await expect.poll(() => servers.messagesOf(guest), waiting).toHaveLength(1);
  });

  const [message = ''] = servers.messagesOf(guest);
  const { attachments } = await new PostalMime().parse(message);
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const invitation = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
  const answered = (said: Parameters<typeof answer>[1], minutes: number) =>
    answer(invitation, said, new Date(Date.now() + minutes * 60_000));

  await test.step('the answer shows to both, with nothing to press', async () => {
    expect(invitation).toContain('METHOD:REQUEST');
    servers.put(ada, `${checks('example.org')}\n${letter('Eve <eve@example.org>', 'Plums', '', 'Six jars?')}`);
    servers.put(ada, `${checks('plum.example')}\n${answered('ACCEPTED', 1)}`);
    await other.show('week', '2027-03-03');
    await other.meeting('Tasting').click();
    for (const one of [calendar, other])
      await expect(one.card.getByText('Accepted', { exact: true })).toBeVisible(waiting);
  });

  await test.step('one that somebody else may have written is said to be so, and changes nothing', async () => {
    servers.put(ada, answered('DECLINED', 2));
    for (const one of [calendar, other]) {
      await expect(one.card.getByText('“Declined”, not confirmed')).toBeVisible(waiting);
      await expect(one.card.getByText('Accepted', { exact: true })).toBeVisible();
    }
    for (const one of [page, phone]) expect(await violationsInBothSchemes(one)).toEqual([]);
  });
});
