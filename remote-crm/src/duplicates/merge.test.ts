import { activities, companies, contacts, contactWithEmail, deals } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { undo } from '@steps/platform';
import { activity, company, contact, deal, meeting, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { importContacts } from '../import/contactImport';
import { deleteActivities } from '../nouns/activityState';
import { ticket } from '../testing/ticket';
import { tickets } from '../tickets';
import { contactMatches } from './duplicateIndex';
import { fieldChoices, mergedRecord, mostComplete, proposedChoices, unitedTags } from './mergeRules';
import { mergeCompanies, mergeContacts, movingCount } from './mergeState';

const ann = contact({
  id: 'ann',
  name: 'Ann Lee',
  email: 'ann@one.example',
  phone: '07700 900123',
  title: '',
  tags: ['VIP'],
  notes: 'Met in May',
  lists: ['News'],
  properties: { Shoe: 5 },
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
});
const annie = contact({
  id: 'annie',
  name: 'Annie Lee',
  email: 'annie@two.example',
  phone: '',
  title: 'Director',
  tags: ['vip', 'Champion'],
  notes: 'Likes tea',
  lists: ['Fair'],
  properties: { Shoe: 6, Vegetarian: true },
  createdAt: '2026-02-02T00:00:00.000Z',
  updatedAt: '2026-04-01T00:00:00.000Z',
});
const pair = [ann, annie];

const everything = () =>
  Object.fromEntries(
    [contacts, companies, deals, activities, meetings, tickets].map((all) => [
      all.name,
      [...all.all()].sort((one, other) => one.id.localeCompare(other.id)),
    ]),
  );

describe('a merge asks', () => {
  it('only for fields whose values differ, the newest first', () => {
    expect(fieldChoices('contact', pair).map(({ label, values }) => [label, values.map(({ value }) => value)])).toEqual(
      [
        ['Name', ['Annie Lee', 'Ann Lee']],
        ['Email', ['annie@two.example', 'ann@one.example']],
        ['Notes', ['Likes tea', 'Met in May']],
        ['Shoe', ['6', '5']],
      ],
    );
  });

  it('with the most complete record, its values, and missing ones from the others preselected', () => {
    expect(mostComplete('contact', pair)).toBe('annie');
    expect(proposedChoices('contact', pair, 'annie')).toMatchObject({ name: 'annie', phone: 'ann', notes: 'every' });
    expect(proposedChoices('contact', pair, 'ann')).toMatchObject({ name: 'ann', phone: 'ann', title: 'annie' });
  });

  it('with values shown as the lists show them', () => {
    const [status, temperature] = fieldChoices('contact', [
      { ...ann, name: 'Ann', email: '', notes: '', properties: {}, status: 'lead', temperature: 'cold' },
      { ...annie, name: 'Ann', email: '', notes: '', properties: {}, status: 'Customer', temperature: 'hot' },
    ]);
    expect(status?.values.map(({ value }) => value)).toEqual(['Customer', 'Lead']);
    expect(temperature?.values.map(({ value }) => value)).toEqual(['Hot', 'Cold']);
  });
});

describe('the merged record', () => {
  it('has the chosen values, all notes, lists and properties, and the earliest creation', () => {
    const merged = mergedRecord('contact', pair, 'ann', { name: 'annie' }, unitedTags(pair));
    expect(merged).toMatchObject({
      id: 'ann',
      name: 'Annie Lee',
      email: 'ann@one.example',
      phone: '07700 900123',
      otherEmails: 'annie@two.example',
      title: 'Director',
      tags: ['VIP', 'Champion'],
      lists: ['News', 'Fair'],
      notes: 'Likes tea\n\nMet in May',
      properties: { Shoe: 5, Vegetarian: true },
      createdAt: ann.createdAt,
    });
  });

  it('takes the link to the company together with its name', () => {
    const linked = [
      { ...ann, company: 'North', companyId: 'k1' },
      { ...annie, company: 'South', companyId: 'k2' },
    ];
    expect(mergedRecord('contact', linked, 'annie', { company: 'ann' }, [])).toMatchObject({
      company: 'North',
      companyId: 'k1',
    });
  });

  it('is archived only if all were', () => {
    const archivedAt = '2026-05-01T00:00:00.000Z';
    expect(mergedRecord('contact', [{ ...ann, archivedAt }, annie], 'ann', {}, []).archivedAt).toBeUndefined();
    const both = [
      { ...ann, archivedAt },
      { ...annie, archivedAt },
    ];
    expect(mergedRecord('contact', both, 'ann', {}, []).archivedAt).toBe(archivedAt);
  });

  it('cannot have more than ten tags', () => {
    const tags = Array.from({ length: 12 }, (_, index) => `t${index}`);
    expect(() => mergedRecord('contact', pair, 'ann', {}, tags)).toThrow('at most 10 tags, not 12. Leave out 2.');
  });
});

describe('a merge', () => {
  beforeEach(async () => {
    await openMemoryStore({
      contacts: [ann, annie, contact({ id: 'bob', companyId: 'k2', company: 'South' })],
      companies: [company({ id: 'k1', name: 'North' }), company({ id: 'k2', name: 'South', tags: ['Enterprise'] })],
      deals: [deal({ id: 'd1', contactId: 'annie', companyId: 'k2' })],
      activities: [activity({ id: 'a1', contactId: 'annie' }), activity({ id: 'a2', contactId: 'bob' })],
      meetings: [meeting({ id: 'm1', contactId: 'annie' })],
      tickets: [ticket({ id: 't1', contactId: 'annie' })],
    });
  });

  it('moves everything that belonged to the other contact, notes what was not kept, and is one step', () => {
    const before = everything();
    expect(movingCount(['ann', 'annie'], 'ann')).toBe(4);
    mergeContacts({ keep: 'ann', ids: ['ann', 'annie'], choices: { name: 'annie', email: 'annie' }, tags: ['VIP'] });
    expect(contacts.get('annie')).toBeUndefined();
    expect(
      [deals.get('d1'), activities.get('a1'), meetings.get('m1'), tickets.get('t1')].map((one) => one?.contactId),
    ).toEqual(['ann', 'ann', 'ann', 'ann']);
    expect(activities.get('a2')?.contactId).toBe('bob');
    const entry = activities.all().find(({ subject }) => subject === 'Merged with Annie Lee');
    expect(entry?.body).toBe('Not kept:\nName: Ann Lee\nShoe: 6');
    expect(contacts.get('ann')).toMatchObject({ email: 'annie@two.example', otherEmails: 'ann@one.example' });
    expect(undo()?.label).toBe('Merge 2 contacts into Annie Lee');
    expect(everything()).toEqual(before);
  });

  it('of companies moves their contacts too', () => {
    const before = everything();
    mergeCompanies({ keep: 'k1', ids: ['k1', 'k2'], choices: { name: 'k1' }, tags: ['Enterprise'] });
    expect(contacts.get('bob')).toMatchObject({ companyId: 'k1', company: 'North' });
    expect(deals.get('d1')?.companyId).toBe('k1');
    expect(companies.all().map(({ name }) => name)).toEqual(['North']);
    undo();
    expect(everything()).toEqual(before);
  });

  it('keeps the last contact that only one of them brought along, for when a later one is deleted', async () => {
    const [imported, called] = ['2026-01-10T09:00:00.000Z', '2026-03-10T09:00:00.000Z'];
    await openMemoryStore({
      contacts: [contact({ ...ann, lastContact: called }), contact({ ...annie, lastContact: imported })],
      activities: [activity({ id: 'call', type: 'call', contactId: 'ann', createdAt: called })],
    });
    for (const keep of ['ann', 'annie']) {
      mergeContacts({ keep, ids: ['ann', 'annie'], choices: {}, tags: [] });
      expect(contacts.get(keep)?.lastContact).toBe(called);
      deleteActivities(['call']);
      expect(contacts.get(keep)?.lastContact).toBe(imported);
      undo();
      undo();
    }
  });

  it('refuses records that no longer exist', () => {
    expect(() => mergeContacts({ keep: 'ann', ids: ['ann', 'gone'], choices: {}, tags: [] })).toThrow(
      'Only 1 of these 2 contacts still exist. Choose again.',
    );
  });

  it('can be undone without a trace, whatever was chosen', () => {
    const ids = fc.constantFrom(['ann', 'annie'], ['bob', 'ann'], ['ann', 'annie', 'bob']);
    const choice = fc.constantFrom('ann', 'annie', 'bob', 'every', 'nobody');
    const keys = fc.constantFrom('name', 'email', 'notes', 'company', 'status', 'properties.Shoe', 'constructor');
    fc.assert(
      fc.property(ids, fc.dictionary(keys, choice), fc.nat(), (who, choices, at) => {
        const before = everything();
        mergeContacts({ keep: who[at % who.length] ?? '', ids: who, choices, tags: [] });
        expect(contacts.size).toBe((before.contacts?.length ?? 0) - who.length + 1);
        undo();
        expect(everything()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('addresses and numbers of merged contacts', () => {
  const [one, two, three] = [
    contact({ id: 'a', name: 'Nina', email: 'nina@work.example', phone: '020 7946 0111', otherEmails: 'n@x.example' }),
    contact({ id: 'b', name: 'Nina T', email: 'nina@home.example', phone: '+44 20 7946 0111', firstName: 'Nina' }),
    contact({ id: 'c', name: 'Nina Two', email: 'N@X.example', phone: '07700 900444', otherPhones: '07700 900555' }),
  ] as const;

  it('are all kept, each once however it is written', () => {
    expect(mergedRecord('contact', [one, two, three], 'a', { email: 'b', name: 'b' }, [])).toMatchObject({
      ...{ email: 'nina@home.example', otherEmails: 'nina@work.example, n@x.example', firstName: 'Nina' },
      ...{ phone: '020 7946 0111', otherPhones: '07700 900444, 07700 900555' },
    });
  });

  it('find the contact again, in the list and in an import', async () => {
    await openMemoryStore({ contacts: [one, two, three] });
    mergeContacts({ keep: 'a', ids: ['a', 'b', 'c'], choices: {}, tags: [] });
    expect(contactWithEmail('NINA@home.example')?.id).toBe('a');
    expect(contactMatches({ name: '', email: '', company: '', phone: '+447700900555' })).toMatchObject([
      { by: 'phone' },
    ]);
    const counts = await importContacts([{ name: 'Nina Two', email: 'nina@home.example', phone: '07700 900666' }], {
      mode: 'both',
    });
    expect([counts.updated, contacts.size]).toEqual([1, 1]);
    expect(contacts.get('a')).toMatchObject({ email: 'nina@work.example', phone: '07700 900666' });
  });
});
