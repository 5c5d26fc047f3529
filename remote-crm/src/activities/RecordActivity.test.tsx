// @vitest-environment page
import { activities, contacts } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { setRegion, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, aiResult, contact, createMeeting, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useContactActivities } from '../nouns/activityState';
import { updateContact } from '../nouns/contactState';
import { outgoing } from '../testing/mail';
import { renderAt } from '../testing/renderAt';
import { RecordActivity } from './RecordActivity';

const ann = contact({ id: 'ann', title: 'Buyer' });

function AnnsActivity() {
  return <RecordActivity about={{ contactId: 'ann' }} activities={useContactActivities('ann')} />;
}
const open = () => renderAt('/', '/', AnnsActivity);
const entries = () => document.querySelectorAll('[data-entry]').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const write = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

beforeEach(() =>
  openMemoryStore({
    contacts: [ann],
    activities: [
      activity({ id: 'proposal', subject: 'Sent the quote', type: 'proposal', contactId: 'ann' }),
      activity({ id: 'task', subject: 'Send samples', type: 'task', contactId: 'ann' }),
    ],
  }),
);
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the timeline of a contact', () => {
  it('shows a proposal as an email', () => {
    open();
    screen.getByText(/^Email ·/);
  });

  it('says of an email that did not go out that it did not', async () => {
    const [failed, sent] = ['mail-1', 'mail-2'].map((id) =>
      activity({ id: `activity-mail-${id}`, subject: id, type: 'email', contactId: 'ann' }),
    );
    await openMemoryStore({
      contacts: [ann],
      activities: [failed, sent].flatMap((one) => one ?? []),
      outgoingMail: [outgoing({ id: 'mail-1', status: 'failed' }), outgoing({ id: 'mail-2', status: 'sent' })],
    });
    open();
    const entry = (subject: string) => screen.getByText(subject).closest('li')?.textContent;
    expect(entry('mail-1')).toContain('Email · Failed ·');
    expect(entry('mail-2')).not.toMatch(/Failed|Sent/);
  });

  it('shows a long note in part, and all of it when asked', async () => {
    const body = 'Likes oak. '.repeat(200);
    await openMemoryStore({ contacts: [ann], activities: [activity({ id: 'note', body, contactId: 'ann' })] });
    open();
    await press('Show all');
    await press('Show less');
    screen.getByRole('button', { name: 'Show all', expanded: false });
  });

  it('has its days and times in the zone chosen for the workspace', async () => {
    const free = fixClock();
    const at = (id: string, createdAt: string) => activity({ id, type: 'call', contactId: 'ann', createdAt });
    await openMemoryStore({
      contacts: [ann],
      activities: [at('late', '2026-11-03T10:30:00.000Z'), at('early', '2026-11-03T11:30:00.000Z')],
    });
    setRegion({ timeZone: 'Pacific/Auckland' });
    open();
    const times = [...document.querySelectorAll('[data-entry] time')].map(({ textContent }) => textContent);
    expect(times).toEqual(['today 00:30', 'yesterday 23:30']);
    screen.getByRole('heading', { name: 'Today' });
    screen.getByRole('heading', { name: 'Yesterday' });
    free();
  });

  it('saves a note at once, with Ctrl+Enter, and is ready for the next', async () => {
    open();
    await write('Write a note', 'Likes oak{Control>}{Enter}{/Control}');
    await screen.findByText('Activity Added');
    screen.getByText('New activity has been created successfully.');
    expect(activities.all().at(-1)).toMatchObject({ type: 'note', body: 'Likes oak', contactId: 'ann' });
    const text = screen.getByRole('textbox', { name: 'Write a note' });
    expect(text).toHaveProperty('value', '');
    expect(document.activeElement).toBe(text);
  });

  it('saves a call, an email, a meeting and a task, each under its tab, with what was typed so far', async () => {
    open();
    await write('Write a note', 'Oak it is');
    await tab('Email');
    await write('Subject of the email', 'Prices');
    await tab('Meeting');
    expect(screen.getByRole('textbox', { name: 'What the meeting is about' })).toHaveProperty('value', 'Prices');
    await press('Log meeting');
    expect(activities.all().at(-1)).toMatchObject({ type: 'meeting', subject: 'Prices', body: 'Oak it is' });
    await tab('Task');
    await write('What to do', 'Send prices');
    await userEvent.type(screen.getByRole('textbox', { name: /^Due/ }), '3 Nov 2026 14:30{Tab}');
    await press('Add task');
    expect(activities.all().at(-1)).toMatchObject({
      type: 'task',
      subject: 'Send prices',
      dueDate: expect.any(String),
    });
  });

  it('leaves the last contact unchanged when nobody answered a call', async () => {
    open();
    await tab('Call');
    await userEvent.click(screen.getByRole('radio', { name: 'No answer' }));
    await press('Log call');
    expect(activities.all().at(-1)).toMatchObject({ type: 'call', subject: 'Call', outcome: 'No answer' });
    expect(contacts.get('ann')?.lastContact).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Spoke' }));
    await press('Log call');
    expect(contacts.get('ann')?.lastContact).toBeDefined();
  });

  it('says what is missing instead of adding nothing, and forgets what is discarded', async () => {
    open();
    await tab('Task');
    await press('Add task');
    screen.getByText('Write what to do.');
    expect(activities.size).toBe(2);
    await write('What to do', 'Send prices');
    await press('Discard');
    expect(screen.getByRole('textbox', { name: 'What to do' })).toHaveProperty('value', '');
  });

  it('changes the kind to write with the arrow keys', async () => {
    open();
    screen.getByRole('tab', { name: 'Note' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Task' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Call');
  });

  it('refuses words of AI that nobody approved, and says so', async () => {
    const output = 'Prefers oak, pays late, ring before noon';
    await openMemoryStore({ contacts: [ann], aiResults: [aiResult({ title: 'Summary of Ann', output })] });
    open();
    await write('Write a note', output);
    await press('Add note');
    await screen.findByText(/“Summary of Ann” was made by AI .* but it is still waiting/);
    expect(activities.size).toBe(0);
  });

  it('filters the timeline by kinds, pinned entries and text, and clears the filters', async () => {
    open();
    await press('Emails');
    expect(entries()).toBe(1);
    await press('Tasks');
    expect(entries()).toBe(2);
    await press('Pinned');
    screen.getByText('Searched for pinned emails and tasks.');
    await press('Clear filters');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), 'SAMPLES');
    expect(entries()).toBe(1);
  });

  it('edits an activity in place, marks a task done and restores a deleted one', async () => {
    open();
    await press('Edit Sent the quote');
    const form = within(screen.getByRole('form', { name: 'Edit Sent the quote' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Outcome (optional)' }), 'Wants oak');
    await userEvent.click(form.getByRole('button', { name: 'Save activity' }));
    screen.getByText('Outcome: Wants oak');
    expect(activities.get('proposal')?.type).toBe('proposal');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done' }));
    expect(activities.get('task')?.completedAt).toBeDefined();
    await press('Delete Send samples');
    expect(activities.get('task')).toBeUndefined();
    await screen.findByText('Activity deleted');
    act(() => void undo());
    expect(activities.get('task')).toBeDefined();
  });

  it('lists field changes in the timeline, which nobody can rewrite', async () => {
    open();
    await act(async () => void updateContact('ann', { title: 'Owner' }));
    const entry = screen.getByText('Job title changed').closest('li') as HTMLElement;
    within(entry).getByText('Job title: Buyer → Owner');
    expect(within(entry).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('leaves the activity of a meeting to its meeting in the calendar', async () => {
    createMeeting({ title: 'Kick-off', start: testNow, end: testNow, contactId: 'ann' });
    open();
    const entry = screen.getByText('Kick-off').closest('li') as HTMLElement;
    const [kickOff] = meetings.all();
    expect(within(entry).getByRole('link', { name: 'Open Kick-off in the calendar' }).getAttribute('href')).toBe(
      `/?module=calendar&meeting=${kickOff?.id}`,
    );
    expect(within(entry).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('shows a hundred of 5,000 activities at once, and offers the others', async () => {
    await openMemoryStore({
      contacts: [ann],
      activities: Array.from({ length: 5000 }, (_, at) => activity({ subject: `Call ${at}`, contactId: 'ann' })),
    });
    open();
    expect(entries()).toBe(100);
    screen.getByText('Show earlier activities (4,900 more)');
  });

  it('shows the others on request', async () => {
    await openMemoryStore({
      contacts: [ann],
      activities: Array.from({ length: 110 }, () => activity({ contactId: 'ann' })),
    });
    open();
    await userEvent.click(screen.getByText('Show earlier activities (10 more)'));
    expect(entries()).toBe(110);
  });

  it('keeps what was typed when the store refuses an activity, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(activities, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    open();
    await write('Write a note', 'Brochure');
    await press('Add note');
    screen.getByText('The activity could not be saved. Please try again.');
    expect(screen.getByRole('textbox', { name: 'Write a note' })).toHaveProperty('value', 'Brochure');
    vi.restoreAllMocks();
  });
});
