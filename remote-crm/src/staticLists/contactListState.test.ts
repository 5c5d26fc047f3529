import { contacts } from '@steps/business';
import { RuleError, undo } from '@steps/platform';
import { contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToList, allLists, createList, deleteList, removeFromList, renameList } from './contactListState';

const listsOf = (id: string) => contacts.get(id)?.lists ?? [];

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ada', lists: ['Imported'] }), contact({ id: 'zoe' }), contact({ id: 'grace' })],
  });
});

describe('lists of contacts', () => {
  it('are created, and count their members; those that an import named are there too', () => {
    createList(' Christmas cards ');
    expect(allLists()).toEqual([
      { name: 'Christmas cards', count: 0 },
      { name: 'Imported', count: 1 },
    ]);
  });

  it('are created by adding somebody, and one undo reverts both', () => {
    expect(addToList(['ada', 'zoe', 'gone'], 'Newsletter')).toBe(2);
    expect(listsOf('ada')).toEqual(['Imported', 'Newsletter']);
    undo();
    expect(allLists()).toEqual([{ name: 'Imported', count: 1 }]);
  });

  it('take nobody twice, whatever the case', () => {
    expect(addToList(['ada', 'zoe'], 'IMPORTED')).toBe(1);
    expect(listsOf('zoe')).toEqual(['Imported']);
  });

  it('are renamed in all their contacts by one step', () => {
    addToList(['ada', 'zoe'], 'Newsletter');
    renameList('newsletter', 'Monthly letter');
    expect([listsOf('ada'), listsOf('zoe')]).toEqual([['Imported', 'Monthly letter'], ['Monthly letter']]);
    undo();
    expect(listsOf('zoe')).toEqual(['Newsletter']);
  });

  it('need a name that no other list has', () => {
    createList('Newsletter');
    expect(() => renameList('Imported', 'newsletter')).toThrow(RuleError);
    expect(() => createList('  ')).toThrow(RuleError);
  });

  it('are deleted without their contacts, and one undo restores them with their members', () => {
    addToList(['ada', 'zoe'], 'Newsletter');
    expect(deleteList('Newsletter')).toBe(2);
    expect([listsOf('ada'), contacts.size]).toEqual([['Imported'], 3]);
    undo();
    expect(listsOf('zoe')).toEqual(['Newsletter']);
  });

  it('can have contacts removed', () => {
    expect(removeFromList(['ada', 'zoe'], 'imported')).toBe(1);
    expect(listsOf('ada')).toEqual([]);
  });
});
