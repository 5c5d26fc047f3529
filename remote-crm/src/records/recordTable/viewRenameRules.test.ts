import { contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { contact, openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { renameTag } from '../../contacts/tagState';
import { createProperty, renameProperty } from '../../properties/propertyState';
import { scoreRulesOf } from '../../scores/scoreState';
import { renameList } from '../../staticLists/contactListState';
import { savedViews } from './savedView';
import { saveView } from './savedViewState';
import { withFieldRenamed, withValueRenamed } from './viewRenameRules';

const query = (name: string) => savedViews.all().find((view) => view.name === name)?.query;

describe('the query of a saved view', () => {
  it('keeps its filter, sort order and column when a field gets another id', () => {
    const before = new URLSearchParams({
      q: 'p.Fleet',
      'p.Fleet': 'not:Vans',
      sort: '-p.Fleet,name',
      columns: 'p.Fleet,p.Fleet \\, old',
    });
    const after = new URLSearchParams(withFieldRenamed(before.toString(), 'p.Fleet', 'p.Big, cars'));
    expect([...after]).toEqual([
      ['q', 'p.Fleet'],
      ['p.Big, cars', 'not:Vans'],
      ['sort', '-p.Big\\, cars,name'],
      ['columns', 'p.Big\\, cars,p.Fleet \\, old'],
    ]);
  });

  it('has a tag’s new name, once, whatever its operator', () => {
    const renamed = (value: string, to: string) =>
      new URLSearchParams(withValueRenamed(new URLSearchParams({ tag: value }).toString(), 'tag', 'VIP', to)).get(
        'tag',
      );
    expect(renamed('vip|Leeds', 'Key')).toBe('Key|Leeds');
    expect(renamed('not:VIP|Key', 'key')).toBe('not:key|Key');
    expect(renamed('VIP', 'not:me')).toBe('has:not:me');
    expect(renamed('VIPs', 'Key')).toBe('VIPs');
    expect(renamed('empty:', 'Key')).toBe('empty:');
  });
});

describe('renaming', () => {
  it('a property, a list or a tag updates saved views and score rules in the same step', async () => {
    await openMemoryStore({ contacts: [contact({ id: 'ada', tags: ['Champion'], lists: ['News'] })] });
    const { id } = createProperty('contact', 'Fleet', 'text');
    saveView('contacts', 'Vans', 'p.Fleet=Vans');
    saveView('companies', 'Others', 'p.Fleet=Vans');
    saveView('contacts', 'Readers', 'list=News');
    saveView('contacts', 'Champions', 'tag=Champion&q=');
    const ruleTags = () => scoreRulesOf('contact').flatMap(({ test, value }) => (test === 'tag' ? [value] : []));

    renameProperty(id, 'Vehicles');
    expect([query('Vans'), query('Others')]).toEqual(['p.Vehicles=Vans', 'p.Fleet=Vans']);
    undo();
    expect(query('Vans')).toBe('p.Fleet=Vans');
    renameList('News', 'Letters');
    expect(query('Readers')).toBe('list=Letters');
    expect(renameTag('Champion', 'Advocate')).toBe(1);
    expect([query('Champions'), ruleTags()]).toEqual(['tag=Advocate&q=', ['Advocate', 'Blocker']]);
    undo();
    expect([query('Champions'), ruleTags(), contacts.get('ada')?.tags]).toEqual([
      'tag=Champion&q=',
      ['Champion', 'Blocker'],
      ['Champion'],
    ]);
  });
});
