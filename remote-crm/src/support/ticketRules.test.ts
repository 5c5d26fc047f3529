import { undo } from '@steps/platform';
import { company, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankHolidaysOf } from '../records/days/bankHolidays';
import { ticket } from '../testing/ticket';
import { createTicket, tickets } from '../tickets';
import { cannedReplies, exampleReplies } from './cannedReply';
import { filledIn, leftToFillIn, repliesFor, slashAt } from './cannedRules';
import { createCannedReplies, createCannedReply, deleteCannedReply, updateCannedReply } from './cannedState';
import { replyLink } from './emailRules';
import { plainSubject } from './mailHeaders';
import { readPastedEmail } from './pastedEmail';
import { requesterLabel, requesterOf } from './requester';
import { supportCommands } from './supportCommands';
import { defaultSettings, supportSettings } from './supportSettings';
import { currentSettings, updateSupportSettings } from './supportSettingsState';
import { ticketSearch } from './ticketSearch';
import { findTickets, searchTickets, ticketViews } from './ticketViews';

const made = '2026-11-03T09:00:00.000Z';
const now = Date.parse('2026-11-03T12:00:00.000Z');

beforeEach(() =>
  openMemoryStore({
    companies: [company({ id: 'k1', name: 'Engines Ltd' })],
    contacts: [contact({ id: 'c1', name: 'Ada Lovelace', email: 'ada@engines.example', companyId: 'k1' })],
  }),
);

describe('a pasted email', () => {
  it('gives subject, sender and text', () => {
    const pasted =
      'From: "Lovelace, Ada" <ada@engines.example>\nSent: 3 November 2026\nTo: us\nSubject: RE: FW: Blurred logo\n\nHello,\n\nthe logo is blurred.';
    expect(readPastedEmail(pasted)).toEqual({
      subject: 'Blurred logo',
      name: 'Lovelace, Ada',
      email: 'ada@engines.example',
      body: 'Hello,\n\nthe logo is blurred.',
    });
  });

  it('is read below the line of a forwarded message, with folded headers and quote marks', () => {
    const pasted =
      '---------- Forwarded message ---------\n*From:* ada@engines.example\n*Subject:* A very\n  long subject\n\nBody';
    expect(readPastedEmail(pasted)).toEqual({
      subject: 'A very long subject',
      name: '',
      email: 'ada@engines.example',
      body: 'Body',
    });
  });

  it('without headers is text alone, even if a later line looks like one', () => {
    const text = 'The form does not work.\nSubject: is what it says';
    expect(readPastedEmail(text)).toEqual({ subject: '', name: '', email: '', body: text });
    expect(plainSubject('Fwd: Re: Hello')).toBe('Hello');
  });

  it('is answered through a link that carries subject and text, nothing else', () => {
    expect(replyLink('ada@engines.example?bcc=x@y.example', 'Re: A&B', 'One\nTwo')?.href).toBe(
      'mailto:ada@engines.example%3Fbcc%3Dx@y.example?subject=Re%3A%20A%26B&body=One%0D%0ATwo',
    );
    expect(replyLink('a@b.example', 'Re', 'long '.repeat(900))).toEqual({
      href: 'mailto:a@b.example?subject=Re',
      whole: false,
    });
    expect(replyLink(' ', 'Re', 'x')).toBeUndefined();
  });
});

describe('a requester', () => {
  it('is the contact with the company, or what was typed', () => {
    expect(requesterOf(ticket({ contactId: 'c1' }))).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@engines.example',
      company: 'Engines Ltd',
    });
    expect(requesterLabel(ticket({ requesterEmail: 'someone@else.example' }))).toBe('someone@else.example');
    expect(requesterLabel(ticket())).toBe('No requester');
  });
});

describe('the views of the list', () => {
  const context = { now, settings: defaultSettings, me: 'Mo' };
  const late = { createdAt: '2026-10-01T09:00:00.000Z' };
  const list = [
    ticket({ id: 'mine', assignee: 'mo', createdAt: made }),
    ticket({ id: 'nobody', createdAt: made }),
    ticket({ id: 'waits', status: 'waiting', ...late, firstReplyAt: '2026-10-01T09:05:00.000Z' }),
    ticket({ id: 'late', assignee: 'Ann', ...late }),
    ticket({ id: 'later', ...late, snoozedUntil: '2026-11-04T09:00:00.000Z' }),
    ticket({ id: 'back', createdAt: made, assignee: 'Ann', snoozedUntil: '2026-11-03T11:00:00.000Z' }),
    ticket({ id: 'done', status: 'closed', createdAt: made }),
    ticket({ id: 'gone', status: 'closed', createdAt: made, mergedIntoId: 'mine' }),
  ];
  const shown = (id: string) =>
    list.filter((one) => ticketViews.find((view) => view.id === id)?.matches(one, context)).map(({ id: name }) => name);

  it('contain what their names say', () => {
    expect(shown('open')).toEqual(['mine', 'nobody', 'late', 'back']);
    expect(shown('mine')).toEqual(['mine']);
    expect(shown('unassigned')).toEqual(['nobody']);
    expect(shown('waiting')).toEqual(['waits']);
    expect(shown('overdue')).toEqual(['late', 'later']);
    expect(shown('snoozed')).toEqual(['later']);
    expect(shown('solved')).toEqual(['done']);
    expect(shown('all')).toHaveLength(list.length);
  });
});

describe('finding tickets', () => {
  const list = [
    ticket({ id: 't12', number: 12, subject: 'Blurred logo', contactId: 'c1' }),
    ticket({ id: 't1', number: 1, subject: 'Invoice 12', tags: ['Billing'] }),
  ];

  it('is by number, words, tags and the requester', () => {
    expect(searchTickets(list, 'lovelace logo').map(({ id }) => id)).toEqual(['t12']);
    expect(searchTickets(list, 'billing').map(({ id }) => id)).toEqual(['t1']);
    expect(findTickets(list, '#12').map(({ id }) => id)).toEqual(['t12']);
    expect(findTickets(list, '12').map(({ id }) => id)).toEqual(['t12', 't1']);
  });

  it('works in the palette, which opens the ticket', async () => {
    const { id } = createTicket({ subject: 'Blurred logo', contactId: 'c1' });
    expect(await ticketSearch.search('#1', new AbortController().signal)).toEqual([
      { id, title: 'Blurred logo', detail: '#1 · Ada Lovelace · Open', href: `/?module=support&view=all&ticket=${id}` },
    ]);
    const went: string[] = [];
    for (const command of supportCommands) command.run({ navigate: (to: string) => void went.push(to) });
    expect(went[0]).toBe('/?module=support&new=ticket');
  });
});

describe('canned replies', () => {
  it('have known values filled in and leave the rest to a person', () => {
    const text = filledIn(
      'Hello {name} of {company}: {ticket}',
      { number: 7 },
      { name: 'Ada', email: '', company: '' },
    );
    expect(text).toBe('Hello Ada of {company}: #7');
    expect(leftToFillIn(text)).toEqual(['{company}']);
  });

  it('are offered after a slash at the beginning of a word', () => {
    expect(slashAt('Hello /scr', 10)).toEqual({ from: 6, query: 'scr' });
    expect(slashAt('/', 1)).toEqual({ from: 0, query: '' });
    expect(slashAt('and/or', 6)).toBeUndefined();
    expect(slashAt('/scr more', 9)).toBeUndefined();
  });

  it('are found by shortcut before title, and can be added, changed and deleted, each undoable', () => {
    expect(createCannedReplies(exampleReplies)).toBe(3);
    expect(createCannedReplies(exampleReplies)).toBe(0);
    expect(repliesFor(cannedReplies.all(), 'sol').map(({ shortcut }) => shortcut)).toEqual(['solved']);
    expect(() => createCannedReply({ title: 'Again', shortcut: '/Solved', body: 'x' })).toThrow(
      '“/solved” is already “Is it solved?”',
    );
    expect(() => createCannedReply({ title: 'Bad', shortcut: 'two words', body: 'x' })).toThrow(
      'letters, digits or hyphens',
    );
    const { id } = createCannedReply({ title: 'Bye', shortcut: 'bye', body: 'Bye' });
    expect(updateCannedReply(id, { title: 'Bye', shortcut: 'bye', body: 'Goodbye' }).body).toBe('Goodbye');
    deleteCannedReply(id);
    undo();
    expect(cannedReplies.get(id)?.body).toBe('Goodbye');
  });
});

describe('support settings', () => {
  it('are kept for the client and can be undone', () => {
    expect(currentSettings()).toEqual(defaultSettings);
    expect(updateSupportSettings({ holidays: ['2026-12-28', '2026-12-25', '2026-12-25'] }).holidays).toEqual([
      '2026-12-25',
      '2026-12-28',
    ]);
    undo();
    expect(currentSettings()).toEqual(defaultSettings);
  });

  it('of the first version keep their days off, and have later years’ bank holidays too', () => {
    const { bankHolidays: _, worked: __, ...rest } = defaultSettings;
    const read = (holidays: readonly string[]) => supportSettings.read('support', { v: 1, r: { ...rest, holidays } });
    const known = [2026, 2027].flatMap((year) => bankHolidaysOf(year).map(({ day }) => day));
    expect(read(['2026-12-24', ...known.filter((day) => day !== '2026-08-31')])).toEqual({
      record: { ...defaultSettings, holidays: ['2026-12-24'], worked: ['2026-08-31'] },
    });
    expect(read([])).toEqual({ record: { ...defaultSettings, bankHolidays: false } });
  });

  it('refuse hours and targets that no clock could follow', () => {
    expect(() => updateSupportSettings({ days: [] })).toThrow('at least one working day');
    expect(() => updateSupportSettings({ from: '18:00', to: '09:00' })).toThrow('not run from 18:00 to 09:00');
    expect(() => updateSupportSettings({ from: '' })).toThrow('not run from nothing');
    expect(() => updateSupportSettings({ holidays: ['2026-02-30'] })).toThrow('Enter a calendar day');
    const targets = { ...defaultSettings.targets, low: { firstReply: 60, resolution: 30 } };
    expect(() => updateSupportSettings({ targets })).toThrow('The first reply must come before');
    expect(tickets.size).toBe(0);
  });
});
