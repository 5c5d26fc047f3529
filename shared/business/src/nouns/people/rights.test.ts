import { collectionsOf } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { undo } from '@steps/platform/src/core/store/history';
import { openStep } from '@steps/platform/src/core/store/longStep';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { actions } from '@steps/platform/src/core/store/rights';
import { aiResult, contact, createContact, deal, dropContacts, editContact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aiResults } from '../../ai/ledger/aiResult';
import { approveAiResult, commentAiResult } from '../../ai/ledger/aiResultState';
import { updateClient } from '../clients/clientState';
import { contacts } from '../contacts/contact';
import { deals } from '../deals/deal';
import { currentActor, setCurrentPerson } from './currentPerson';
import { actAs } from './membership';
import { tomWith } from './people.fixture';
import { ownerId, people, type Role, roles } from './person';
import { may, requireRight } from './rights';

beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Ann', email: 'ann@one.example', notes: 'Likes tea' })],
    deals: [deal({ id: 'd1', contactId: 'c1' })],
    aiResults: [aiResult({ id: 'ai-1', module: 'marketing' })],
  });
});
afterEach(() => setCurrentPerson(undefined));

describe('a person', () => {
  it('who works alone may do everything', () => {
    expect(actions.every((action) => may(action, 'crm'))).toBe(true);
    expect(editContact('c1', { title: 'Director' }).title).toBe('Director');
    expect(currentActor()).toBe('You');
  });

  it('does what the role allows, and otherwise is told the role and the module', () => {
    tomWith({ crm: ['view', 'change'] });
    expect(editContact('c1', { title: 'Director' }).title).toBe('Director');
    expect(() => createContact({ name: 'New' })).toThrow('The role “Helper” may not add to CRM.');
    expect(() => dropContacts(['c1'])).toThrow('may not delete from CRM');
    expect(contacts.all().map(({ name }) => name)).toEqual(['Ann']);
    expect(currentActor()).toBe('Tom');
  });

  it('sees nothing of a module that is not theirs, and undo brings nothing of it back', () => {
    editContact('c1', { title: 'Director' });
    tomWith({ sales: ['view'] });
    expect(contacts.get('c1')).toBeUndefined();
    expect(contacts.all()).toEqual([]);
    expect(contacts.size).toBe(0);
    expect(deals.get('d1')?.name).toBeDefined();
    expect(() => undo()).toThrow('may not change CRM');
    setCurrentPerson(ownerId);
    expect(contacts.get('c1')?.title).toBe('Director');
    expect(undo()?.changed).toBe(1);
  });

  it('reads a sensitive field as blank, and leaves it unchanged', () => {
    tomWith({ crm: ['view', 'change'] }, ['contacts.email', 'contacts.notes']);
    expect(contacts.get('c1')).toMatchObject({ name: 'Ann', email: '', notes: '' });
    expect(contacts.all()[0]?.email).toBe('');
    editContact('c1', { title: 'Director' });
    expect(() => editContact('c1', { email: 'other@one.example' })).toThrow('does not show the email address');
    setCurrentPerson(ownerId);
    expect(contacts.get('c1')).toMatchObject({ title: 'Director', email: 'ann@one.example', notes: 'Likes tea' });
  });

  it('who was deactivated or deleted may do nothing', () => {
    tomWith({ crm: [...actions] });
    setCurrentPerson(ownerId);
    const tom = people.get('tom');
    if (tom) commit({ label: 'x', changes: [put(people, { ...tom, active: false })], undoable: false });
    setCurrentPerson('tom');
    expect(may('view', 'crm')).toBe(false);
    expect(() => createContact({ name: 'New' })).toThrow('Say who you are first');
  });

  it('decides about AI results only with the right to approve, there or in reviews; anybody may comment', () => {
    tomWith({ marketing: ['view', 'add', 'change'] });
    expect(commentAiResult('ai-1', 'Too long').comments).toHaveLength(1);
    expect(() => approveAiResult('ai-1')).toThrow('may not approve AI results of human review');
    expect(aiResults.get('ai-1')?.status).toBe('pending');
    setCurrentPerson(ownerId);
    commit({
      label: 'x',
      changes: [
        put(roles, {
          id: 'role-tom',
          name: 'Helper',
          all: false,
          rights: { marketing: ['view', 'approve'] },
          hidden: [],
        }),
      ],
      undoable: false,
    });
    setCurrentPerson('tom');
    expect(approveAiResult('ai-1').history.at(-1)?.actor).toBe('Tom');
  });

  it('makes nobody an owner, not even themselves, and the last owner stays', () => {
    tomWith({ permissions: [...actions] });
    const tom = people.get('tom');
    const olive = people.get(ownerId);
    if (!tom || !olive) throw new Error('Expected two people');
    const write = (changes: Parameters<typeof commit>[0]['changes']) =>
      commit({ label: 'x', changes, undoable: false });
    expect(() => write([put(people, { ...tom, roleId: olive.roleId })])).toThrow('Only an owner');
    expect(() => write([drop(people, olive.id)])).toThrow('Only an owner');
    setCurrentPerson(olive.id);
    expect(() => write([put(people, { ...olive, active: false })])).toThrow('One active owner must be left');
    expect(() => write([drop(people, olive.id), drop(people, tom.id)])).not.toThrow('Only an owner');
  });

  it('opens another business without the right to change one', () => {
    tomWith({ crm: ['view'] });
    expect(() => updateClient('client-1', { businessName: 'Other' })).toThrow('may not change settings');
    expect(() => requireRight('export', 'settings')).toThrow('may not export from settings');
  });
});

describe('every collection', () => {
  it('refuses a person without the right to add, change and delete, except for what each person has of their own', () => {
    const all = [...collectionsOf('client'), ...collectionsOf('workspace')];
    expect(all.length).toBeGreaterThan(15);
    tomWith(Object.fromEntries(all.flatMap(({ modules }) => modules.map((module) => [module, ['view' as const]]))));
    for (const collection of all) {
      const known = collection.all()[0];
      const own = collection.modules.includes('everyone') || collection.name === 'aiResults';
      if (!known || own) continue;
      const step = openStep('x');
      for (const value of [{ ...known, id: 'another' }, undefined]) {
        const change = { collection: collection.name, id: value ? value.id : known.id, value };
        expect(() => step.commit([change]), collection.name).toThrow();
        expect(() => commit({ label: 'x', changes: [change] }), collection.name).toThrow();
      }
      step.end();
      expect(collection.get(known.id), collection.name).toBe(known);
    }
  });
});

describe('a device that was given a role for a business', () => {
  const memberWith = (rights: Role['rights'], hidden: Role['hidden'] = []) => ({
    device: 'phone',
    role: { id: 'role-member', name: 'Member', all: false, rights, hidden },
  });
  afterEach(() => actAs(undefined));

  it('acts with it, whoever works on it, and says whose role it is', () => {
    actAs(memberWith({ crm: ['view', 'change'], 'human-loop': ['view'] }, ['contacts.email']));
    expect(editContact('c1', { title: 'Director' })).toMatchObject({ title: 'Director', email: '' });
    expect(() => createContact({ name: 'New' })).toThrow(
      'Your role “Member” in this business may not add to CRM. Its owner can allow it.',
    );
    expect(deals.all()).toEqual([]);
    expect([may('change', 'crm'), may('delete', 'crm'), may('view', ['sales', 'crm'])]).toEqual([true, false, true]);
    expect(() => approveAiResult('ai-1')).toThrow('may not approve AI results of human review');
    actAs(undefined);
    expect(contacts.get('c1')).toMatchObject({ title: 'Director', email: 'ann@one.example' });
    expect(deals.get('d1')?.name).toBeDefined();
  });

  it('keeps its own settings, people and businesses to itself; a backup takes records out, so it needs the role’s permission', () => {
    actAs(memberWith({ crm: ['view'] }));
    for (const action of actions) expect(may(action, 'permissions')).toBe(true);
    expect([may('change', 'settings'), may('export', 'settings')]).toEqual([true, false]);
    expect(updateClient('client-1', { businessName: 'Mine' }).businessName).toBe('Mine');
  });

  it('does only what both its role and that of the person at work allow', () => {
    tomWith({ crm: ['view', 'change'], sales: ['view'] });
    actAs(memberWith({ crm: ['view', 'delete'], sales: ['view', 'change'] }));
    for (const action of ['add', 'change', 'delete'] as const) {
      expect([may(action, 'crm'), may(action, 'sales')]).toEqual([false, false]);
    }
    expect(() => editContact('c1', { title: 'Director' })).toThrow('Your role “Member” in this business');
    expect(() => dropContacts(['c1'])).toThrow('The role “Helper” may not delete from CRM');
  });
});
