// @vitest-environment page
import { activities } from '@steps/business';
import { outgoingMail, receivedMail } from '@steps/business/mail';
import { takeInSupportMail } from '@steps/business/src/nouns/mail/supportDesk';
import { commit, put, type RowChange, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { contact, mailAccount, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../testing/choose';
import { outgoing, received } from '../testing/mail';
import { renderAt } from '../testing/renderAt';
import { ticket } from '../testing/ticket';
import { addTicketMessage, tickets } from '../tickets';
import { exampleReplies } from './cannedReply';
import { createCannedReplies } from './cannedState';
import { SupportPage } from './SupportPage';
import { watchSupportMail } from './supportMail';
import { currentSettings } from './supportSettingsState';

const open = (query = '') => renderAt(`/?module=support${query}`, '/', SupportPage);
const address = () => screen.getByLabelText('Address').textContent ?? '';
const subjects = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const talk = () => within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
const write = (name: string) => screen.getByRole('textbox', { name }) as HTMLTextAreaElement;

const commitMail = (...changes: readonly RowChange[]) => commit({ label: 'Post office', changes, undoable: false });

const asked = { id: 'm1', by: 'Ada', from: 'requester', body: 'The logo is blurred.', internal: false } as const;

beforeEach(() =>
  openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ada Lovelace', email: 'ada@engines.example' })],
    tickets: [
      ticket({
        id: 't1',
        number: 1,
        subject: 'Blurred logo',
        contactId: 'c1',
        messages: [{ ...asked, at: '2026-11-03T09:00:00Z' }],
      }),
      ticket({ id: 't2', number: 2, subject: 'Invoice', assignee: 'Mo', createdAt: new Date().toISOString() }),
      ticket({ id: 't3', number: 3, subject: 'Thank you', status: 'solved', resolvedAt: '2026-11-03T13:00:00.000Z' }),
    ],
  }),
);
afterEach(() => {
  cleanup();
  notify.clear();
});

it('an email that came to a support address is a ticket as soon as support is opened', async () => {
  await openMemoryStore({ receivedMail: [received({ isForSupport: true, subject: 'Broken jar' })] });
  // All has been read, and nobody watches yet.
  takeInSupportMail();
  expect(tickets.size).toBe(0);
  open();
  expect(await screen.findByRole('link', { name: 'Broken jar' })).toBeDefined();
  // The host's own watch opens no second one.
  const stop = watchSupportMail();
  act(() => takeInSupportMail());
  stop();
  expect(tickets.all().map(({ subject }) => subject)).toEqual(['Broken jar']);
});

it('a reply says how it goes out: by the post office where there is one', async () => {
  open('&ticket=t1');
  expect(screen.getByText(/^Steps cannot send email from the browser/)).toBeDefined();
  cleanup();
  await openMemoryStore({
    mailAccounts: [mailAccount()],
    tickets: [ticket({ id: 't1', requesterEmail: 'ada@engines.example' })],
  });
  open('&ticket=t1');
  expect(screen.getByText(/“Send by email” below it then sends it from your address/)).toBeDefined();
  expect(screen.queryByText(/cannot send email/)).toBeNull();
});

it('a ticket shows an email that it came as once, with a way to open it, and a reply how it went out', async () => {
  await openMemoryStore({ mailAccounts: [mailAccount()] });
  commitMail(
    put(receivedMail, received({ isForSupport: true, subject: 'Broken jar' })),
    put(receivedMail, received({ id: 'r2', accountId: 'account-2', isForSupport: true, subject: 'Broken jar' })),
  );
  const stop = watchSupportMail();
  takeInSupportMail();
  stop();
  const [{ id = '' } = {}] = tickets.all();
  const { messages } = addTicketMessage(id, { by: 'Ada', from: 'team', body: 'A new one is on its way.' });
  open(`&ticket=${id}`);
  const conversation = within(await screen.findByRole('list', { name: 'Conversation' }));
  expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull();
  expect(conversation.getAllByRole('button', { name: 'Open the email' })).toHaveLength(1);
  expect(conversation.getByRole('button', { name: 'Send by email' })).toBeDefined();
  const sent = outgoing({ ticketId: id, ticketMessageId: messages[1]?.id, status: 'failed', reason: '“550 No”.' });
  act(() => commitMail(put(outgoingMail, sent)));
  expect(await conversation.findByText('“550 No”.')).toBeDefined();
  // To another address, it may be.
  expect(conversation.getByRole('button', { name: 'Send by email' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull();
  await userEvent.click(conversation.getByRole('button', { name: 'Send again' }));
  expect(await conversation.findByText('Trying again')).toBeDefined();
  expect(conversation.queryByRole('button', { name: 'Send by email' })).toBeNull();
  await userEvent.click(conversation.getByRole('button', { name: 'Take it back' }));
  expect(await conversation.findByRole('button', { name: 'Send by email' })).toBeDefined();
  await userEvent.click(conversation.getByRole('button', { name: 'Open the email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Broken jar' }));
  expect(dialog.queryByRole('button', { name: 'Reply' })).toBeNull();
});

describe('the list of tickets', () => {
  it('shows the open ones, the most urgent target first, and other views by name', async () => {
    open();
    expect(subjects()).toEqual(['Blurred logo', 'Invoice']);
    screen.getByRole('button', { name: 'Views: Open tickets' });
    await userEvent.click(screen.getByRole('button', { name: 'Solved 1' }));
    expect(subjects()).toEqual(['Thank you']);
    expect(address()).toContain('view=solved');
  });

  it('opens with the view, filter and ticket of its address', () => {
    open('&view=all&assignee=Mo&ticket=t2');
    expect(subjects()).toEqual(['Invoice']);
    expect(screen.getByRole('region', { name: 'Ticket #2' })).toBeDefined();
  });

  it('offers to search all tickets if the view has none that match', async () => {
    open('&q=thank');
    await userEvent.click(await screen.findByRole('button', { name: 'Search all tickets' }));
    await waitFor(() => expect(subjects()).toEqual(['Thank you']));
    expect(screen.queryByRole('button', { name: 'Search all tickets' })).toBeNull();
  });

  it('changes the selected ones as one step, with undo', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select #1 Blurred logo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set the priority of the selected tickets' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Urgent' }));
    expect(tickets.get('t1')?.priority).toBe('urgent');
    await screen.findByText('1 ticket set to urgent priority');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(tickets.get('t1')?.priority).toBe('normal');
  });

  it('moves with J and K, and R and N start writing', async () => {
    open();
    await userEvent.keyboard('j');
    await screen.findByRole('region', { name: 'Ticket #1' });
    await userEvent.keyboard('j');
    await screen.findByRole('region', { name: 'Ticket #2' });
    await userEvent.keyboard('k');
    await screen.findByRole('region', { name: 'Ticket #1' });
    await userEvent.keyboard('n');
    expect(document.activeElement).toBe(write('Internal note'));
    await userEvent.keyboard('jjj');
    expect(write('Internal note').value).toBe('jjj');
  });

  it('without tickets explains what they are for', async () => {
    await openMemoryStore();
    open();
    expect(screen.getByRole('link', { name: 'Add the first ticket' }).getAttribute('href')).toBe(
      '/?module=support&new=ticket',
    );
  });
});

describe('a ticket', () => {
  it('is answered: the reply is recorded, the ticket waits, the timeline shows it, and sending is left to the person', async () => {
    open('&ticket=t1');
    expect(screen.getByText(/Steps cannot send email from the browser/)).toBeDefined();
    await userEvent.type(write('Reply'), 'Here is a sharp one');
    await userEvent.click(screen.getByRole('button', { name: 'Record reply' }));
    expect(talk()).toHaveLength(2);
    expect(tickets.get('t1')).toMatchObject({ status: 'waiting', firstReplyAt: expect.any(String) });
    expect(activities.all().map(({ subject, contactId }) => [subject, contactId])).toEqual([
      ['Answered ticket #1: Blurred logo', 'c1'],
    ]);
    expect(screen.getByRole('link', { name: 'Open in your email program' }).getAttribute('href')).toBe(
      'mailto:ada@engines.example?subject=Re%3A%20Blurred%20logo%20%5B%231%5D&body=Here%20is%20a%20sharp%20one',
    );
    undo();
    expect([tickets.get('t1')?.status, activities.size]).toEqual(['open', 0]);
  });

  it('keeps what is typed while another page is open', async () => {
    open('&ticket=t1');
    await userEvent.type(write('Reply'), 'Half an ans');
    cleanup();
    open('&ticket=t1');
    expect(write('Reply').value).toBe('Half an ans');
  });

  it('marks notes, and a note is no first reply', async () => {
    open('&ticket=t1');
    await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    await userEvent.type(write('Internal note'), 'Ask Tom');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(talk().at(-1)?.textContent).toContain('Internal note');
    expect(tickets.get('t1')).toMatchObject({ status: 'open', firstReplyAt: undefined });
  });

  it('says what was not recorded, and keeps it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('&ticket=t1');
    await userEvent.type(write('Reply'), 'Hello');
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw new Error('No more numbers');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Record reply' }));
    await screen.findByText('The message could not be recorded. It is still here; please try again.');
    expect(write('Reply').value).toBe('Hello');
  });

  it('says how its targets are doing and by which rule', () => {
    open('&ticket=t1');
    expect(screen.getAllByText(/^overdue by .* of working time$/)).toHaveLength(2);
    expect(screen.getByText(/^First reply within 4 h of working time at normal priority/)).toBeDefined();
  });

  it('is merged with another one', async () => {
    open('&ticket=t1');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for ticket #1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Merge with another ticket…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge into #1' }));
    await choose(dialog, 'Other ticket', '#2', /^#2/);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge tickets' }));
    expect(tickets.get('t2')).toMatchObject({ status: 'closed', mergedIntoId: 't1' });
  });

  it('is snoozed out of its view', async () => {
    open('&ticket=t2');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for ticket #2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Snooze: for three hours' }));
    expect(subjects()).toEqual(['Blurred logo']);
    expect(screen.getByRole('button', { name: 'Snoozed 1' })).toBeDefined();
  });

  it('is not snoozed without a time in the future, and says so', async () => {
    open('&ticket=t2');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for ticket #2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Snooze until a time…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until a time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze ticket' }));
    await dialog.findByText('Choose a time that is still to come.');
    expect(tickets.get('t2')?.snoozedUntil).toBeUndefined();
  });

  it('records how satisfied the requester was', async () => {
    open('&view=solved&ticket=t3');
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /What they said/ }), 'Quick');
    await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
    expect(tickets.get('t3')).toMatchObject({ satisfaction: 4, satisfactionComment: 'Quick' });
  });
});

describe('canned replies', () => {
  it('are inserted with a slash, filled in', async () => {
    createCannedReplies(exampleReplies);
    open('&ticket=t1');
    await userEvent.type(write('Reply'), '/scr');
    expect(within(screen.getByRole('listbox', { name: 'Canned replies' })).getByRole('option').textContent).toContain(
      'Ask for a screenshot',
    );
    await userEvent.keyboard('{Enter}');
    expect(write('Reply').value).toMatch(/^Hello Ada Lovelace,/);
    expect(screen.queryByRole('listbox', { name: 'Canned replies' })).toBeNull();
  });

  it('name what is still to be filled in', async () => {
    createCannedReplies(exampleReplies);
    open('&ticket=t1');
    await userEvent.type(write('Reply'), '/solved{Enter}');
    expect(screen.getByText('Still to fill in: {company}')).toBeDefined();
  });

  it('are written, and what is missing is said', async () => {
    open('&tab=replies');
    await userEvent.click(await screen.findByRole('button', { name: 'Add canned reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add canned reply' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Bye');
    await userEvent.click(dialog.getByRole('button', { name: 'Add canned reply' }));
    dialog.getByText(/^Use letters, digits or hyphens for the shortcut/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Shortcut' }), 'bye');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Text' }), { target: { value: 'Bye {name}' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Add canned reply' }));
    expect(await screen.findByText('/bye')).toBeDefined();
  });
});

it('a reply is not recorded while something in square brackets is still to be filled in', async () => {
  open('&ticket=t1');
  fireEvent.change(write('Reply'), { target: { value: 'We come on [date] to [place], as we said on [date].' } });
  await userEvent.click(screen.getByRole('button', { name: 'Record reply' }));
  expect(await screen.findByText('Fill in first: [date], [place]')).toBeDefined();
  expect(tickets.get('t1')?.messages).toHaveLength(1);
});

describe('a new ticket', () => {
  it('is read from a pasted email, and knows its contact', async () => {
    open('&new=ticket');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add ticket' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Paste an email' }));
    const pasted = 'From: Ada <ADA@engines.example>\nSubject: Re: Paper\n\nWhich paper?';
    fireEvent.change(dialog.getByRole('textbox', { name: 'Pasted email' }), { target: { value: pasted } });
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in from the email' }));
    dialog.getByText(/^Known contact: Ada Lovelace/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add ticket' }));
    const made = tickets.all().at(-1);
    expect(made).toMatchObject({ number: 4, subject: 'Paper', contactId: 'c1', messages: [{ body: 'Which paper?' }] });
    await screen.findByRole('region', { name: 'Ticket #4' });
  });

  it('belongs to the contact with the address, and needs a subject', async () => {
    open('&new=ticket&contact=c1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add ticket' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add ticket' }));
    dialog.getByText('Say what it is about.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Paper');
    await userEvent.click(dialog.getByRole('button', { name: 'Add ticket' }));
    expect(tickets.all().at(-1)).toMatchObject({ subject: 'Paper', contactId: 'c1' });
  });
});

describe('the other tabs', () => {
  it('say if there are too few tickets for a figure', async () => {
    open('&tab=statistics');
    await screen.findByRole('heading', { name: 'Busiest hours' });
    expect(screen.getAllByText(/^Too few to say: at least 5 are needed/).length).toBeGreaterThan(1);
    expect(within(screen.getByRole('list', { name: 'Open tickets by status' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  });

  it('change targets and holidays, and say what is not possible', async () => {
    open('&tab=settings');
    const target = await screen.findByRole('textbox', { name: 'First reply, urgent priority, hours' });
    fireEvent.change(target, { target: { value: '10' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save targets' }));
    screen.getByText(/The first reply must come before the solution/);
    fireEvent.change(target, { target: { value: '0.5' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save targets' }));
    expect(currentSettings().targets.urgent.firstReply).toBe(30);
    const [bankHoliday] = within(screen.getByRole('group', { name: /next twelve months/ })).getAllByRole('checkbox');
    await userEvent.click(bankHoliday as HTMLElement);
    expect(currentSettings().worked).toHaveLength(1);
    await userEvent.click(bankHoliday as HTMLElement);
    expect(currentSettings().worked).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bank holidays of England and Wales' }));
    expect(currentSettings().bankHolidays).toBe(false);
    fireEvent.change(screen.getByLabelText(/^Another day off/), { target: { value: '2026-12-24' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add holiday' }));
    expect(currentSettings().holidays).toEqual(['2026-12-24']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Thu 24 Dec 2026' }));
    expect(currentSettings().holidays).toEqual([]);
  });
});
