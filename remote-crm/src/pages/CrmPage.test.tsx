// @vitest-environment page

import { companies, contacts } from '@steps/business';
import { closeClient, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, contact, deal, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { CrmPage } from './CrmPage';

const open = (address = '/?module=crm') => renderAt(address, '/', CrmPage);
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({ name: 'Zoë Brontë', score: 90, status: 'Customer', tags: ['Champion'] }),
      contact({ name: 'Ada Lovelace', score: 40, email: 'ada@engines.example', company: 'Engines Ltd' }),
      contact({ name: 'Moved Away', archivedAt: '2026-01-01T00:00:00.000Z' }),
    ],
    deals: [deal({ name: 'New sign', valuePence: 125_050 })],
    activities: [activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-01-01T09:00:00.000Z' })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the list of contacts', () => {
  it('shows contacts by name, without archived ones', () => {
    open();
    expect(names()).toEqual(['Ada Lovelace', 'Zoë Brontë']);
  });

  it('finds as one types, without accents, and keeps the search in the address', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'bronte');
    await waitFor(() => expect(names()).toEqual(['Zoë Brontë']));
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toContain('q=bronte'));
  });

  it('opens with the view of its address', () => {
    open('/?module=crm&tab=contacts&sort=-score&status=Customer');
    expect(names()).toEqual(['Zoë Brontë']);
    screen.getByRole('button', { name: 'Status: Customer' });
  });

  it('says what was searched when nothing is found, and clears it', async () => {
    open('/?module=crm&q=nobody&tag=Champion');
    screen.getByText('Searched for “nobody” with “Tags has any of Champion”.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('offers to search all of them if only the search hides them', async () => {
    open('/?module=crm&q=nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('says in the window’s title which list it is', () => {
    open();
    expect(document.title).toBe('Contacts · CRM · Steps');
  });

  it('archives the selected ones, with Undo', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(names()).toEqual(['Zoë Brontë']);
    await screen.findByText('1 contact archived');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toHaveLength(2);
  });

  it('says where archived and deleted ones are', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    const archive = await screen.findByRole('link', { name: 'Archived contacts' });
    expect(archive.getAttribute('href')).toBe('/?module=crm&tab=contacts&archive=archived');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Zoë Brontë' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const deleted = await screen.findByRole('link', { name: 'Recently deleted' });
    expect(deleted.getAttribute('href')).toBe('/crm/settings?section=deleted');
  });

  it('links to the CRM settings on every tab', async () => {
    for (const tab of ['contacts', 'activities']) {
      open(`/?module=crm&tab=${tab}`);
      const gear = await screen.findByRole('link', { name: 'CRM settings' });
      expect(gear.getAttribute('href')).toBe('/crm/settings');
      cleanup();
    }
  });

  it('links to recently deleted records from the views of each list; only what can be archived has an archive', async () => {
    open('/?module=crm&tab=tasks');
    await userEvent.click(await screen.findByRole('button', { name: 'Views: All tasks' }));
    expect(screen.queryByRole('menuitemradio', { name: 'Archived' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Recently deleted' }));
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/crm/settings?section=deleted'));
  });

  it('tags the selected ones', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tag the selected contacts' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Decision Maker' }));
    expect(contacts.all().find((one) => one.name === 'Ada Lovelace')?.tags).toEqual(['Decision Maker']);
  });

  it('without contacts explains what they are for', async () => {
    await openMemoryStore();
    open();
    expect(screen.getByRole('link', { name: 'Import contacts' }).getAttribute('href')).toBe(
      '/?module=crm&tab=contacts&import=1',
    );
  });
});

describe('adding a contact', () => {
  const fill = async (name: string, email: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email);
    return dialog;
  };

  it('creates a company that is not known yet, and one undo removes both', async () => {
    open('/?module=crm&new=contact');
    const dialog = await fill('Grace Hopper', 'grace@navy.example');
    await userEvent.type(dialog.getByRole('combobox', { name: /Company/ }), 'Navy');
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    await screen.findByText('Grace Hopper has been added and associated with Navy.');
    expect(companies.all().map((one) => one.name)).toEqual(['Navy']);
    undo();
    expect([companies.size, contacts.size]).toEqual([0, 3]);
  });

  it('keeps what is half typed when Esc closes the dialog, and forgets it on Cancel', async () => {
    open('/?module=crm&new=contact');
    await fill('Grace Hopper', 'grace@navy.example');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    cleanup();
    open('/?module=crm&new=contact');
    const again = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Grace Hopper');
    again.getByText(/Not saved yet: your draft from/);
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    cleanup();
    open('/?module=crm&new=contact');
    const fresh = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    expect(fresh.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
    expect(fresh.queryByText(/Not saved yet/)).toBeNull();
  });

  it('does not open for an unknown value in the address', () => {
    open('/?module=crm&new=constructor');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'CRM' })).toBeDefined();
  });

  it('is created once, however often the button is pressed', async () => {
    open('/?module=crm&new=contact');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Grace Hopper');
    const add = dialog.getByRole('button', { name: 'Add contact' });
    // Both in one task: the dialog has no time to close between them.
    act(() => {
      add.click();
      add.click();
    });
    expect(contacts.all().filter(({ name }) => name === 'Grace Hopper')).toHaveLength(1);
  });

  it('warns if the email is known already', async () => {
    open('/?module=crm&new=contact');
    const dialog = await fill('Ada again', 'ADA@engines.example');
    expect(dialog.getByRole('link', { name: 'Open it: Ada Lovelace' })).toBeTruthy();
    dialog.getByRole('button', { name: 'Add anyway' });
  });

  it('says what is expected when nothing was typed', async () => {
    open('/?module=crm&new=contact');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    dialog.getByText('Enter a name or an email address; both are empty.');
  });

  it('says in the specified words that it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/?module=crm&new=contact');
    const dialog = await fill('Grace Hopper', 'grace@navy.example');
    await closeClient({ discard: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
    await screen.findByText('Failed to Create Contact');
    screen.getByText('There was an error creating the contact. Please try again.');
  });
});

describe('adding a deal', () => {
  it('says in the specified words that it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/?module=crm&tab=deals&new=deal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add deal' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'New sign');
    await closeClient({ discard: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Add deal' }));
    await screen.findByText('Failed to Create Deal');
    screen.getByText('There was an error creating the deal. Please try again.');
  });
});

describe('the other lists', () => {
  it('show deals with their value', async () => {
    open('/?module=crm&tab=deals&view=list');
    expect((await screen.findByRole('grid', { name: 'Deals' })).textContent).toContain('£1,250.50');
  });

  it('let a task be marked done', async () => {
    open('/?module=crm&tab=tasks');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Done: Send the quote' }));
    await screen.findByText('Task done');
    await screen.findByText('Nothing found');
  });
});
