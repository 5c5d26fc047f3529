import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { actions, everyone } from '@steps/platform/src/core/store/rights';
import { notify } from '@steps/platform/ui';
import { contact, createContact, deal, dropContacts, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clients } from '../clients/client';
import { contacts } from '../contacts/contact';
import { setCurrentPerson } from './currentPerson';
import { logEntries } from './logEntry';
import { actAs } from './membership';
import { tomWith } from './people.fixture';
import { ownerId, people, type Role, roles } from './person';
import { allowExport, allowed, currentRole, may, needOf, requireRight, roleMay } from './rights';

vi.mock('@steps/platform/src/ui/notify', () => ({ notify: vi.fn() }));

const write = (changes: Parameters<typeof commit>[0]['changes']) => commit({ label: 'x', changes, undoable: false });
/** The question that the store asks, for any record. */
function askedFor(collection: string, id: string, value: unknown) {
  const known = collectionNamed(collection);
  if (!known) throw new Error(`Expected a collection ${collection}`);
  return needOf(known, { collection, id, value })?.action;
}
const personCalled = (id: string) => {
  const person = people.get(id);
  if (!person) throw new Error(`Expected a person ${id}`);
  return person;
};
const role = (fields: Partial<Role> = {}): Role => ({
  id: 'role-tom',
  name: 'Helper',
  all: false,
  rights: {},
  hidden: [],
  ...fields,
});

beforeEach(async () => {
  vi.mocked(notify).mockClear();
  setCurrentPerson(undefined);
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ann', email: 'ann@one.example' })],
    deals: [deal({ id: 'd1', contactId: 'c1', valuePence: 500 })],
  });
});
afterEach(() => {
  actAs(undefined);
  setCurrentPerson(undefined);
});

describe('the role of the person at work', () => {
  it('is none for owners and for people who may do and see everything', () => {
    tomWith({});
    expect(currentRole()?.name).toBe('Helper');
    setCurrentPerson(ownerId);
    expect(currentRole()).toBeUndefined();
    write([put(roles, role({ all: true }))]);
    setCurrentPerson('tom');
    expect(currentRole()).toBeUndefined();
  });

  it('that may do everything but hides a field still hides it', () => {
    tomWith({});
    setCurrentPerson(ownerId);
    write([put(roles, role({ all: true, hidden: ['contacts.email'] }))]);
    setCurrentPerson('tom');
    expect(currentRole()?.hidden).toEqual(['contacts.email']);
    expect(actions.every((action) => may(action, 'crm'))).toBe(true);
    expect(contacts.get('c1')?.email).toBe('');
  });

  it('does not matter for what each person writes for themselves', () => {
    expect(roleMay(role(), { modules: [everyone], action: 'change' })).toBe(true);
    expect(roleMay(role(), { modules: ['crm', everyone], action: 'change' })).toBe(true);
    expect(roleMay(role(), { modules: ['crm'], action: 'change' })).toBe(false);
    expect(roleMay(role({ rights: { crm: ['change'] } }), { modules: ['crm'], action: 'change' })).toBe(false);
  });

  it('must allow it besides that of the device if something is partly of a business', () => {
    actAs({ device: 'phone', role: role({ rights: { sales: ['view'] } }) });
    expect(may('change', ['settings', 'crm'])).toBe(false);
    expect(may('change', ['settings', 'permissions'])).toBe(true);
  });
});

describe('a refusal', () => {
  it('names what is asked for, and the module as people call it', () => {
    tomWith({ crm: ['view', 'export'] });
    expect(() => requireRight('export', 'crm')).not.toThrow();
    const asks = [
      ['view', 'sales', 'see sales'],
      ['add', 'content-studio', 'add to content studio'],
      ['change', 'crm', 'change CRM'],
      ['delete', 'some-new-module', 'delete from some new module'],
      ['export', 'human-loop', 'export from human review'],
      ['approve', 'marketing', 'approve AI results of marketing'],
    ] as const;
    for (const [action, module, words] of asks) {
      expect(() => requireRight(action, module)).toThrow(
        `The role “Helper” may not ${words}. Somebody who may change roles can allow it under Permissions.`,
      );
    }
  });

  it('of an export shows on the page; an export that is allowed is in the log', () => {
    tomWith({ crm: ['view', 'export'] });
    const before = logEntries.size;
    expect(allowExport('sales', 'deals')).toBe(false);
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      tone: 'destructive',
      title: 'Nothing was exported',
      description: expect.stringContaining('may not export from sales'),
    });
    expect(logEntries.size).toBe(before);
    expect(allowExport('crm', 'contacts')).toBe(true);
    setCurrentPerson(ownerId);
    expect(logEntries.all().find(({ label }) => label === 'Export contacts')).toMatchObject({
      actor: 'Tom',
      modules: ['crm'],
    });
  });

  it('asks who it is while nobody is at work', () => {
    tomWith({ permissions: [...actions] });
    const owner = personCalled(ownerId);
    setCurrentPerson(undefined);
    expect(() => write([put(people, { ...owner, name: 'Me' })])).toThrow('Only an owner adds, changes or removes');
    expect(() => createContact({ name: 'New' })).toThrow('Say who you are first');
  });
});

describe('what a change needs', () => {
  const asked = (value: unknown, id = 'c1') => askedFor('contacts', id, value);

  it('is the right to add, to change or to delete', () => {
    const ann = contacts.get('c1');
    expect(asked(contact({ id: 'c2' }), 'c2')).toBe('add');
    expect(asked({ ...ann, title: 'Director' })).toBe('change');
    expect(asked(undefined)).toBe('delete');
  });

  it('is nothing if nothing is there, or if it only follows from what happens elsewhere', () => {
    const ann = contacts.get('c1');
    expect(asked(undefined, 'nobody')).toBeUndefined();
    expect(asked({ ...ann })).toBeUndefined();
    expect(asked({ ...ann, lastContact: '2026-11-02T09:00:00.000Z' })).toBeUndefined();
    expect(asked({ ...ann, lastContact: undefined, updatedAt: '2027-01-01T00:00:00.000Z' })).toBeUndefined();
    expect(asked({ ...ann, lastContact: '2026-11-02T09:00:00.000Z', title: 'Director' })).toBe('change');
    expect(asked({ ...ann, somethingNew: 1 })).toBe('change');
  });

  it('is a change if only its time differs and nothing else follows', () => {
    tomWith({});
    const helper = roles.get('role-tom');
    const value = { ...helper, updatedAt: '2027-01-01T00:00:00.000Z' };
    expect(askedFor('roles', 'role-tom', value)).toBe('change');
  });

  it('of a collection that is not known here is left to those who know it', () => {
    tomWith({});
    const unknown = { collection: 'of a later version', id: 'x', value: { id: 'x' } };
    expect(allowed([unknown])).toEqual([unknown]);
  });

  it('is nothing for opening another business', () => {
    const client = clients.all()[0];
    expect(client && askedFor('clients', client.id, { ...client, isActive: !client.isActive })).toBeUndefined();
  });
});

describe('people', () => {
  it('can be changed by others than owners, as long as no owner is touched', () => {
    tomWith({ permissions: [...actions] });
    const tom = personCalled('tom');
    write([put(people, { ...tom, name: 'Thomas' }), put(people, { ...tom, id: 'una', name: 'Una' })]);
    expect(people.all().map(({ name }) => name)).toEqual(expect.arrayContaining(['Olive', 'Thomas', 'Una']));
    write([drop(people, 'una')]);
    expect(people.get('una')).toBeUndefined();
  });

  it('always include an active owner, whatever is changed', () => {
    tomWith({});
    const [olive, tom] = [personCalled(ownerId), personCalled('tom')];
    setCurrentPerson(ownerId);
    write([put(people, { ...olive, name: 'Olivia' })]);
    expect(() => write([put(people, { ...olive, roleId: tom.roleId })])).toThrow('One active owner must be left');
    expect(() => write([drop(people, olive.id)])).toThrow('One active owner must be left');
    write([put(people, { ...tom, roleId: olive.roleId }), put(people, { ...olive, active: false })]);
    expect([people.get(ownerId)?.active, people.get('tom')?.roleId]).toEqual([false, olive.roleId]);
  });

  it('may all be deleted: then one works alone again', () => {
    tomWith({});
    setCurrentPerson(ownerId);
    write([drop(people, 'tom'), drop(people, ownerId)]);
    expect(people.size).toBe(0);
  });

  it('and other changes in the same step are told apart', () => {
    tomWith({ permissions: [...actions], crm: [...actions] });
    const owned = contact({ id: ownerId, name: 'Not a person' });
    write([put(contacts, owned)]);
    expect(contacts.get(ownerId)?.name).toBe('Not a person');
  });
});

describe('a field that is not shown', () => {
  it('is written when a record is added, and deleted with its record', () => {
    tomWith({ crm: ['view', 'add', 'change', 'delete'] }, ['contacts.email']);
    const added = createContact({ name: 'New', email: 'new@one.example' });
    dropContacts(['c1']);
    setCurrentPerson(ownerId);
    expect(contacts.get(added.id)?.email).toBe('new@one.example');
    expect(contacts.get('c1')).toBeUndefined();
  });

  it('is saved as it is, or blank, and as nothing else', () => {
    const ann = contacts.get('c1');
    if (!ann) throw new Error('Expected Ann');
    tomWith({ crm: ['view', 'change'] }, ['contacts.email']);
    write([put(contacts, { ...ann, title: 'Director' })]);
    write([put(contacts, { ...ann, title: 'Chair', email: '' })]);
    expect(() => write([put(contacts, { ...ann, email: 'other@one.example' })])).toThrow(
      'Your role does not show the email address, so it cannot change it either.',
    );
    setCurrentPerson(ownerId);
    expect(contacts.get('c1')).toMatchObject({ title: 'Chair', email: 'ann@one.example' });
  });

  it('is the same blank record however often it is read', () => {
    tomWith({ crm: ['view'] }, ['contacts.email']);
    expect(contacts.get('c1')).toBe(contacts.get('c1'));
  });
});
