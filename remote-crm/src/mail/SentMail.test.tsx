// @vitest-environment page

import { type OutgoingMail, outgoingMail } from '@steps/business/mail';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  approveAiResult,
  contact,
  fixClock,
  MemoryRouter,
  mailAccount,
  openMemoryStore,
  passTime,
  writeRich,
} from '@steps/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { outgoing } from '../testing/mail';
import { SentMail } from './SentMail';

afterEach(() => {
  cleanup();
  notify.clear();
});

async function show(mails: readonly OutgoingMail[], about = { contactId: 'c1' }): Promise<void> {
  await openMemoryStore({ mailAccounts: [mailAccount()], outgoingMail: mails });
  render(
    <MemoryRouter>
      <SentMail about={about} />
      <Overlays />
    </MemoryRouter>,
  );
}
const row = (subject: string) => {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryByText(subject));
  if (!found) throw new Error(`Expected ${subject} in the list, it is not.`);
  return within(found);
};

it('a record to which nothing was sent shows nothing', async () => {
  await show([outgoing({ contactId: 'c2' }), outgoing({ contactId: 'c1', status: 'cancelled' })]);
  expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull();
});

it.each([
  [{ status: 'draft' }, 'Waits for approval', undefined],
  [{ status: 'scheduled' }, 'Waiting', 'Take it back'],
  [{ status: 'scheduled', tries: 1, reason: 'The server is away.' }, 'Trying again', 'Take it back'],
  [{ status: 'sending' }, 'Sending', undefined],
  [{ status: 'sent' }, 'Sent', 'Follow up'],
  [{ status: 'sent', reason: 'Not taken for kim@example.com: “550 No such person”.' }, 'Sent', 'Follow up'],
  [{ status: 'bounced', reason: 'Did not reach sam@example.com: “5.1.1 No such user”.' }, 'Bounced', undefined],
  [{ status: 'failed', reason: '“550 No such person”.' }, 'Failed', 'Send again'],
  [{ status: 'doubtful', reason: 'It may have gone out.' }, 'In doubt', 'Send again'],
] as const)('a message says how it is doing, why, and what can be done: %o', async (of, label, action) => {
  await show([outgoing({ contactId: 'c1', subject: 'Jam', ...of })]);
  expect(row('Jam').getByText(label)).toBeDefined();
  if ('reason' in of) expect(row('Jam').getByText(of.reason)).toBeDefined();
  expect(
    row('Jam')
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(action ? [action] : []);
});

it('what no post office has taken a minute after it was due says so, and where to look', async () => {
  onTestFinished(fixClock('2026-11-03T12:00:50.000Z'));
  const due = { contactId: 'c1', sendAt: '2026-11-03T12:00:00.000Z' };
  const mails = [
    outgoing({ ...due, subject: 'Due' }),
    outgoing({ ...due, subject: 'Later', sendAt: '2026-11-04T12:00:00.000Z' }),
    outgoing({ ...due, subject: 'Tried', tries: 1, reason: 'The server is away.' }),
  ];
  await show(mails);
  expect(screen.queryByText(/has not taken it yet/)).toBeNull();
  cleanup();
  passTime(90_000);
  await show(mails);
  expect(screen.getAllByText(/has not taken it yet, as far as this device knows/)).toHaveLength(1);
  expect(row('Due').getByRole('link', { name: 'See whether it is running' }).getAttribute('href')).toBe(
    '/?module=integrations',
  );
});

it('what is taken back leaves the list, and is not sent', async () => {
  await show([outgoing({ id: 'mail-1', contactId: 'c1', subject: 'Jam' })]);
  await act(async () => screen.getByRole('button', { name: 'Take it back' }).click());
  await waitFor(() => expect(screen.queryByText('Jam')).toBeNull());
  expect(outgoingMail.get('mail-1')?.status).toBe('cancelled');
});

it('what failed waits again once it is sent again', async () => {
  await show([outgoing({ id: 'mail-1', contactId: 'c1', subject: 'Jam', status: 'failed', reason: 'No such person' })]);
  await act(async () => screen.getByRole('button', { name: 'Send again' }).click());
  expect(await row('Jam').findByText('Trying again')).toBeDefined();
  expect(outgoingMail.get('mail-1')).toMatchObject({ status: 'scheduled', tries: 1 });
});

it('a message of a ticket or a deal is with it, and with the contact whom it went to; the newest is first', async () => {
  const mails = [
    outgoing({ subject: 'Of the contact', contactId: 'c1', createdAt: '2026-11-01T09:00:00.000Z' }),
    outgoing({ subject: 'Of the deal', contactId: 'c1', dealId: 'd1', createdAt: '2026-11-02T09:00:00.000Z' }),
    outgoing({ subject: 'Of the ticket', contactId: 'c1', ticketId: 't1', createdAt: '2026-11-03T09:00:00.000Z' }),
  ];
  const subjects = () => screen.getAllByRole('listitem').map((one) => within(one).getByText(/^Of the/).textContent);
  await show(mails);
  expect(subjects()).toEqual(['Of the ticket', 'Of the deal', 'Of the contact']);
  cleanup();
  await show(mails, { dealId: 'd1', contactId: 'c1' } as never);
  expect(subjects()).toEqual(['Of the deal']);
});

it('a follow-up goes to the same people, in the thread of what was sent', async () => {
  const mail = outgoing({
    contactId: 'c1',
    subject: 'Jam',
    status: 'sent',
    cc: ['kim@example.com'],
    references: ['<a@b.example>'],
  });
  await show([mail]);
  await act(async () => row('Jam').getByRole('button', { name: 'Follow up' }).click());
  const box = await screen.findByRole('textbox', { name: 'Message' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Re: Jam');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Cc/ }).value).toBe('kim@example.com');
  act(() => void writeRich(box, 'Have you tried it?'));
  await waitFor(async () => {
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    expect(outgoingMail.all()).toHaveLength(2);
  });
  expect(outgoingMail.all().find(({ id }) => id !== mail.id)).toMatchObject({
    to: mail.to,
    contactId: 'c1',
    inReplyTo: mail.messageId,
    references: ['<a@b.example>', mail.messageId],
  });
});

it('what an agent drafted and a person approved is ready to send, once; what nobody approved is not', async () => {
  const draft = (id: string) =>
    aiResult({
      id,
      kind: 'email-draft',
      title: `Email to Sam: ${id}`,
      output: `Subject: Our quote ${id}\n\nHello Sam,\n\nwe sent you our quote ${id} on 12 November. Have you had time to look at it?`,
      about: { collection: 'contacts', id: 'c1' },
    });
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Sam', email: 'sam@example.com' })],
    mailAccounts: [mailAccount()],
    aiResults: [draft('Q-1'), draft('Q-2')],
  });
  approveAiResult('Q-1');
  render(
    <>
      <SentMail about={{ contactId: 'c1' }} />
      <Overlays />
    </>,
  );
  expect(screen.queryByText('Our quote Q-2')).toBeNull();
  await act(async () => row('Our quote Q-1').getByRole('button', { name: 'Send' }).click());
  const box = await screen.findByRole('textbox', { name: 'Message' });
  expect(box.textContent).toContain('we sent you our quote Q-1');
  const dialog = screen.getByRole('dialog', { name: 'Write an email' });
  await waitFor(async () => {
    await act(async () => within(dialog).getByRole('button', { name: 'Send' }).click());
    expect(outgoingMail.all()).toHaveLength(1);
  });
  expect(outgoingMail.all()[0]).toMatchObject({
    subject: 'Our quote Q-1',
    to: ['sam@example.com'],
    aiResultIds: ['Q-1'],
  });
  await waitFor(() => expect(screen.queryByText('Ready to send')).toBeNull());
});
