// @vitest-environment happy-dom
import { contacts, paths, updateContact } from '@steps/shared';
import { activity, company, contact, deal, openMemoryStore } from '@steps/shared/testing';
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

beforeEach(async () => {
  await openMemoryStore({
    contacts: [priya],
    companies: [company({ id: 'fenwick' })],
    deals: [
      deal({ name: 'New sign', contactId: 'priya', valuePence: 125_000 }),
      deal({ name: 'Old sign', contactId: 'priya', stage: 'won' }),
    ],
    activities: [activity({ subject: 'Rang about the quote', type: 'proposal', contactId: 'priya' })],
  });
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
    await userEvent.click(screen.getByRole('button', { name: 'Add activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Sent the brochure');
    await userEvent.click(screen.getByRole('button', { name: 'Save activity' }));
    await screen.findByText('Activity Added');
    screen.getByText('New activity has been created successfully.');
    within(screen.getByRole('region', { name: 'What happened' })).getByText('Sent the brochure');
  });

  it('keeps notes and an activity that are half typed while another page is open', async () => {
    const { unmount } = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Prefers mornings');
    await userEvent.click(screen.getByRole('button', { name: 'Add activity' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Rang about');
    unmount();
    open();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Prefers mornings');
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Rang about');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(now()?.notes).toBe('Prefers mornings');
    expect(screen.queryByRole('form', { name: 'Add activity' })).toBeNull();
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

  it('disables Call without a phone and Email without an email', async () => {
    await openMemoryStore({ contacts: [{ ...priya, phone: '', email: '' }] });
    open();
    expect(screen.getByRole('button', { name: 'Call' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Email' })).toHaveProperty('disabled', true);
  });

  it('never makes a link of a script', async () => {
    await openMemoryStore({
      contacts: [{ ...priya, website: 'javascript:alert(1)', linkedin: 'javascript:alert(1)' }],
    });
    const { container } = open();
    expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  });
});
