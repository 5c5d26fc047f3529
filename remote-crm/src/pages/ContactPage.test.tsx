// @vitest-environment happy-dom
import {
  activities,
  contacts,
  createMeeting,
  flush,
  historySteps,
  meetings,
  paths,
  type StoragePort,
  undo,
  updateContact,
} from '@steps/shared';
import { activity, company, contact, deal, openMemoryStore, testNow } from '@steps/shared/testing';
import { clearNotices } from '@steps/shared/ui';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { ContactPage } from './ContactPage';

const priya = contact({
  id: 'priya',
  name: 'Priya Nair',
  score: 85,
  companyId: 'fenwick',
  company: 'Fenwick Joinery',
  linkedin: '',
});
const open = (id = 'priya') => renderAt(paths.contact.href(id), paths.contact.path, ContactPage);
const now = () => contacts.get('priya');
const timeline = () => screen.getByRole('region', { name: 'What happened' });

let port: StoragePort;

beforeEach(async () => {
  ({ port } = await openMemoryStore({
    contacts: [priya],
    companies: [company({ id: 'fenwick' })],
    deals: [
      deal({ name: 'New sign', contactId: 'priya', valuePence: 125_000 }),
      deal({ name: 'Old sign', contactId: 'priya', stage: 'won' }),
    ],
    activities: [
      activity({ id: 'proposal', subject: 'Rang about the quote', type: 'proposal', contactId: 'priya' }),
      activity({ id: 'task', subject: 'Send samples', type: 'task', contactId: 'priya' }),
    ],
  }));
});
afterEach(() => {
  cleanup();
  clearNotices();
});

describe('the page of a contact', () => {
  it('says in the specified words that the contact is not there', () => {
    open('nobody');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Not Found');
    screen.getByText("The contact you're looking for doesn't exist or has been removed.");
    expect(screen.getByRole('link', { name: 'Back to Contacts' }).getAttribute('href')).toBe(
      '/?module=crm&tab=contacts',
    );
  });

  it('shows who it is, the band of the score, the company and the open deals only', () => {
    open();
    screen.getByRole('heading', { level: 1, name: 'Priya Nair' });
    expect(screen.getByRole('progressbar', { name: 'Lead score' }).getAttribute('aria-valuenow')).toBe('85');
    const around = within(screen.getByRole('region', { name: 'Around the contact' }));
    around.getByRole('link', { name: 'Fenwick Joinery' });
    around.getByText('New sign');
    expect(around.queryByText('Old sign')).toBeNull();
  });

  it('shows a proposal as an email', () => {
    open();
    expect(screen.getByRole('region', { name: 'What happened' }).textContent).toContain('Email · ');
  });

  it('saves a fact where it stands, with Enter', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit phone' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '020 7946 0001{Enter}');
    expect(now()?.phone).toBe('020 7946 0001');
    await screen.findByText('Contact Updated');
    screen.getByText('Changes saved successfully.');
  });

  it('keeps the old value on Esc, and says what is wrong with a bad email', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit email' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' broken{Enter}');
    expect(screen.getByText(/Expected an email address/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(now()?.email).toBe(priya.email);
  });

  it('makes a favourite with the tag, and takes it away again', async () => {
    open();
    const star = screen.getByRole('button', { name: 'Favourite' });
    await userEvent.click(star);
    await screen.findByText('Added to Favorites');
    expect(now()?.tags).toEqual(['Favorite']);
    await userEvent.click(star);
    await screen.findByText('Removed from Favorites');
    expect(now()?.tags).toEqual([]);
  });

  it('takes ten tags and no more', async () => {
    open();
    for (const tag of 'abcdefghij')
      await userEvent.type(screen.getByRole('combobox', { name: 'Add a tag' }), `${tag}{Enter}`);
    expect(now()?.tags).toHaveLength(10);
    expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull();
    screen.getByText('10 tags, which is the most. Remove one to add another.');
  });

  it('adds an activity to the timeline', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add Activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Sent the brochure');
    await userEvent.click(screen.getByRole('button', { name: 'Save activity' }));
    await screen.findByText('Activity Added');
    screen.getByText('New activity has been created successfully.');
    within(screen.getByRole('region', { name: 'What happened' })).getByText('Sent the brochure');
  });

  it('keeps notes, a fact and an activity that are half typed over a reload, and says so', async () => {
    const { unmount } = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Prefers mornings');
    await userEvent.click(screen.getByRole('button', { name: 'Edit job title' }));
    await userEvent.keyboard('Owner');
    await userEvent.click(screen.getByRole('button', { name: 'Add Activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Rang about');
    unmount();
    await flush();
    await openMemoryStore({}, { port });
    open();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Prefers mornings');
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveProperty('value', 'Owner');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Rang about');
    expect(screen.getAllByText(/Not saved yet: your draft from/)).toHaveLength(3);
    const form = within(screen.getByRole('form', { name: 'Add activity' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save job title' }));
    expect(now()).toMatchObject({ notes: 'Prefers mornings', title: 'Owner' });
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    expect(screen.queryByRole('form', { name: 'Add activity' })).toBeNull();
  });

  it('asks which value to keep when a fact was changed in another tab meanwhile', async () => {
    open();
    const facts = within(screen.getByRole('region', { name: 'Facts of the contact' }));
    const edit = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit phone' }));
      await userEvent.keyboard('020 1');
    };
    await edit();
    await act(async () => void updateContact('priya', { phone: '020 2' }));
    expect(facts.getByRole('alert').textContent).toContain('It is now: 020 2');
    await userEvent.keyboard('{Enter}');
    expect(now()?.phone).toBe('020 2');
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(facts.queryByRole('alert')).toBeNull();
    await edit();
    await act(async () => void updateContact('priya', { phone: '020 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(now()?.phone).toBe('020 1');
  });

  it('says that the notes were changed in another tab meanwhile, and keeps both when asked', async () => {
    open();
    const around = within(screen.getByRole('region', { name: 'Around the contact' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Mine');
    expect(around.queryByRole('alert')).toBeNull();
    await act(async () => updateContact('priya', { notes: 'Theirs' }));
    expect(around.getByRole('alert').textContent).toBe(
      'The notes were changed in the meantime. Saving replaces: Theirs',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(now()?.notes).toBe('Theirs\n\nMine');
  });

  it('has panes of 25, 50 and 25 percent, which the keyboard resizes within the limits and a double click resets', async () => {
    const { unmount } = open();
    const left = () => screen.getByRole('separator', { name: 'Width of the facts of the contact' });
    expect(left().getAttribute('aria-valuenow')).toBe('25');
    left().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(left().getAttribute('aria-valuenow')).toBe('27');
    await userEvent.keyboard('{End}');
    expect(left().getAttribute('aria-valuenow')).toBe('40');
    const right = screen.getByRole('separator', { name: 'Width of what is around the contact' });
    expect(right.getAttribute('aria-valuemax')).toBe('30');
    unmount();
    open();
    expect(left().getAttribute('aria-valuenow')).toBe('40');
    await userEvent.dblClick(left());
    expect(left().getAttribute('aria-valuenow')).toBe('25');
  });

  it('calls and writes, but cannot open a LinkedIn profile that is not known', () => {
    open();
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:07700900123');
    expect(bar.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(`mailto:${priya.email}`);
    expect(bar.getByRole('button', { name: 'LinkedIn' })).toHaveProperty('disabled', true);
    bar.getByText('Never');
  });

  it('notes a call in the timeline as one step, which also moves the last contact', async () => {
    open();
    const before = historySteps().length;
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    await userEvent.click(bar.getByRole('link', { name: 'Call' }));
    await screen.findByText('Call noted in the timeline');
    within(timeline()).getByText('Call to 07700 900123');
    expect(historySteps().length).toBe(before + 1);
    expect(now()?.lastContact).toBeDefined();
    act(() => void undo());
    expect(now()?.lastContact).toBeUndefined();
  });

  it('filters the timeline by kinds, by what is pinned and by text, and clears the filters', async () => {
    open();
    const shown = () => within(timeline()).queryAllByRole('listitem').length;
    await userEvent.click(screen.getByRole('button', { name: 'Emails' }));
    expect(shown()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tasks' }));
    expect(shown()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Pinned' }));
    screen.getByText('Searched for pinned emails and tasks.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), 'SAMPLES');
    expect(shown()).toBe(1);
  });

  it('edits an activity where it stands, marks a task done and takes a deleted one back', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Rang about the quote' }));
    const form = within(screen.getByRole('form', { name: 'Edit Rang about the quote' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Outcome (optional)' }), 'Wants oak');
    await userEvent.click(form.getByRole('button', { name: 'Save activity' }));
    within(timeline()).getByText('Outcome: Wants oak');
    expect(activities.get('proposal')?.type).toBe('proposal');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done' }));
    expect(activities.get('task')?.completedAt).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Send samples' }));
    expect(activities.get('task')).toBeUndefined();
    await screen.findByText('Activity deleted');
    act(() => void undo());
    expect(activities.get('task')).toBeDefined();
  });

  it('tells field changes in the timeline, which nobody rewrites', async () => {
    open();
    await act(async () => void updateContact('priya', { title: 'Owner' }));
    const entry = within(timeline()).getByText('Job title changed').closest('li') as HTMLElement;
    within(entry).getByText('Job title: Operations Director → Owner');
    expect(within(entry).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('leaves the activity of a meeting to its meeting in the calendar', async () => {
    createMeeting({ title: 'Kick-off', start: testNow, end: testNow, contactId: 'priya' });
    open();
    const entry = within(timeline()).getByText('Kick-off').closest('li') as HTMLElement;
    const [kickOff] = meetings.all();
    expect(within(entry).getByRole('link', { name: 'Open Kick-off in the calendar' }).getAttribute('href')).toBe(
      `/?module=calendar&meeting=${kickOff?.id}`,
    );
    expect(within(entry).queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });

  it('shows a hundred of 5,000 activities at once, and more on request', async () => {
    await openMemoryStore({
      contacts: [priya],
      activities: Array.from({ length: 5000 }, (_, at) => activity({ subject: `Call ${at}`, contactId: 'priya' })),
    });
    open();
    expect(within(timeline()).getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier activities (4,900 more)' }));
    expect(within(timeline()).getAllByRole('listitem')).toHaveLength(200);
  });

  it('has the specified actions, and archives the contact with a way back', async () => {
    open();
    const menu = () => userEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    await menu();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Schedule Demo',
      'Send Email Campaign',
      'Add to List',
      'Export Contact',
      'Duplicate Contact',
      'Archive Contact',
      'Delete Contact',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive Contact' }));
    await screen.findByText('Priya Nair archived');
    expect(now()?.archivedAt).toBeDefined();
    await menu();
    screen.getByRole('menuitem', { name: 'Restore Contact' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(now()?.archivedAt).toBeUndefined();
  });

  it('puts the contact on a list', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add to List' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Priya Nair to a list' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'List' }), 'Autumn fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Make list and add' }));
    await screen.findByText('Added to List');
    expect(now()?.lists).toEqual(['Autumn fair']);
  });

  it('begins an email campaign with the contact in the address, and says that nothing was sent', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Send Email Campaign' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/marketing/email?contact=priya');
    await screen.findByText('It begins in the Email Marketing Studio. Nothing has been sent.');
  });

  it('disables Call without a phone and Email without an email', async () => {
    await openMemoryStore({ contacts: [{ ...priya, phone: '', email: '' }] });
    open();
    for (const [name, reason] of [
      ['Call', 'No phone number'],
      ['Email', 'No email address'],
    ] as const) {
      const buttons = screen.getAllByRole('button', { name, description: reason });
      expect(buttons).toHaveLength(2);
      for (const button of buttons) expect(button).toHaveProperty('disabled', true);
    }
  });

  it('never makes a link of a script', async () => {
    await openMemoryStore({
      contacts: [{ ...priya, website: 'javascript:alert(1)', linkedin: 'javascript:alert(1)' }],
    });
    const { container } = open();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  });
});
