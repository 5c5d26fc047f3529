// @vitest-environment page
import { activities, contacts, deals } from '@steps/business';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, contact, deal, openMemoryStore } from '@steps/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, picker } from '../testing/choose';
import { renderAt } from '../testing/renderAt';
import { CrmPage } from './CrmPage';

// Whole journeys through a page: they take more than the usual five seconds on a busy machine.

const open = (address: string) => renderAt(address, '/', CrmPage);
const selectAll = async (label: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select all ${label}` }));

/** Sets a field of the selected records. */
async function setAll(subject: string, field: string, value: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${subject}` }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), field);
  const control = dialog.getByLabelText('New value');
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
  else await userEvent.type(await picker(dialog, 'New value'), value);
  await userEvent.click(dialog.getByRole('button', { name: `Change ${subject}` }));
}

/** Texts of the files handed out from here on. */
function downloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:test';
  });
  return () => Promise.all(files.map((file) => file.text()));
}

const calledAt = '2026-10-01T09:30:00.000Z';

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ada', name: 'Ada Lovelace', lastContact: calledAt })],
    deals: [
      deal({ id: 'sign', name: '=New sign', valuePence: 120_050, contactId: 'ada' }),
      deal({ id: 'site', name: 'Website', valuePence: 300_000, stage: 'proposal' }),
    ],
    activities: [
      activity({ id: 'call', type: 'call', subject: 'Talk', contactId: 'ada', createdAt: calledAt }),
      activity({ id: 'changed', type: 'change', subject: 'Status changed' }),
      activity({ id: 'quote', type: 'task', subject: 'Send the quote', contactId: 'ada' }),
      activity({ id: 'proof', type: 'task', subject: 'Check the proof' }),
    ],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.restoreAllMocks();
});

describe('many deals', () => {
  it('move to a stage and get an owner as one step each, but cannot be lost, as each needs its own reason', async () => {
    open('/?module=crm&tab=deals&view=list');
    await selectAll('Deals');
    await setAll('2 deals', 'Stage', 'Negotiation');
    expect(deals.all().map(({ stage, stageHistory }) => [stage, stageHistory.at(-1)?.stage])).toEqual([
      ['negotiation', 'negotiation'],
      ['negotiation', 'negotiation'],
    ]);
    undo();
    expect(deals.get('site')?.stage).toBe('proposal');
    await setAll('2 deals', 'Stage', 'Lost');
    await screen.findByText(/Why a deal was lost is asked for each one/);
    expect(deals.get('site')?.stage).toBe('proposal');
  });

  it('are exported as the list shows them, in pounds, with nothing that a spreadsheet would run', async () => {
    const texts = downloads();
    open('/?module=crm&tab=deals&view=list&q=ada');
    await userEvent.click(await screen.findByRole('button', { name: 'Export 1 deal' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^CSV/ }));
    await screen.findByText('1 deal exported');
    const [text = ''] = await texts();
    expect(text).toContain('Value (GBP)');
    expect(text).toContain('"\'=New sign",Ada Lovelace,');
    expect(text).toContain('1200.5');
    expect(text).not.toContain('Website');
  });

  it('are deleted together, and one undo brings them back', async () => {
    open('/?module=crm&tab=deals&view=list');
    await selectAll('Deals');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 deals deleted');
    undo();
    expect(deals.size).toBe(2);
  });

  it('change in their cells, the value in pounds', async () => {
    open('/?module=crm&tab=deals&view=list');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit value of Website' }));
    const cell = screen.getByRole('textbox', { name: /value/i });
    expect(cell).toHaveProperty('value', '3000.00');
    await userEvent.clear(cell);
    await userEvent.type(cell, '£2,500{Enter}');
    await waitFor(() => expect(deals.get('site')?.valuePence).toBe(250_000));
  });
});

describe('many activities', () => {
  it('are deleted, except entries about changes, and a notice says so', async () => {
    open('/?module=crm&tab=activities&type=task|call|change');
    await selectAll('Activities');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('3 activities deleted');
    screen.getByText(/Changes and meetings stay/);
    expect(activities.all().map(({ id }) => id)).toEqual(['changed']);
    undo();
    expect(activities.size).toBe(4);
  });

  it('update the last contact when they are deleted, in the same step', async () => {
    open('/?module=crm&tab=activities&type=call');
    await selectAll('Activities');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('1 activity deleted');
    expect(contacts.get('ada')?.lastContact).toBeUndefined();
    undo();
    expect(contacts.get('ada')?.lastContact).toBe(calledAt);
  });
});

describe('many tasks', () => {
  it('get an owner and a day as one step each', async () => {
    open('/?module=crm&tab=tasks');
    await selectAll('Tasks');
    await setAll('2 tasks', 'Owner', 'Charlotte');
    expect(['quote', 'proof'].map((id) => activities.get(id)?.owner)).toEqual(['Charlotte', 'Charlotte']);
    undo();
    expect(activities.get('quote')?.owner).toBe('');
  });

  it('are found by the person they are about, and exported', async () => {
    const texts = downloads();
    open('/?module=crm&tab=tasks&q=lovelace');
    await userEvent.click(await screen.findByRole('button', { name: 'Export 1 task' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^CSV/ }));
    await screen.findByText('1 task exported');
    expect((await texts())[0]).toContain('Send the quote,Ada Lovelace,');
  });

  it('are added with the contact they are about', async () => {
    open('/?module=crm&tab=tasks&new=task');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What needs doing' }), 'Call back');
    await choose(dialog, /^Contact/, 'lovelace', /Ada Lovelace/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
    await screen.findByText('Activity Added');
    expect(activities.all().find(({ subject }) => subject === 'Call back')?.contactId).toBe('ada');
  });
});
