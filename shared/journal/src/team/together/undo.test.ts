// @vitest-environment page

import { activities } from '@steps/business/src/nouns/activities/activity';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { openStorage } from '@steps/platform/src/core/store/database';
import { historySteps, redo, undo } from '@steps/platform/src/core/store/history';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { createContact, dropContacts, editContact } from '@steps/testing';
import { contact } from '@steps/testing/src/builders';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { memoryTeamServer, openTeamConnection } from '@steps/testing/team';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDevices, type Device, deletedRow, device, fieldOf } from '../link/teamBed.fixture';
import type { JoinedStorage } from '../link/teamStorage';
import { subjectPrefix } from '../server/deviceRights';
import { connectTeam, leaveTeam } from '../teamState';

let team: ReturnType<typeof memoryTeamServer>;
/** Another person's device with the same business. */
let theirs: Device;

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });
const kept = { changed: 0, kept: [{ collection: 'contacts', id: 'ada' }] };

beforeEach(async () => {
  localStorage.clear();
  team = memoryTeamServer();
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada', phone: '1' })] });
  await connectTeam({ address: 'ws://localhost:4280', code: team.code });
  const connection = openTeamConnection();
  const { ring } = connection;
  theirs = await device('phone', team.server.connect, { ring, prefix: subjectPrefix(connection) });
  theirs.start();
  await eventually(() => expect(theirs.shown.has('contacts/ada')).toBe(true));
});

afterEach(async () => {
  await closeDevices();
  await leaveTeam();
  team.undo();
});

/** Both have all that was written. */
async function bothHaveAll(): Promise<void> {
  await flush();
  await eventually(async () => {
    const waiting = [(openStorage() as JoinedStorage).waiting.size, theirs.storage.waiting.size];
    expect(waiting).toEqual([0, 0]);
    const here = contacts.all().map(({ id, name, phone, email }) => ({ id, name, phone, email }));
    const there = [...theirs.shown]
      .filter(([key]) => key.startsWith('contacts/'))
      .map(([, value]) => (value as { r: object }).r);
    expect(there).toEqual(here.map((one) => expect.objectContaining(one)));
  });
}

async function theyWrite(field: string, value: string): Promise<void> {
  const change = fieldOf('ada', field, value);
  await theirs.write({ ...change, value: { v: contacts.version, r: { [field]: value } } });
  await bothHaveAll();
}

describe('undo on a business that several people work on', () => {
  it('has nothing to take back of what came from others', async () => {
    await theyWrite('name', 'Ada King');
    expect(historySteps()).toEqual([]);
    expect(undo()).toBeUndefined();
    expect(contacts.get('ada')?.name).toBe('Ada King');
  });

  it('takes back an own step beside what others wrote in other fields since, and makes it again', async () => {
    editContact('ada', { phone: '2' });
    await bothHaveAll();
    await theyWrite('name', 'Ada King');
    expect(undo()).toMatchObject({ changed: 1, kept: [] });
    expect(contacts.get('ada')).toMatchObject({ phone: '1', name: 'Ada King' });
    expect(redo()).toMatchObject({ changed: 1, kept: [] });
    expect(contacts.get('ada')).toMatchObject({ phone: '2', name: 'Ada King' });
    await bothHaveAll();
  });

  it('leaves a field that somebody else wrote since as it is, and says so', async () => {
    editContact('ada', { phone: '2' });
    await bothHaveAll();
    await theyWrite('phone', '3');
    expect(undo()).toMatchObject(kept);
    expect(contacts.get('ada')?.phone).toBe('3');
    await bothHaveAll();
  });

  it('leaves a field that somebody else has given the same value since, and what they have not touched is taken back', async () => {
    const email = contacts.get('ada')?.email;
    editContact('ada', { phone: '2' });
    editContact('ada', { email: 'ada@king.example' });
    await bothHaveAll();
    await theyWrite('phone', '2');
    expect(undo()).toMatchObject({ changed: 1, kept: [] });
    expect(undo()).toMatchObject(kept);
    expect(contacts.get('ada')).toMatchObject({ phone: '2', email });
    // What the timeline says of it stays too.
    expect(activities.all().map(({ body }) => body)).toEqual([expect.stringContaining('Phone')]);
    expect(redo()).toMatchObject({ changed: 1, kept: [] });
    editContact('ada', { phone: '5' });
    expect(undo()).toMatchObject({ changed: 1, kept: [] });
    expect(contacts.get('ada')?.phone).toBe('2');
    await bothHaveAll();
  });

  it('does not make again a step over what somebody else wrote after it was taken back', async () => {
    editContact('ada', { phone: '2' });
    undo();
    await bothHaveAll();
    await theyWrite('phone', '3');
    expect(redo()).toMatchObject(kept);
    expect(contacts.get('ada')?.phone).toBe('3');
  });

  it('takes away no record that somebody else has worked on since it was made here', async () => {
    const made = createContact({ name: 'Cy' });
    await bothHaveAll();
    const change = fieldOf(made.id, 'phone', '7');
    await theirs.write({ ...change, value: { v: contacts.version, r: { phone: '7' } } });
    await bothHaveAll();
    expect(undo()).toMatchObject({ changed: 0, kept: [{ id: made.id }] });
    expect(contacts.get(made.id)).toMatchObject({ name: 'Cy', phone: '7' });
  });

  it('brings no record back that somebody else has deleted since', async () => {
    editContact('ada', { phone: '2' });
    await bothHaveAll();
    await theirs.write(deletedRow('ada'));
    await bothHaveAll();
    expect(undo()).toMatchObject(kept);
    expect(contacts.get('ada')).toBeUndefined();
  });

  it('brings back a record that was deleted here, for both', async () => {
    dropContacts(['ada']);
    await bothHaveAll();
    expect(undo()).toMatchObject({ kept: [] });
    expect(contacts.get('ada')?.name).toBe('Ada');
    await bothHaveAll();
  });
});
