// @vitest-environment page
import { clients, contacts, createClient, logEntries, may, people, roles, switchClient } from '@steps/business';
import { currentPerson, ownerId, setCurrentPerson, workspaceLog } from '@steps/business/host';
import { commit, flush, undo } from '@steps/platform';
import { contact, createContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOwned } from './ownedRecords';
import {
  addPerson,
  allRoles,
  deleteRole,
  editPerson,
  newRoleId,
  removePerson,
  roleOf,
  saveRole,
  setActive,
  setPin,
  switchPerson,
} from './peopleState';

const ann = { name: 'Ann', email: 'ann@one.example', roleId: 'role-sales' };

beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({ contacts: [contact({ id: 'c1', owner: 'Ann' }), contact({ id: 'c2', owner: 'Bob' })] });
});
afterEach(() => setCurrentPerson(undefined));

describe('people', () => {
  it('begin with the first who is added: whoever adds them is the owner and at work', () => {
    const person = addPerson(ann);
    expect(people.all().map(({ name, roleId }) => [name, roleId])).toEqual([
      ['You', 'role-owner'],
      ['Ann', 'role-sales'],
    ]);
    expect(currentPerson()?.id).toBe(ownerId);
    expect(roles.get('role-sales')?.rights.crm).toContain('view');
    expect(person.active).toBe(true);
  });

  it('are there after a reload, with the first of them still at work', async () => {
    const { port } = await openMemoryStore();
    addPerson(ann);
    await flush();
    await openMemoryStore({}, { port });
    expect(people.all().map(({ name }) => name)).toEqual(['You', 'Ann']);
    expect(currentPerson()?.id).toBe(ownerId);
  });

  it('have no limit in number, and each has a name of their own', () => {
    for (let at = 0; at < 60; at++) addPerson({ ...ann, name: `Person ${at}` });
    expect(people.size).toBe(61);
    expect(() => addPerson({ ...ann, name: ' person 5 ' })).toThrow('Somebody is called person 5 already');
    expect(() => addPerson({ ...ann, name: ' ' })).toThrow('Enter a name.');
  });

  it('take their records along when they are renamed', async () => {
    const { id } = addPerson(ann);
    await editPerson(id, { ...ann, name: 'Ann Smith' });
    expect(contacts.get('c1')?.owner).toBe('Ann Smith');
    expect(contacts.get('c2')?.owner).toBe('Bob');
    expect(undo()?.label).toBe('Hand over the records of Ann to Ann Smith');
  });

  it('who are deleted hand their records over in every business, also those that are not open', async () => {
    const { id } = addPerson(ann);
    const bob = addPerson({ ...ann, name: 'Bob' });
    const other = createClient({ businessName: 'Other Ltd' });
    await switchClient(other.id);
    createContact({ name: 'Theirs', owner: 'Ann' });
    await flush();
    await switchClient('client-1');
    expect(await countOwned('Ann')).toBe(2);
    expect(await removePerson(id, bob.id)).toBe(2);
    expect(people.get(id)).toBeUndefined();
    expect(contacts.get('c1')?.owner).toBe('Bob');
    await switchClient(other.id);
    expect(contacts.all().map(({ owner }) => owner)).toEqual(['Bob']);
    expect(logEntries.all().some(({ label }) => label.includes('Bakery'))).toBe(false);
    expect(workspaceLog.all().map(({ label }) => label)).toContain('Remove Ann');
  });

  it('are not deleted without somebody to take over', async () => {
    const { id } = addPerson(ann);
    await expect(removePerson(id, id)).rejects.toThrow('Choose somebody else');
    await expect(removePerson(id, 'nobody')).rejects.toThrow('Expected a record');
    expect(people.get(id)).toBeDefined();
  });

  it('switch this device to themselves with their PIN only', async () => {
    const { id } = addPerson(ann);
    await expect(setPin(id, '12')).rejects.toThrow('Use 4 to 12 digits.');
    await setPin(id, '4711');
    expect(JSON.stringify(people.get(id))).not.toContain('4711');
    await expect(switchPerson(id, '0000')).rejects.toThrow('That is not the PIN for Ann.');
    expect(currentPerson()?.id).toBe(ownerId);
    await switchPerson(id, '4711');
    expect(currentPerson()?.name).toBe('Ann');
    expect(may('view', 'marketing')).toBe(false);
    await setPin(id, '1234');
    await expect(setPin(ownerId, '1234')).rejects.toThrow('Only an owner');
  });

  it('who were deactivated do not come to this device', async () => {
    const { id } = addPerson(ann);
    setActive(id, false);
    await expect(switchPerson(id, '')).rejects.toThrow('no longer works here');
    setActive(id, true);
    await switchPerson(id, '');
    expect(currentPerson()?.id).toBe(id);
  });

  it('without the right change nobody, neither others nor themselves', async () => {
    const { id } = addPerson(ann);
    await switchPerson(id, '');
    expect(() => addPerson({ ...ann, name: 'Cleo' })).toThrow('may not add to permissions');
    await expect(editPerson(id, { ...ann, roleId: 'role-owner' })).rejects.toThrow('Only an owner');
    const own = people.get(id);
    if (!own) throw new Error('Expected Ann');
    const change = { collection: 'people', id, value: { ...own, roleId: 'role-manager' } };
    expect(() => commit({ label: 'x', changes: [change], undoable: false })).toThrow('may not change permissions');
    expect(clients.size).toBe(1);
  });
});

describe('roles', () => {
  it('are presets that can be changed, and copies of one’s own', () => {
    addPerson(ann);
    const sales = roleOf('role-sales');
    if (!sales) throw new Error('Expected the preset');
    const id = newRoleId();
    saveRole({ ...sales, id, name: 'Juniors', rights: { crm: ['view'] } });
    expect(allRoles().map(({ name }) => name)).toContain('Juniors');
    expect(() => saveRole({ ...sales, id: newRoleId(), name: 'juniors' })).toThrow('There is a role called juniors');
    expect(() => saveRole({ ...sales, id: 'role-owner' })).toThrow('An owner may do everything');
    const { id: cleo } = addPerson({ ...ann, name: 'Cleo', roleId: id });
    expect(() => deleteRole(id)).toThrow('Give Cleo another role first.');
    expect(people.get(cleo)?.roleId).toBe(id);
  });
});
