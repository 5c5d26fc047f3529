// @vitest-environment page
import { activities, companies, contacts } from '@steps/business';
import { commit, put, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, company, contact, openMemoryStore } from '@steps/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProperty } from '../properties/propertyState';
import { savedViews } from '../records/recordTable/savedView';
import { saveView, setDefaultView } from '../records/recordTable/savedViewState';
import { picker } from '../testing/choose';
import { renderAt } from '../testing/renderAt';
import { CrmPage } from './CrmPage';

// Whole journeys through a page: they take more than the usual five seconds on a busy machine.

const open = (address = '/?module=crm') => renderAt(address, '/', CrmPage);
const grid = () => within(screen.getByRole('grid'));
const names = () =>
  grid()
    .getAllByRole('link')
    .map((link) => link.textContent);
const address = () => decodeURIComponent(screen.getByLabelText('Address').textContent ?? '');

// What asks for the name of a view is fetched when it is first shown.
beforeAll(() => import('@steps/platform/fields'));

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({
        id: 'zoe',
        name: 'Zoë Brontë',
        score: 90,
        status: 'Customer',
        tags: ['Champion'],
        phone: '0113 4960000',
      }),
      contact({ id: 'ada', name: 'Ada Lovelace', score: 40, properties: { Fleet: 3 } }),
      contact({ id: 'old', name: 'Moved Away', archivedAt: '2026-01-01T00:00:00.000Z' }),
    ],
    companies: [company({ id: 'eng', name: 'Engines Ltd' }), company({ name: 'Fenwick', tags: ['Key Account'] })],
    activities: [
      activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-01-01T09:00:00.000Z' }),
      activity({ type: 'task', subject: 'Long done', completedAt: '2026-01-01T09:00:00.000Z' }),
    ],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('filters of a list', () => {
  it('are added for any field, a custom property too, and are in the address', async () => {
    createProperty('contact', 'Fleet', 'number');
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Fleet' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fleet: comparison' }), 'is more than');
    await userEvent.type(screen.getByRole('textbox', { name: 'Fleet: value' }), '2');
    await waitFor(() => expect(names()).toEqual(['Ada Lovelace']));
    await waitFor(() => expect(address()).toContain('p.Fleet=over:2'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Fleet' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('offer the existing values, several at once', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tags' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Champion' }));
    await waitFor(() => expect(names()).toEqual(['Zoë Brontë']));
    await waitFor(() => expect(address()).toContain('tag=Champion'));
  });

  it('in the address that are not known are left out, and the list says so', () => {
    open('/?module=crm&p.Gone=3&score=over:many');
    expect(names()).toHaveLength(2);
    screen.getByText(/Left out: the filter “Gone”/);
  });

  it('find archived contacts if the archive is included', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Archive' }), 'Archive');
    await waitFor(() => expect(names()).toEqual(['Moved Away']));
  });

  it('find archived contacts with a view of the list, which says so', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Views: All contacts' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Archived' }));
    await waitFor(() => expect(names()).toEqual(['Moved Away']));
    await userEvent.click(screen.getByRole('button', { name: 'Views: Archived' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'All contacts' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

describe('columns and order', () => {
  it('are chosen, remembered for the next visit, and reset', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Columns and order' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Tags' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Move Tags up' }));
    cleanup();
    open();
    const headers = () =>
      grid()
        .getAllByRole('columnheader')
        .map((header) => header.textContent);
    expect(headers().slice(-2)).toEqual(['Tags', 'Last contact']);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(headers()).not.toContain('Tags'));
  });

  it('keep their widths on the next visit and in a saved view, until the widths are reset', async () => {
    open();
    const edge = () => screen.getByRole('separator', { name: 'Width of Name' });
    const width = () => Number(edge().getAttribute('aria-valuenow'));
    const atFirst = width();
    edge().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(width()).toBe(atFirst + 32);
    await waitFor(() => expect(address()).toContain(`widths=name:${atFirst + 32}`));
    saveView('contacts', 'Wide', `widths=name:${atFirst + 80}`);
    cleanup();
    open();
    expect(width()).toBe(atFirst + 32);
    await userEvent.click(screen.getByRole('button', { name: /^Views:/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Wide' }));
    await waitFor(() => expect(width()).toBe(atFirst + 80));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset widths' }));
    await waitFor(() => expect(width()).toBe(atFirst));
    expect(screen.getByRole('button', { name: 'Reset widths' }).hasAttribute('disabled')).toBe(true);
    screen.getByRole('button', { name: /^Views: Wide, changed since saved/ });
  });

  it('add a second sort order with Shift', async () => {
    open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(address()).toContain('sort=status,score'));
  });
});

describe('saved views', () => {
  it('are created, reported as changed, saved again and deleted, each with undo', async () => {
    open('/?module=crm&status=Customer');
    const views = () => screen.getByRole('button', { name: /^Views:/ });
    await userEvent.click(views());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as a new view…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Customers');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(views().getAttribute('aria-label')).toBe('Views: Customers');
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(views().getAttribute('aria-label')).toBe('Views: Customers, changed since saved'));
    await userEvent.click(views());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save changes to “Customers”' }));
    expect(savedViews.all()[0]?.query).toBe('sort=score&status=Customer');
    await userEvent.click(views());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete “Customers”' }));
    expect(savedViews.size).toBe(0);
    undo();
    expect(savedViews.size).toBe(1);
  });

  it('that name a property that no longer exists say so, and are saved without it', async () => {
    saveView('contacts', 'Vans', 'status=Customer&p.Fleet=Vans');
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Views:/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Vans' }));
    await screen.findByText(/The view “Vans” uses something that no longer exists\. Left out: the filter “Fleet”/);
    await userEvent.click(screen.getByRole('button', { name: 'Views: Vans, changed since saved' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save changes to “Vans”' }));
    await waitFor(() => expect(screen.queryByText(/no longer exists/)).toBeNull());
    expect(savedViews.all()[0]?.query).toBe('status=Customer');
  });

  it('open a list if its address says nothing else, and never if it does', async () => {
    setDefaultView(saveView('contacts', 'Customers', 'status=Customer').id, true);
    open();
    expect(names()).toEqual(['Zoë Brontë']);
    cleanup();
    open('/?module=crm&q=ada');
    expect(names()).toEqual(['Ada Lovelace']);
  });
});

describe('editing in a list', () => {
  it('changes a cell in place: F2, type, Enter; Tab goes on and Esc cancels', async () => {
    open();
    const user = userEvent.setup();
    screen.getByRole('grid').focus();
    await user.keyboard('{F2}');
    await user.clear(screen.getByRole('textbox', { name: 'Name of Ada Lovelace' }));
    await user.keyboard('Ada King{Tab}');
    expect(contacts.get('ada')?.name).toBe('Ada King');
    await user.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('role')).toBe('grid');
    await screen.findByText('Contact Updated');
  });

  it('starts in the cell that the keys have reached', async () => {
    open();
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
    expect(screen.getByRole('textbox', { name: /^Email of/ })).toBe(document.activeElement);
  });

  it('says what a field cannot hold, and keeps what was typed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit score of Zoë Brontë' }));
    const field = screen.getByRole('textbox', { name: 'Score of Zoë Brontë' });
    await userEvent.clear(field);
    await userEvent.type(field, '120{Enter}');
    screen.getByText('Enter a score from 0 to 100, not “120”.');
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    expect(contacts.get('zoe')?.score).toBe(12);
  });
});

describe('many records at once', () => {
  it('are selected as far as the list shows them and set to one value, as one step', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 contacts' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Owner');
    await userEvent.type(await picker(dialog, 'New value'), 'Charlotte');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 contacts' }));
    expect(['ada', 'zoe'].map((id) => contacts.get(id)?.owner)).toEqual(['Charlotte', 'Charlotte']);
    undo();
    expect(contacts.get('ada')?.owner).toBe('');
  });

  it('by the thousand are changed in parts, and one undo reverts them all', async () => {
    const many = Array.from({ length: 2_100 }, (_none, index) => contact({ name: `Person ${index}`, source: 'Fair' }));
    commit({ label: 'Add many', changes: many.map((one) => put(contacts, one)), undoable: false });
    open('/?module=crm&source=Fair');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all Contacts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText('2,100 contacts archived');
    undo();
    expect(contacts.all().filter((one) => one.archivedAt)).toHaveLength(1);
  });

  it('are put on a list that is created for it, and taken off again', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lists of the selected contacts' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add to list…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'List' }), 'Open day');
    await userEvent.click(screen.getByRole('button', { name: 'Make list and add' }));
    await screen.findByText('Added to List');
    await userEvent.click(screen.getByRole('button', { name: 'Lists of the selected contacts' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Take off “Open day”' }));
    expect(contacts.get('ada')?.lists).toEqual([]);
  });

  it('companies are tagged too', async () => {
    open('/?module=crm&tab=companies');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Engines Ltd' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tag the selected companies' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Enterprise' }));
    expect(companies.get('eng')?.tags).toEqual(['Enterprise']);
  });

  it('are exported exactly as the list shows them', async () => {
    const texts: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push(blob as Blob);
      return 'blob:test';
    });
    open('/?module=crm&status=Customer');
    await userEvent.click(screen.getByRole('button', { name: 'Export 1 contact' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^CSV/ }));
    await screen.findByText('1 contact exported');
    const text = await texts[0]?.text();
    expect(text).toContain('Zoë Brontë');
    expect(text).not.toContain('Ada Lovelace');
  });
});

describe('tasks', () => {
  it('show open ones, and done ones on request', async () => {
    open('/?module=crm&tab=tasks');
    await screen.findByRole('checkbox', { name: 'Done: Send the quote' });
    expect(screen.queryByRole('checkbox', { name: 'Done: Long done' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter State' }));
    await screen.findByRole('checkbox', { name: 'Done: Long done' });
  });

  it('are completed together', async () => {
    open('/?module=crm&tab=tasks&done=yes|overdue|open');
    await screen.findByRole('checkbox', { name: 'Done: Long done' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all Tasks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
    await screen.findByText('1 task done');
    expect(activities.all().every((task) => task.completedAt)).toBe(true);
  });
});
