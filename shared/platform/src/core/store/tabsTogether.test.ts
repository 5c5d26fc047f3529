import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { contact, dropContacts, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RowChange, Storage } from '../storage/port';
import { closeWorkspaceStore } from './database';
import { redo, undo } from './history';
import { onReplaced, type ReplacedEdit } from './replacedEdits';
import { restoreReplaced } from './restoreReplaced';
import { flush } from './saveQueue';

const ada = contact({ id: 'ada', name: 'Ada', phone: '1', properties: { shoes: 38 } });

/** The same client's storage, as another tab has it open. */
let other: Storage;
let replaced: ReplacedEdit[];
let stop: () => void;

const theirs = (fields: Readonly<Record<string, unknown>>): RowChange => ({
  collection: 'contacts',
  id: 'ada',
  value: { v: contacts.version, r: fields },
  fields: Object.keys(fields),
});

async function stored(): Promise<unknown> {
  const rows: unknown[] = [];
  await other.load([], (found) => rows.push(...found.filter(({ id }) => id === 'ada').map(({ value }) => value)));
  return rows[0];
}

beforeEach(async () => {
  const { port } = await openMemoryStore({ contacts: [ada] });
  await flush();
  other = await port.open('client-1');
  replaced = [];
  stop = onReplaced((edits) => replaced.push(...edits));
});

afterEach(async () => {
  stop();
  await other.close();
  await closeWorkspaceStore({ discard: true });
});

it('another tab’s change of another field and this tab’s both are kept, in memory and stored', async () => {
  editContact('ada', { name: 'Ada Lovelace' });
  await Promise.all([other.write([theirs({ phone: '2' })]), flush()]);
  const both = { name: 'Ada Lovelace', phone: '2' };
  expect(contacts.get('ada')).toMatchObject(both);
  expect(await stored()).toMatchObject({ r: both });
  expect(replaced).toEqual([]);
});

it('two properties of one contact are two fields', async () => {
  editContact('ada', { properties: { shoes: 39 } });
  const hat: RowChange = { ...theirs({ properties: { hat: 56 } }), fields: ['properties/hat'] };
  await Promise.all([other.write([hat]), flush()]);
  expect(contacts.get('ada')?.properties).toEqual({ shoes: 39, hat: 56 });
  expect(await stored()).toMatchObject({ r: { properties: { shoes: 39, hat: 56 } } });
});

it('an edit writes the changed fields alone, and an edit that changes nothing writes nothing', async () => {
  const heard: RowChange[] = [];
  other.subscribe((changes) => heard.push(...changes.filter(({ collection }) => collection === 'contacts')));
  editContact('ada', { phone: '3' });
  await flush();
  editContact('ada', { phone: '3' });
  await flush();
  expect(heard).toHaveLength(1);
  expect([...(heard[0]?.fields ?? [])].sort()).toEqual(['phone', 'updatedAt']);
});

it('the same field in both: the later one wins, this tab is told and can take its own back', async () => {
  const unseen = other.seen;
  editContact('ada', { phone: '2' });
  await flush();
  await other.write([theirs({ phone: '3' })], unseen);
  await flush();
  expect(contacts.get('ada')?.phone).toBe('3');
  expect(replaced).toMatchObject([{ collection: 'contacts', id: 'ada', field: 'phone', mine: '2', theirs: '3' }]);
  for (const edit of replaced) restoreReplaced(edit, 'Take back Phone of Ada');
  expect(contacts.get('ada')).toMatchObject({ name: 'Ada', phone: '2' });
});

it('a later change of what the other tab has seen is an ordinary one: nobody is told', async () => {
  editContact('ada', { phone: '2' });
  await flush();
  await new Promise<void>((heard) => queueMicrotask(heard));
  await other.write([theirs({ phone: '3' })]);
  await flush();
  expect(contacts.get('ada')?.phone).toBe('3');
  expect(replaced).toEqual([]);
});

it('a contact deleted in another tab just after an edit here is gone; this tab is told and can restore it', async () => {
  const unseen = other.seen;
  editContact('ada', { phone: '2' });
  await flush();
  await other.write([{ collection: 'contacts', id: 'ada', value: undefined }], unseen);
  await flush();
  expect(contacts.get('ada')).toBeUndefined();
  expect(replaced).toMatchObject([{ id: 'ada', gone: true }]);
  for (const edit of replaced) restoreReplaced(edit, 'Restore Ada');
  expect(contacts.get('ada')).toMatchObject({ name: 'Ada', phone: '2' });
});

it('late edits of a contact that was deleted here do not bring half of it back', async () => {
  dropContacts(['ada']);
  await Promise.all([other.write([theirs({ phone: '2' })]), flush()]);
  expect(contacts.get('ada')).toBeUndefined();
  expect(await stored()).toBeUndefined();
});

it('undo and redo move the step’s own fields and leave what another tab changed since', async () => {
  editContact('ada', { name: 'Ada Lovelace' });
  await flush();
  await other.write([theirs({ phone: '2', updatedAt: '2026-11-22T10:00:00.000Z' })]);
  await flush();
  expect(undo()).toMatchObject({ changed: 1, kept: [] });
  expect(contacts.get('ada')).toMatchObject({ name: 'Ada', phone: '2' });
  expect(redo()).toMatchObject({ changed: 1, kept: [] });
  expect(contacts.get('ada')).toMatchObject({ name: 'Ada Lovelace', phone: '2' });
});

it('undo leaves a field that another tab changed since, and says so', async () => {
  editContact('ada', { name: 'Ada Lovelace' });
  await flush();
  await other.write([theirs({ name: 'Countess of Lovelace' })]);
  await flush();
  expect(undo()).toMatchObject({ changed: 0, kept: [{ collection: 'contacts', id: 'ada' }] });
  expect(contacts.get('ada')?.name).toBe('Countess of Lovelace');
});
