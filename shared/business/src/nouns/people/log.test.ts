import { definePreference, setPreference } from '@steps/platform/src/core/session/preferenceState';
import { commitLedger } from '@steps/platform/src/core/store/commit';
import { redo, undo } from '@steps/platform/src/core/store/history';
import { openStep } from '@steps/platform/src/core/store/longStep';
import { put } from '@steps/platform/src/core/store/recordChange';
import { contact, createContact, dropContacts, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../clients/clientState';
import { contacts } from '../contacts/contact';
import { forgetDeleted } from '../deleted';
import { setCurrentPerson } from './currentPerson';
import { logEvent } from './log';
import { type LogEntry, logEntries, mostEntries, workspaceLog } from './logEntry';
import { tomWith } from './people.fixture';

beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann', title: 'Buyer' })] });
});
afterEach(() => setCurrentPerson(undefined));

const lines = () => logEntries.all().map(({ actor, label }) => `${actor}: ${label}`);

describe('the log', () => {
  it('records who did what, also what was undone, and keeps the fields before and after', () => {
    tomWith({ crm: ['view', 'add', 'change'] });
    editContact('c1', { title: 'Director' });
    expect(logEntries.all().at(-1)).toMatchObject({
      actor: 'Tom',
      personId: 'tom',
      modules: ['crm'],
      changed: 1,
      added: 0,
      names: ['Ann'],
      edits: [{ collection: 'contacts', id: 'c1', before: { title: 'Buyer' }, after: { title: 'Director' } }],
    });
    const label = logEntries.all().at(-1)?.label;
    undo();
    redo();
    expect(lines().slice(-3)).toEqual([`Tom: ${label}`, `Tom: Undo: ${label}`, `Tom: Redo: ${label}`]);
  });

  it('records what is done to the workspace apart, and nothing of personal choices', () => {
    const before = logEntries.size;
    createClient({ businessName: 'Other Ltd' });
    setPreference(definePreference('width', 'device'), 3);
    expect(workspaceLog.all().at(-1)?.label).toBe('Add Other Ltd');
    expect(workspaceLog.all().every(({ edits }) => edits === undefined)).toBe(true);
    expect(logEntries.size).toBe(before);
    logEvent('Export a backup', 'settings');
    logEvent('Export contacts.csv', 'crm');
    expect(workspaceLog.all().at(-1)?.label).toBe('Export a backup');
    expect(lines().at(-1)).toBe('You: Export contacts.csv');
  });

  it('has its lines in order, also those of one millisecond', () => {
    for (let step = 0; step < 50; step++) editContact('c1', { title: `Title ${step}` });
    const lines = logEntries.all().slice(-50);
    expect(lines.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id));
  });

  it('records a long step once, and a refused one not at all', () => {
    const before = logEntries.size;
    const step = openStep('Import contacts');
    step.commit([put(contacts, contact({ id: 'n1' }))]);
    step.commit([put(contacts, contact({ id: 'n2' }))]);
    step.end();
    expect(logEntries.size).toBe(before + 1);
    expect(logEntries.all().at(-1)).toMatchObject({ label: 'Import contacts', added: 2 });
    tomWith({ crm: ['view'] });
    const known = logEntries.size;
    expect(() => createContact({ name: 'New' })).toThrow();
    expect(logEntries.size).toBe(known);
  });

  it('keeps no way back for a step of very many records', () => {
    const many = Array.from({ length: 101 }, (_, at) => contact({ id: `m${at}` }));
    commitLedger(many.map((one) => put(contacts, one)));
    dropContacts(many.map(({ id }) => id));
    expect(logEntries.all().at(-1)).toMatchObject({ deleted: 101 });
    expect(logEntries.all().at(-1)?.edits).toBeUndefined();
  });

  it('no longer quotes records that were deleted for good', () => {
    editContact('c1', { title: 'Director' });
    dropContacts(['c1']);
    expect(JSON.stringify(logEntries.all())).toContain('Ann');
    forgetDeleted(['contacts/c1']);
    expect(JSON.stringify(logEntries.all())).not.toContain('Ann');
    expect(JSON.stringify(logEntries.all())).not.toContain('Director');
  });

  it('has a limit: the oldest lines go', () => {
    const line = (at: number): LogEntry => ({
      id: `log-2020-01-01T${String(at).padStart(6, '0')}`,
      at: '2020-01-01T00:00:00.000Z',
      actor: 'You',
      label: `Step ${at}`,
      modules: ['crm'],
      added: 0,
      changed: 1,
      deleted: 0,
      names: [],
    });
    commitLedger(Array.from({ length: mostEntries }, (_, at) => put(logEntries, line(at))));
    editContact('c1', { title: 'Director' });
    expect(logEntries.size).toBeLessThanOrEqual(mostEntries);
    expect(logEntries.all().some(({ label }) => label === 'Step 0')).toBe(false);
    expect(logEntries.all().some(({ label }) => label === `Step ${mostEntries - 1}`)).toBe(true);
  });
});
