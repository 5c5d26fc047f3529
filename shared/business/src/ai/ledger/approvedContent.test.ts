import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../../nouns/contacts/contact';
import '../../nouns/deals/deal';
import { aiResult, contact, deal, openMemoryStore } from '@steps/testing';
import { fieldBeyond } from './approvedContent';

const ann = contact({
  id: 'c1',
  name: 'Ann',
  notes: 'Rang twice',
  tags: ['one', 'two'],
  properties: { size: 'small' },
});
/** A long text: parts of it from 20 characters on follow from it. */
const text = 'She wants to start in spring, not before the first of March.';

beforeEach(() => openMemoryStore({ contacts: [ann], deals: [deal({ id: 'd1', contactId: 'c1' })] }));

const entry = (data?: unknown) => aiResult({ status: 'approved', output: ` ${text}\n`, data });
/** The first field of Ann's record that an approval of the text, or of `data`, does not cover. */
const beyond = (fields: Readonly<Record<string, unknown>>, data?: unknown) =>
  fieldBeyond(entry(data), [{ collection: 'contacts', id: 'c1', value: { ...contacts.get('c1'), ...fields } }]);

describe('an approval covers', () => {
  it('what is there already, and the stamps of a change', () => {
    expect(beyond({})).toBeUndefined();
    expect(beyond({ updatedAt: '2027-01-01T00:00:00.000Z', createdAt: 'x', at: 'x', aiResultId: 'x' })).toBeUndefined();
  });

  it('the text, and parts of it that are long enough to be no chance', () => {
    expect(beyond({ notes: `\n${text} ` })).toBeUndefined();
    expect(beyond({ notes: 'start in spring, not' })).toBeUndefined();
    expect(beyond({ notes: 'start in spring, no' })).toBe('notes');
    expect(beyond({ notes: `${text} And more.` })).toBe('notes');
    expect(beyond({ notes: '' }), 'nobody approved to empty it').toBe('notes');
  });

  it('the values of its data wherever they are, and no other', () => {
    const data = { a: [{ score: 80 }, ' Keen '], b: true };
    expect(beyond({ score: 80, notes: 'Keen', title: ' Keen' }, data)).toBeUndefined();
    expect(beyond({ score: 81 }, data)).toBe('score');
    expect(beyond({ properties: { size: 'small', ready: true } }, data)).toBeUndefined();
    expect(beyond({ properties: { size: 'small', ready: false } }, data)).toBe('properties.ready');
    expect(beyond({ notes: '80' }, data), 'a number is no text').toBe('notes');
  });

  it('lists item by item: new ones that were approved beside those that are there', () => {
    const data = { tags: ['three'] };
    expect(beyond({ tags: ['two', 'three', 'one'] }, data)).toBeUndefined();
    expect(beyond({ tags: ['one', 'two', 'four'] }, data)).toBe('tags');
    expect(beyond({ tags: ['one', 'three'] }, data), 'nobody approved to take one away').toBe('tags');
    expect(beyond({ notes: ['three'] }, data)).toBeUndefined();
  });

  it('groups of fields by their names, also those that are gone or new', () => {
    expect(beyond({ properties: { size: 'large' } })).toBe('properties.size');
    expect(beyond({ properties: {} })).toBe('properties.size');
    expect(beyond({ properties: { size: 'small', more: { deep: 'x' } } })).toBe('properties.more.deep');
    expect(beyond({ properties: 'small' })).toBe('properties');
    expect(beyond({ email: undefined })).toBe('email');
    expect(beyond({ notes: { text } })).toBeUndefined();
  });

  it('no record that is deleted', () => {
    const gone = { collection: 'contacts', id: 'c1', value: undefined };
    expect(fieldBeyond(entry(), [gone])).toBe('the whole record (contacts c1)');
  });

  it('what is decided beside an approval, in the collections where that is so', () => {
    const value = { id: 'd1', stageChangedAt: 'x' };
    const one = (collection: string, id: string) => fieldBeyond(entry(), [{ collection, id, value: { ...value, id } }]);
    const missing = deal({ id: 'd1', contactId: 'c1' });
    const moved = { ...missing, stageChangedAt: 'x' };
    expect(fieldBeyond(entry(), [{ collection: 'deals', id: 'd1', value: moved }])).toBeUndefined();
    expect(one('contacts', 'new')).toBe('stageChangedAt');
    expect(one('of a later version', 'new')).toBe('stageChangedAt');
  });

  it('every change: the first one that it does not is named', () => {
    const changes = [
      { collection: 'contacts', id: 'c1', value: { ...ann, notes: text } },
      { collection: 'contacts', id: 'c1', value: { ...ann, title: 'Boss', phone: '1' } },
    ];
    expect(fieldBeyond(entry(), changes)).toBe('phone');
    expect(fieldBeyond(entry(), changes.slice(0, 1))).toBeUndefined();
    expect(fieldBeyond(entry(), [{ collection: 'contacts', id: 'c1', value: 'Boss' }])).toBe('record');
  });

  it('only what the reviewer made of it', () => {
    const modified = aiResult({ status: 'modified', output: text, editedText: 'Other words', data: { score: 80 } });
    const change = (fields: object) => [{ collection: 'contacts', id: 'c1', value: { ...ann, ...fields } }];
    expect(fieldBeyond(modified, change({ notes: 'Other words' }))).toBeUndefined();
    expect(fieldBeyond(modified, change({ notes: text }))).toBe('notes');
    expect(fieldBeyond(modified, change({ score: 80 }))).toBe('score');
  });
});
