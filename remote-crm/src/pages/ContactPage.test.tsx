// @vitest-environment page
import { activities, contacts, createClient, switchClient } from '@steps/business';
import { historySteps, undo } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { notify } from '@steps/platform/ui';
import { activity, company, contact, deal, faultyPort, openMemoryStore, testNow } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteContacts } from '../nouns/contactState';
import { renderAt } from '../testing/renderAt';
import { ContactPage } from './ContactPage';

// Dialogs are loaded with a part of their own, which takes time on a busy machine.
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

// A dialog that is fetched when it is first shown.
beforeAll(() => import('../contacts/AddToListDialog'));

beforeEach(() =>
  openMemoryStore({
    contacts: [priya],
    companies: [company({ id: 'fenwick' })],
    deals: [
      deal({ name: 'New sign', contactId: 'priya', valuePence: 125_000 }),
      deal({ name: 'Old sign', contactId: 'priya', stage: 'won' }),
    ],
    activities: [activity({ subject: 'Rang about the quote', type: 'proposal', contactId: 'priya' })],
  }),
);
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the page of a contact', () => {
  it('says in the specified words that the contact does not exist', () => {
    open('nobody');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Not Found');
    screen.getByText("The contact you're looking for doesn't exist or has been removed.");
    expect(screen.getByRole('link', { name: 'Back to Contacts' }).getAttribute('href')).toBe(
      '/?module=crm&tab=contacts',
    );
  });

  it('offers to restore a contact that was deleted recently, in another tab too', async () => {
    open();
    act(() => void deleteContacts(['priya']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Not Found');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Contact' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Priya Nair');
    await screen.findByText('Contact restored');
  });

  it('does not say that a contact was removed when the records could not be read', async () => {
    const port = faultyPort();
    await openMemoryStore({}, { port });
    const { id } = createClient({ businessName: 'Other' });
    port.openFault = 'locked';
    await expect(switchClient(id)).rejects.toThrow('locked');
    open();
    await screen.findByText('The contact could not be read');
    expect(screen.queryByText('Contact Not Found')).toBeNull();
  });

  it('names a company that no longer exists without a link to its page', async () => {
    await openMemoryStore({ contacts: [priya] });
    open();
    const facts = within(screen.getByRole('region', { name: 'Professional info' }));
    facts.getByText('Fenwick Joinery');
    expect(facts.queryByRole('link')).toBeNull();
  });

  it('says that the contact is archived, and restores it', async () => {
    await openMemoryStore({ contacts: [contact({ ...priya, archivedAt: testNow })] });
    open();
    screen.getByText(/In the archive since/);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Contact' }));
    await screen.findByText('Priya Nair restored');
    expect(now()?.archivedAt).toBeUndefined();
    expect(screen.queryByText(/In the archive since/)).toBeNull();
  });

  it('shows the same last contact in the bar and in the summary, also once a planned meeting is over', async () => {
    await openMemoryStore({
      contacts: [priya],
      activities: [activity({ type: 'meeting', contactId: 'priya', dueDate: testNow })],
    });
    open();
    const said = within(screen.getByRole('region', { name: 'Quick actions' })).getByText('Last contact').parentElement;
    const summary = within(screen.getByRole('region', { name: 'Summary' })).getByText('Last contact').nextSibling;
    expect(said?.textContent).toBe(`Last contact ${summary?.textContent}`);
    expect(summary?.textContent).not.toBe('Never');
  });

  it('shows who it is, the band of the score, the company and the open deals only', () => {
    open();
    screen.getByRole('heading', { level: 1, name: 'Priya Nair' });
    screen.getByRole('button', { name: 'Lead score 85 High value' });
    const around = within(screen.getByRole('region', { name: 'Related records' }));
    around.getByRole('link', { name: 'Fenwick Joinery' });
    around.getByText('New sign');
    expect(around.queryByText('Old sign')).toBeNull();
  });

  it('says the name once in its own content, and offers to call once', () => {
    open();
    expect(screen.getAllByText('Priya Nair').map(({ tagName }) => tagName)).toEqual(['H1']);
    expect(screen.getAllByRole('link', { name: 'Call' })).toHaveLength(1);
    expect(screen.getAllByText('85')).toHaveLength(1);
  });

  it('changes status and temperature in the header, as one step each', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Status: Lead' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Opportunity' }));
    expect(now()?.status).toBe('Opportunity');
    await screen.findByText('Contact Updated');
    await userEvent.click(screen.getByRole('button', { name: 'Temperature: Warm' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Hot' }));
    screen.getByRole('button', { name: 'Temperature: Hot' });
    act(() => void undo());
    expect(now()).toMatchObject({ status: 'Opportunity', temperature: 'warm' });
  });

  it('shows its owner as a badge, which offers other owners, and nobody', async () => {
    await openMemoryStore({ contacts: [priya, contact({ id: 'other', owner: 'Olive Stone' })] });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Owner: / }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Olive Stone' }));
    expect(now()?.owner).toBe('Olive Stone');
    await userEvent.click(screen.getByRole('button', { name: 'Owner: Olive Stone' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'No owner' }));
    expect(now()?.owner).toBe('');
  });

  it('is renamed in the header', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit name' }));
    await userEvent.keyboard('Priya Shah{Enter}');
    screen.getByRole('heading', { level: 1, name: 'Priya Shah' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' }));
  });

  it('has the score in one line, with its rules behind it, and takes over their sum on request', async () => {
    open();
    expect(screen.queryByRole('list', { name: 'Rules of the score' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lead score 85 High value' }));
    const rule = (text: string) => screen.getByText(text).closest('li')?.textContent;
    expect(rule('Has an email')).toBe('Has an email: applies+10');
    expect(rule('Has an open deal')).toBe('Has an open deal: applies+20');
    expect(rule('Tagged Champion')).toBe('Tagged Champion: does not apply+5');
    screen.getByText('Current rules give 55.');
    await userEvent.click(screen.getByRole('button', { name: 'Update to 55' }));
    expect(now()?.score).toBe(55);
    await screen.findByText('Contact Updated');
    expect(screen.queryByRole('button', { name: /^Update to/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit score' }));
    await userEvent.keyboard('72{Enter}');
    expect(now()?.score).toBe(72);
    act(() => void undo());
    expect(now()?.score).toBe(55);
  });

  it('has tabs if there is room for only one pane, the timeline first, and keeps what is half typed', async () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    open();
    const shown = () => screen.getByRole('tabpanel', { name: /^(Activity|Details|Related)$/ });
    within(shown()).getByText('Rang about the quote');
    // A pane is mounted when its tab is first opened.
    expect(screen.queryByText('New sign')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    await userEvent.click(within(shown()).getByRole('button', { name: 'Edit phone' }));
    await userEvent.keyboard('020');
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}');
    within(shown()).getByText('New sign');
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(shown()).getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '020');
    width.mockRestore();
  });

  it('saves a fact in place, with Enter', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit phone' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '020 7946 0001{Enter}');
    expect(now()?.phone).toBe('020 7946 0001');
    await screen.findByText('Contact Updated');
    screen.getByText('Changes saved successfully.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(now()?.phone).toBe(priya.phone);
  });

  it('says nothing when a fact is saved unchanged', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit phone' }));
    await userEvent.keyboard(`${priya.phone}  {Enter}`);
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    expect(screen.queryByText('Contact Updated')).toBeNull();
    expect(now()).toEqual(priya);
  });

  it('keeps the old value on Esc, and says what is wrong with a bad email', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit email' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' broken{Enter}');
    expect(screen.getByText(/Enter an email address/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(now()?.email).toBe(priya.email);
  });

  it('becomes a favourite by the tag, and stops being one', async () => {
    open();
    const star = screen.getByRole('button', { name: 'Favourite' });
    await userEvent.click(star);
    await screen.findByText('Added to Favorites');
    expect(now()?.tags).toEqual(['Favorite']);
    await userEvent.click(star);
    await screen.findByText('Removed from Favorites');
    expect(now()?.tags).toEqual([]);
  });

  it('accepts ten tags and no more', async () => {
    open();
    for (const tag of 'abcdefghij')
      await userEvent.type(screen.getByRole('combobox', { name: 'Add a tag' }), `${tag}{Enter}`);
    expect(now()?.tags).toHaveLength(10);
    expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull();
    screen.getByText('10 tags, which is the most. Remove one to add another.');
  });

  it('has panes of 25, 50 and 25 percent, which the keyboard resizes within the limits and a double click resets', async () => {
    const { unmount } = open();
    const left = () => screen.getByRole('separator', { name: 'Width of contact details' });
    expect(left().getAttribute('aria-valuenow')).toBe('25');
    left().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(left().getAttribute('aria-valuenow')).toBe('27');
    await userEvent.keyboard('{End}');
    expect(left().getAttribute('aria-valuenow')).toBe('40');
    const right = screen.getByRole('separator', { name: 'Width of related records' });
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
    // At once: the notice goes by itself.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(now()?.archivedAt).toBeUndefined();
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive Contact' }));
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore Contact' }));
    expect(now()?.archivedAt).toBeUndefined();
  });

  it('puts the contact on a list, shows it, and takes it off again', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add to List' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Priya Nair to a list' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'List' }), 'Autumn fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Make list and add' }));
    await screen.findByText('Added to List');
    expect(now()?.lists).toEqual(['Autumn fair']);
    screen.getByRole('link', { name: 'Autumn fair' });
    await userEvent.click(screen.getByRole('button', { name: 'Take off the list Autumn fair' }));
    await screen.findByText('Taken off “Autumn fair”');
    expect(now()?.lists).toEqual([]);
  });

  it('starts an email campaign with the contact in the address, and says that nothing was sent', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Send Email Campaign' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/marketing/email?contact=priya');
    await screen.findByText('It begins in the Email Marketing Studio. Nothing has been sent.');
  });

  it('notes a call in the timeline as one step, which also moves the last contact', async () => {
    open();
    const before = historySteps().length;
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    await userEvent.click(bar.getByRole('link', { name: 'Call' }));
    await screen.findByText('Call noted in the timeline');
    screen.getByText('Call to 07700 900123');
    expect(historySteps().length).toBe(before + 1);
    expect(now()?.lastContact).toBeDefined();
    act(() => void undo());
    expect(now()?.lastContact).toBeUndefined();
  });

  it('adds no activity for a profile that was opened, unless somebody wants one', async () => {
    await openMemoryStore({ contacts: [contact({ ...priya, linkedin: 'priya-nair' })] });
    open();
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    // The tests' browser would follow it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(bar.getByRole('link', { name: 'LinkedIn' }));
    const button = await screen.findByRole('button', { name: 'Add to timeline' });
    expect(activities.size).toBe(0);
    await userEvent.click(button);
    expect(activities.all().map(({ type, subject }) => [type, subject])).toEqual([['note', 'LinkedIn profile opened']]);
  });

  it('says so when the store refuses to note a call', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(activities, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    open();
    const bar = within(screen.getByRole('region', { name: 'Quick actions' }));
    await userEvent.click(bar.getByRole('link', { name: 'Call' }));
    await screen.findByText('Not in the timeline');
    vi.restoreAllMocks();
  });

  it('disables Call without a phone and Email without an email', async () => {
    await openMemoryStore({ contacts: [contact({ ...priya, phone: '', email: '' })] });
    open();
    for (const [name, reason] of [
      ['Call', 'No phone number'],
      ['Email', 'No email address'],
    ] as const) {
      expect(screen.getByRole('button', { name, description: reason })).toHaveProperty('disabled', true);
    }
    within(screen.getByRole('region', { name: 'Quick actions' })).getByText('Never');
  });

  it('never makes a link of a script', async () => {
    await openMemoryStore({
      contacts: [contact({ ...priya, website: 'javascript:alert(1)', linkedin: 'javascript:alert(1)' })],
    });
    const { container } = open();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  });
});
