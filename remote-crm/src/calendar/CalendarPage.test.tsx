// @vitest-environment page
import { contacts } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { setRegion } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { notify } from '@steps/platform/ui';
import { contact, deleteMeetings, fixClock, meeting, openMemoryStore, tomWith } from '@steps/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../testing/choose';
import { renderAt } from '../testing/renderAt';
import { CalendarPage } from './CalendarPage';

const open = (params: Record<string, string> = {}) =>
  renderAt(paths.module.href('calendar', { date: '2026-11-03', ...params }), '/', CalendarPage);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent ?? '';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

let free: () => void;
beforeEach(async () => {
  free = fixClock();
  // Times are looked at from London, wherever the tests run.
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone: 'Europe/London',
  });
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York']);
  await openMemoryStore({
    meetings: [
      meeting({ id: 'kick-off' }),
      meeting({
        id: 'weekly',
        title: 'Weekly review',
        start: '2026-10-20T08:00:00.000Z',
        end: '2026-10-20T09:00:00.000Z',
        recurrence: 'FREQ=WEEKLY;BYDAY=TU',
      }),
    ],
    contacts: [contact({ id: 'priya', name: 'Priya Nair', email: 'priya@fenwick.example' })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
  free();
});

describe('the calendar', () => {
  it('shows the week with its meetings, recurring ones at the same time on the clock', () => {
    open();
    screen.getByRole('heading', { name: '2 – 8 November 2026' });
    screen.getByRole('button', { name: 'Kick-off, Tue 3 Nov 13:00 – 14:00' });
    screen.getByRole('button', { name: 'Weekly review, Tue 3 Nov 09:00 – 10:00' });
    screen.getByText(/Times are shown in London \(GMT\)/);
  });

  it('has its days and times in the zone chosen for the workspace', async () => {
    setRegion({ timeZone: 'Pacific/Auckland' });
    open({ view: 'day', date: '' });
    screen.getByRole('heading', { name: 'Wednesday 4 November 2026' });
    screen.getByText(/Times are shown in Auckland \(GMT\+13\)/);
    screen.getByRole('button', { name: /^Kick-off, Wed 4 Nov 02:00 – 03:00/ });
  });

  it('names the zone of the days shown, and the day on which the clocks change', async () => {
    open({ view: 'month', date: '2026-07-10' });
    screen.getByText(/Times are shown in London \(GMT\+1\)/);
    cleanup();
    open({ date: '2026-10-25' });
    screen.getByText(/Times are shown in London \(GMT\+1, from Sun 25 Oct GMT\)/);
    screen.getByRole('gridcell', { name: 'Sunday 25 October 2026, 0 meetings, the clocks go back' });
  });

  it('names the bank holidays of the days shown', () => {
    open({ view: 'month', date: '2026-12-01' });
    screen.getByRole('gridcell', { name: 'Friday 25 December 2026, Christmas Day, 0 meetings' });
    cleanup();
    open({ date: '2026-12-28' });
    screen.getByText('Boxing Day (substitute day)');
  });

  it('shows a crowded day of the agenda in parts', async () => {
    await openMemoryStore({ meetings: Array.from({ length: 60 }, (_, index) => meeting({ id: `m${index}` })) });
    open({ view: 'agenda' });
    expect(screen.getAllByRole('button', { name: 'Kick-off' })).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more of 60' }));
    expect(screen.getAllByRole('button', { name: 'Kick-off' })).toHaveLength(60);
  });

  it('goes to the other views and days by single keys, and keeps both in the address', async () => {
    open();
    screen.getByRole('gridcell', { name: /^Tuesday 3 November 2026/ }).focus();
    await userEvent.keyboard('m');
    expect(address()).toContain('view=month');
    screen.getByRole('heading', { name: 'November 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    screen.getByRole('heading', { name: 'December 2026' });
    screen.getByRole('gridcell', { name: /^Thursday 3 December 2026/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(address()).toContain('date=2026-12-10');
    await userEvent.keyboard('t');
    expect(address()).toContain('date=2026-11-03');
  });

  it('plans a meeting by keyboard where the focus is', async () => {
    open();
    screen.getByRole('gridcell', { name: /^Tuesday 3 November 2026/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const form = await dialog('Add meeting');
    expect(form.getByLabelText('Start time')).toHaveProperty('value', '09:30');
    form.getByText(/At the same time: Weekly review \(Tue 3 Nov 09:00 – 10:00\)/);
    await userEvent.type(form.getByLabelText('Title'), 'Site visit');
    await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
    await screen.findByText('Meeting added');
    const made = meetings.all().find(({ title }) => title === 'Site visit');
    expect(made).toMatchObject({ start: '2026-11-03T09:30:00.000Z', timeZone: 'Europe/London', reminderMinutes: 15 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(meetings.size).toBe(2);
  });

  it('ties a meeting to a contact, who is invited too, and repeats it in words', async () => {
    open({ new: 'meeting' });
    const form = await dialog('Add meeting');
    await userEvent.type(form.getByLabelText('Title'), 'Month end');
    await userEvent.click(form.getByRole('button', { name: 'More options' }));
    await choose(form, /^Contact/, 'priya fenwick', /Priya Nair/);
    await userEvent.selectOptions(form.getByLabelText('Repeats'), 'By months');
    await userEvent.selectOptions(form.getByLabelText('On'), 'The first Tuesday');
    form.getByText('Every month on the first Tuesday');
    await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
    await screen.findByText('Meeting added');
    expect(meetings.all().find(({ title }) => title === 'Month end')).toMatchObject({
      contactId: 'priya',
      attendees: [{ name: 'Priya Nair', email: 'priya@fenwick.example' }],
      recurrence: 'FREQ=MONTHLY;BYDAY=1TU',
    });
    expect(contacts.size).toBe(1);
  });

  it('says what is missing, and keeps what was typed', async () => {
    open({ new: 'meeting' });
    const form = await dialog('Add meeting');
    fireEvent.change(form.getByLabelText('End time'), { target: { value: '01:00' } });
    await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
    form.getByText('The meeting must end after it starts.');
    expect(form.getByLabelText('End time')).toHaveProperty('value', '01:00');
  });

  it('plans a meeting on a day of the month that is pressed', async () => {
    open({ view: 'month' });
    await userEvent.click(screen.getByRole('gridcell', { name: /^Friday 6 November 2026/ }));
    const form = await dialog('Add meeting');
    expect(form.getByLabelText('Start day')).toHaveProperty('value', 'Fri 6 Nov 2026');
    expect(form.getByLabelText('Start time')).toHaveProperty('value', '09:00');
  });

  it('offers the next working hour of the settings for a new meeting, and the first of another day', async () => {
    setRegion({ workFrom: '07:30', workTo: '16:00' });
    open({ new: 'meeting' });
    expect((await dialog('Add meeting')).getByLabelText('Start time')).toHaveProperty('value', '13:00');
    cleanup();
    open({ view: 'month' });
    await userEvent.click(screen.getByRole('gridcell', { name: /^Friday 6 November 2026/ }));
    expect((await dialog('Add meeting')).getByLabelText('Start time')).toHaveProperty('value', '08:00');
    cleanup();
    open({ view: 'day' });
    screen.getByRole('gridcell', { name: /^Tuesday 3 November 2026/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect((await dialog('Add meeting')).getByLabelText('Start time')).toHaveProperty('value', '08:00');
  });

  it('asks a new meeting for title, when and who, and ties it to the contact who is invited', async () => {
    open({ new: 'meeting' });
    const form = await dialog('Add meeting');
    expect(form.queryByLabelText('Repeats')).toBeNull();
    await userEvent.type(form.getByLabelText('Title'), 'Quote walk-through');
    await choose(form, /^Attendees/, 'priya', /Priya Nair/);
    await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
    await screen.findByText('Meeting added');
    expect(meetings.all().find(({ title }) => title === 'Quote walk-through')).toMatchObject({
      start: '2026-11-03T13:00:00.000Z',
      contactId: 'priya',
      attendees: [{ name: 'Priya Nair', email: 'priya@fenwick.example' }],
    });
  });

  it('takes what was typed along into the whole form', async () => {
    open({ new: 'meeting' });
    const form = await dialog('Add meeting');
    await userEvent.type(form.getByLabelText('Title'), 'Quote walk-through');
    fireEvent.change(form.getByLabelText('Start time'), { target: { value: '15:00' } });
    await userEvent.click(form.getByRole('button', { name: 'More options' }));
    expect(form.getByLabelText('Title')).toHaveProperty('value', 'Quote walk-through');
    expect(form.getByLabelText('Start time')).toHaveProperty('value', '15:00');
    expect(form.getByLabelText('End time')).toHaveProperty('value', '16:00');
    expect(form.getByLabelText('Repeats')).toBeDefined();
  });

  it('shows a meeting as a card: when, who, notes and its records, and leads to its form', async () => {
    await openMemoryStore({
      meetings: [
        meeting({
          id: 'kick-off',
          notes: 'Bring the samples',
          location: 'Leeds office',
          link: 'https://meet.example.com/a',
          contactId: 'priya',
          attendees: [{ name: 'Tom Hale', email: 'tom@hale.example' }],
        }),
      ],
      contacts: [contact({ id: 'priya', name: 'Priya Nair' })],
    });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Kick-off/ }));
    const card = await dialog('Kick-off');
    for (const words of ['Tue 3 Nov 13:00 – 14:00', 'Bring the samples', 'Leeds office', 'Tom Hale']) {
      expect(card.getByText(words)).toBeDefined();
    }
    expect(card.getByRole('link', { name: 'https://meet.example.com/a' }).getAttribute('rel')).toContain('noopener');
    expect(card.getByRole('link', { name: 'Priya Nair' }).getAttribute('href')).toBe('/crm/contacts/priya');
    expect(card.queryByLabelText('Title')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Kick-off');
    expect(address()).toContain('edit=meeting');
  });

  it('deletes a meeting from its card, with undo, and asks which of a recurring one', async () => {
    open({ meeting: 'kick-off' });
    await userEvent.click((await dialog('Kick-off')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Meeting deleted');
    expect(meetings.get('kick-off')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(meetings.get('kick-off')).toBeDefined();
    cleanup();
    open({ meeting: 'weekly', at: '2026-11-03T09:00:00.000Z' });
    await userEvent.click((await dialog('Weekly review')).getByRole('button', { name: 'Delete' }));
    await userEvent.click((await dialog('Delete Weekly review?')).getByRole('button', { name: 'Delete this one' }));
    await screen.findByText('Meeting deleted');
    expect(meetings.get('weekly')?.recurrence).toBe('FREQ=WEEKLY;BYDAY=TU');
    expect(address()).not.toContain('meeting=');
  });

  it('offers no change of a meeting to a role that reads', async () => {
    tomWith({ calendar: ['view'] });
    open({ meeting: 'kick-off' });
    const card = await dialog('Kick-off');
    expect(card.getByText('Tue 3 Nov 13:00 – 14:00')).toBeDefined();
    for (const name of ['Edit', 'Delete']) expect(card.queryByRole('button', { name })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'All details' }));
    expect(await screen.findByText('Your role may look at this, not change it.')).toBeDefined();
  });

  it('keeps what was typed when the meeting cannot be saved', async () => {
    open({ meeting: 'kick-off', edit: 'meeting' });
    const form = await dialog('Kick-off');
    await userEvent.type(form.getByLabelText('Title'), ' at noon');
    fireEvent.change(form.getByLabelText('Start day'), { target: { value: '11/22/2026' } });
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    form.getByText('Enter a day, day first, such as 3/11/2026, 3 Nov or tomorrow.');
    fireEvent.change(form.getByLabelText('Start day'), { target: { value: '6/11/2026' } });
    // Meanwhile another tab deletes it.
    deleteMeetings(['kick-off']);
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    form.getByText(/may have been deleted/);
    expect(form.getByLabelText('Title')).toHaveProperty('value', 'Kick-off at noon');
  });

  it('moves and resizes a meeting by keyboard', async () => {
    open();
    screen.getByRole('button', { name: /^Kick-off/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('Kick-off is now Tue 3 Nov 13:15 – 14:15');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    expect(meetings.get('kick-off')).toMatchObject({
      start: '2026-11-04T13:15:00.000Z',
      end: '2026-11-04T14:30:00.000Z',
    });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Kick-off, Wed 4 Nov 13:15 – 14:30');
  });

  it('asks which occurrences are meant when one of a recurring meeting is moved', async () => {
    open();
    screen.getByRole('button', { name: /^Weekly review/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click((await dialog('Move Weekly review?')).getByRole('button', { name: 'Move this one' }));
    expect(meetings.get('weekly')?.overrides).toMatchObject([{ start: '2026-11-03T09:15:00.000Z' }]);
  });

  it('edits a meeting that the address names, and all of a recurring one when that is chosen', async () => {
    open({ meeting: 'weekly', edit: 'meeting' });
    const form = await dialog('Weekly review');
    await userEvent.selectOptions(form.getByLabelText('Changes apply to'), 'All');
    await userEvent.clear(form.getByLabelText('Title'));
    await userEvent.type(form.getByLabelText('Title'), 'Review');
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    await screen.findByText('Meeting saved');
    expect(meetings.get('weekly')).toMatchObject({ title: 'Review', start: '2026-10-20T08:00:00.000Z' });
    expect(address()).not.toContain('meeting=');
  });

  it('deletes this and the following, and brings them back', async () => {
    open({ meeting: 'weekly', at: '2026-11-03T09:00:00.000Z', edit: 'meeting' });
    const form = await dialog('Weekly review');
    await userEvent.selectOptions(form.getByLabelText('Changes apply to'), 'This and the following');
    await userEvent.click(form.getByRole('button', { name: 'Delete this and the following' }));
    await screen.findByText('Meetings deleted');
    expect(meetings.get('weekly')?.recurrence).toBe('FREQ=WEEKLY;BYDAY=TU;COUNT=2');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(meetings.get('weekly')?.recurrence).toBe('FREQ=WEEKLY;BYDAY=TU');
  });

  it('says that a meeting is not there', async () => {
    open({ meeting: 'gone' });
    (await dialog('Meeting not found')).getByText(/may have been deleted/);
  });

  it('says what it is for when there is nothing yet', async () => {
    await openMemoryStore();
    open({ view: 'agenda' });
    screen.getByRole('heading', { name: 'No meetings yet' });
    await userEvent.click(screen.getByRole('button', { name: 'Import an .ics file' }));
    await screen.findByRole('dialog', { name: 'Import an .ics file' });
  });

  it('imports a file after showing what would happen, and updates instead of doubling', async () => {
    open({ import: 'ics' });
    const form = await dialog('Import an .ics file');
    const event = (uid: string, title: string) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART:20261103T150000Z\r\nDTEND:20261103T160000Z\r\nATTENDEE:mailto:Priya@fenwick.example\r\nEND:VEVENT\r\n`;
    const text = `BEGIN:VCALENDAR\r\n${event('kick-off@steps', 'Kick-off moved')}${event('x@y', 'From a file')}END:VCALENDAR\r\n`;
    await userEvent.upload(form.getByLabelText('File'), new File([text], 'calendar.ics', { type: 'text/calendar' }));
    await form.findByText('2 meetings in the file: 1 new, 1 updated, 0 already here.');
    await userEvent.click(form.getByRole('button', { name: 'Import 2 meetings' }));
    await screen.findByText('2 meetings imported');
    expect(meetings.get('kick-off')).toMatchObject({ title: 'Kick-off moved', start: '2026-11-03T15:00:00.000Z' });
    expect(meetings.all().find(({ title }) => title === 'From a file')).toMatchObject({
      uid: 'x@y',
      contactId: 'priya',
    });
  });

  it('refuses a file that is no calendar, in words', async () => {
    open({ import: 'ics' });
    const form = await dialog('Import an .ics file');
    await userEvent.upload(
      form.getByLabelText('File'),
      new File(['<html>'], 'calendar.ics', { type: 'text/calendar' }),
    );
    await form.findByText(/begins with BEGIN:VCALENDAR/);
    expect(form.getByRole('button', { name: 'Import meetings' })).toHaveProperty('disabled', true);
  });
});
