// @vitest-environment page

import { outgoingMail } from '@steps/business/mail';
import { notify } from '@steps/platform/ui';
import { aiResult, contact, deal, mailAccount, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DealSheet } from '../deals/DealSheet';
import type { Quote } from '../nouns/quote';
import { QuoteActions } from '../quotes/QuoteActions';
import { Conversation } from '../support/Conversation';
import { outgoing, received } from '../testing/mail';
import { renderAt } from '../testing/renderAt';
import { ticket } from '../testing/ticket';

vi.mock('../quotes/quotePdf', () => ({ quotePdf: async () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }) }));

const sam = contact({ id: 'c1', name: 'Sam', email: 'sam@example.com' });
const at = '2026-11-03T09:00:00.000Z';
const quote: Quote = {
  id: 'q1',
  number: 'Q-0001',
  contactId: 'c1',
  dealId: 'd1',
  date: '2026-11-03',
  validUntil: '2026-12-03',
  lines: [],
  discount: 0,
  notes: '',
  terms: '',
  status: 'draft',
  statusAt: at,
  createdAt: at,
  updatedAt: at,
};

// Its code is fetched when it is first opened: not in the time of a test.
beforeAll(() => import('./SendDialog'));
afterEach(() => {
  cleanup();
  notify.clear();
  localStorage.clear();
});

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const send = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  await vi.waitFor(async () => {
    await act(async () => dialog.queryByRole('button', { name: 'Send' })?.click());
    expect(screen.queryByRole('dialog', { name: 'Write an email' })).toBeNull();
  });
  return outgoingMail.all().at(-1);
};

it('a quote is sent to its contact, with the PDF attached', async () => {
  await openMemoryStore({ contacts: [sam], quotes: [quote], mailAccounts: [mailAccount()] });
  renderAt('/', '/', () => <QuoteActions quote={quote} />);
  await press('Send by email');
  expect(await send()).toMatchObject({
    to: ['sam@example.com'],
    subject: 'Quote Q-0001',
    contactId: 'c1',
    dealId: 'd1',
    files: [{ name: 'Q-0001.pdf', type: 'application/pdf', base64: btoa('%PDF-1.4') }],
  });
});

it('without a post office, or an address, nothing offers to send', async () => {
  await openMemoryStore({ contacts: [sam], quotes: [quote] });
  renderAt('/', '/', () => <QuoteActions quote={quote} />);
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  cleanup();
  await openMemoryStore({ quotes: [quote], mailAccounts: [mailAccount()] });
  renderAt('/', '/', () => <QuoteActions quote={quote} />);
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
});

it('a reply of a ticket goes to its requester in the thread of what was sent before, and says there how it is doing', async () => {
  const reply = { id: 'm1', by: 'Ann', from: 'team', at, body: 'Try again, please.', internal: false } as const;
  const asked = ticket({ id: 't1', number: 7, subject: 'Invoice', contactId: 'c1', messages: [reply] });
  const before = outgoing({ id: 'mail-0', ticketId: 't1', status: 'sent', sentAt: at });
  const other = outgoing({ ticketId: 't2', status: 'sent', sentAt: at });
  await openMemoryStore({
    contacts: [sam],
    tickets: [asked],
    mailAccounts: [mailAccount()],
    outgoingMail: [before, other],
  });
  renderAt('/', '/', () => <Conversation ticket={asked} />);
  expect(screen.queryByText('Open in your email program')).toBeNull();
  await press('Send by email');
  const mail = await send();
  expect(mail).toMatchObject({
    to: ['sam@example.com'],
    subject: 'Re: Invoice [#7]',
    content: 'Try again, please.',
    ticketId: 't1',
    contactId: 'c1',
    inReplyTo: before.messageId,
    references: [before.messageId],
  });
  const conversation = within(screen.getByRole('list', { name: 'Conversation' }));
  expect(await conversation.findByText('Waiting')).toBeDefined();
  expect(conversation.queryByRole('button', { name: 'Send by email' })).toBeNull();
});

it('a long conversation does not go through all email again for each of its replies', async () => {
  const replyOf = (nth: number) =>
    ({ id: `m${nth}`, by: 'Ann', from: 'team', at, body: 'Try again, please.', internal: false }) as const;
  const readsWith = async (replies: number) => {
    const messages = Array.from({ length: replies }, (_, nth) => replyOf(nth));
    const asked = ticket({ id: 't1', contactId: 'c1', messages });
    const sent = messages.map(({ id }) => outgoing({ ticketId: 't1', ticketMessageId: id, status: 'sent' }));
    await openMemoryStore({ contacts: [sam], tickets: [asked], mailAccounts: [mailAccount()], outgoingMail: sent });
    const read = vi.spyOn(outgoingMail, 'all');
    renderAt('/', '/', () => <Conversation ticket={asked} />);
    expect(screen.getAllByText('Sent')).toHaveLength(replies);
    cleanup();
    const times = read.mock.calls.length;
    read.mockRestore();
    return times;
  };
  await readsWith(1);
  expect(await readsWith(40)).toBe(await readsWith(1));
});

it('whoever wrote to one of several addresses is answered from it, in their thread', async () => {
  const reply = { id: 'm1', by: 'Ann', from: 'team', at, body: 'Try again, please.', internal: false } as const;
  const asked = ticket({ id: 't1', number: 7, subject: 'Invoice', contactId: 'c1', messages: [reply] });
  await openMemoryStore({
    contacts: [sam],
    tickets: [asked],
    mailAccounts: [mailAccount(), mailAccount({ id: 'account-2', address: 'help@bramble.example' })],
    receivedMail: [received({ accountId: 'account-2', ticketId: 't1', references: ['<r0@example.com>'] })],
  });
  renderAt('/', '/', () => <Conversation ticket={asked} />);
  const from = { accountId: 'account-2', references: ['<r0@example.com>', '<r1@example.com>'] };
  await press('Send by email');
  expect(await send()).toMatchObject({ ...from, subject: 'Re: Invoice [#7]', inReplyTo: '<r1@example.com>' });
  await press('Reply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  expect(dialog.getByText(/help@bramble.example/)).toBeDefined();
});

it('a suggested reply that is not approved is not sent', async () => {
  const words = 'We have sent a new link for your invoice today.';
  const reply = { id: 'm1', by: 'Ann', from: 'team', at, body: words, internal: false, aiResultId: 'ai1' } as const;
  const asked = ticket({ id: 't1', contactId: 'c1', messages: [reply] });
  await openMemoryStore({
    contacts: [sam],
    tickets: [asked],
    mailAccounts: [mailAccount()],
    aiResults: [aiResult({ id: 'ai1', title: 'Reply', output: words })],
  });
  renderAt('/', '/', () => <Conversation ticket={asked} />);
  await press('Send by email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  await vi.waitFor(async () => {
    await act(async () => dialog.getByRole('button', { name: 'Send' }).click());
    expect(dialog.getByText(/“Reply” was made by AI/)).toBeDefined();
  });
  expect(outgoingMail.all()).toEqual([]);
});

it('a deal writes to its contact, and shows what became of it', async () => {
  await openMemoryStore({
    contacts: [sam],
    deals: [deal({ id: 'd1', name: 'Jam', contactId: 'c1' })],
    mailAccounts: [mailAccount()],
    outgoingMail: [outgoing({ subject: 'About the jam', dealId: 'd1', contactId: 'c1', status: 'sent' })],
  });
  renderAt('/', '/', () => <DealSheet id="d1" onClose={() => {}} />);
  expect(await screen.findByText('About the jam')).toBeDefined();
  await press('Email');
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe('sam@example.com');
});
