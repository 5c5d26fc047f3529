// @vitest-environment page
import { companies, contacts } from '@steps/business';
import { historySteps, undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { contact, fixClock, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateContact } from '../nouns/contactState';
import { renderAt } from '../testing/renderAt';
import { importContacts } from './contactImport';
import { InterruptedImportNotice } from './InterruptedImportNotice';
import { importJournal } from './importJournal';
import { startJournal } from './importJournalState';

const ann = contact({ id: 'ann', name: 'Ann', email: 'ann@one.example', title: 'Owner', company: '' });
const rows = [
  { name: 'Ann Lee', email: 'ann@one.example' },
  { name: 'Ben', email: 'ben@two.example', company: 'North Ltd' },
  { name: 'Cat', email: 'cat@three.example', company: 'North Ltd' },
  ...Array.from({ length: 600 }, (_, index) => ({ name: `Person ${index}` })),
  { name: 'Cat Grey', email: 'cat@three.example', title: 'Chair' },
];
const named = (name: string) => contacts.all().find((one) => one.name === name);

/** The browser is closed before the import could note that it ended. */
async function cutOff(): Promise<void> {
  const journal = startJournal('people.csv');
  await importContacts(rows, { mode: 'both', onChunk: journal.note });
}
const open = () => renderAt('/', '/', InterruptedImportNotice);

beforeEach(async () => {
  await openMemoryStore({ contacts: [ann] });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('an import that was interrupted', () => {
  it('is reported, and undone as one step: what it added goes, what it changed is as before', async () => {
    await cutOff();
    open();
    await screen.findByText(/The import of people.csv .* 603 contacts were imported/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByText('The import of people.csv was undone');
    expect([contacts.all(), companies.size, importJournal.size]).toEqual([[ann], 0, 0]);
    expect(screen.queryByText(/was interrupted/)).toBeNull();
    expect(historySteps().at(-1)?.label).toBe('Take back the import of people.csv');
    act(() => void undo());
    expect([named('Cat Grey')?.title, contacts.size, companies.size]).toEqual(['Chair', 603, 1]);
  });

  it('leaves what was changed since as it is, and says so', async () => {
    await cutOff();
    const ben = named('Ben')?.id ?? '';
    const later = fixClock('2100-01-01T09:00:00.000Z');
    updateContact(ben, { phone: '020 7946 0001' });
    later();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
    await screen.findByText('1 record changed since and stayed as it is.');
    expect(contacts.all().map(({ id }) => id)).toEqual(['ann', ben]);
  });

  it('is kept if asked, and forgotten by itself if nothing of it is left', async () => {
    await cutOff();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect([contacts.size, importJournal.size]).toEqual([603, 0]);
    cleanup();
    await cutOff();
    act(() => void undo());
    open();
    await waitFor(() => expect(importJournal.size).toBe(0));
    expect(screen.queryByText(/was interrupted/)).toBeNull();
  });
});
