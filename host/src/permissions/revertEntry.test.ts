import { contacts, logEntries, people } from '@steps/business';
import type { LogEntry } from '@steps/business/host';
import { setCurrentPerson } from '@steps/business/host';
import { undo } from '@steps/platform';
import { contact, createContact, dropContacts, editContact, editContacts, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson } from '../people/peopleState';
import { logCsv, noFilter, shownEntries } from './logRules';
import { revertEntry } from './revertEntry';

beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ann', title: 'Buyer' }), contact({ id: 'c2', name: 'Ben', title: 'Clerk' })],
  });
});

const last = (): LogEntry => {
  const entry = [...logEntries.all()].sort((one, other) => (one.id < other.id ? 1 : -1))[0];
  if (!entry) throw new Error('Expected a line of the log');
  return entry;
};

describe('an older step of the log', () => {
  it('is taken back although other things happened since, and undo takes that back again', () => {
    editContact('c1', { title: 'Director' });
    const step = last();
    editContact('c1', { phone: '1234' });
    editContact('c2', { title: 'Manager' });
    revertEntry(step);
    expect(contacts.get('c1')).toMatchObject({ title: 'Buyer', phone: '1234' });
    expect(contacts.get('c2')?.title).toBe('Manager');
    undo();
    expect(contacts.get('c1')?.title).toBe('Director');
  });

  it('is refused with the reason where somebody changed it since, and then nothing is changed', () => {
    editContacts(['c1', 'c2'], { owner: 'Olive' });
    const step = last();
    editContact('c2', { owner: 'Tom' });
    expect(() => revertEntry(step)).toThrow('“Ben” was changed since: owner is no longer as this step left it.');
    expect(contacts.get('c1')?.owner).toBe('Olive');
    dropContacts(['c2']);
    expect(() => revertEntry(step)).toThrow('“Ben” was deleted since.');
  });

  it('that added a record deletes it, and one that deleted brings it back whole', () => {
    const { id } = createContact({ name: 'Cleo' });
    const adding = last();
    revertEntry(adding);
    expect(contacts.get(id)).toBeUndefined();
    const before = contacts.get('c1');
    dropContacts(['c1']);
    const deleting = last();
    revertEntry(deleting);
    expect(contacts.get('c1')).toEqual(before);
    expect(() => revertEntry(deleting)).toThrow('“Ann” is there again already.');
    const another = createContact({ name: 'Dora' });
    const added = last();
    editContact(another.id, { title: 'Clerk' });
    expect(() => revertEntry(added)).toThrow('“Dora” was changed since.');
  });

  it('is taken back only by who may change it', () => {
    editContact('c1', { title: 'Director' });
    const step = last();
    const { id } = addPerson({ name: 'Rita', email: '', roleId: 'role-reader' });
    setCurrentPerson(id);
    expect(() => revertEntry(step)).toThrow('The role “Read only” may not change CRM.');
    setCurrentPerson(people.all()[0]?.id);
    expect(contacts.get('c1')?.title).toBe('Director');
  });
});

describe('the log', () => {
  const line = (patch: Partial<LogEntry>): LogEntry => ({
    id: `log-${patch.at}`,
    at: '2026-11-03T12:00:00.000Z',
    actor: 'Ann',
    label: 'Edit Priya',
    modules: ['crm'],
    added: 0,
    changed: 1,
    deleted: 0,
    names: ['Priya'],
    ...patch,
  });
  const entries = [
    line({ at: '2026-11-01T12:00:00.000Z' }),
    line({ at: '2026-11-03T12:00:00.000Z', actor: 'Ben', modules: ['sales'], label: 'Add a deal' }),
  ];

  it('is shown newest first, by person, module, time and words', () => {
    const now = Date.parse('2026-11-03T18:00:00.000Z');
    const shown = (filter: Partial<typeof noFilter>) =>
      shownEntries(entries, { ...noFilter, ...filter }, now).map(({ actor }) => actor);
    expect(shown({})).toEqual(['Ben', 'Ann']);
    expect(shown({ actor: 'Ann' })).toEqual(['Ann']);
    expect(shown({ module: 'sales' })).toEqual(['Ben']);
    expect(shown({ days: 1 })).toEqual(['Ben']);
    expect(shown({ query: 'PRIYA', module: 'crm' })).toEqual(['Ann']);
  });

  it('is exported so that no cell is a formula in a spreadsheet', () => {
    const csv = logCsv([line({ label: '=cmd()', names: ['a, "b"'] })]);
    expect(csv).toContain(`'=cmd()`);
    expect(csv).toContain('"a, ""b"""');
  });
});
