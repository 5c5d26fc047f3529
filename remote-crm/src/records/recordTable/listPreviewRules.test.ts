import type { ListPreviewEdit } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListField, ListRecord, ListShape } from './listField';
import { previewNow } from './listPreviewRules';
import type { ListView } from './listViewRules';
import { orderRows } from './orderRules';

interface Person extends ListRecord {
  readonly name: string;
  readonly phone: string;
}

const field = (id: 'name' | 'phone'): ListField<Person> => ({
  id,
  label: id,
  kind: 'text',
  value: (person) => person[id],
  column: { width: 100 },
});
const sorts = [{ column: 'name', direction: 'ascending' }] as const;
const shape: ListShape<Person> = { fields: [field('name'), field('phone')], sorts, archive: true };
const view: ListView = { q: '', sorts, filters: [], columns: undefined, widths: undefined, archive: 'no', saved: '' };

const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({ id, name, phone: '', ...more });
/** The top of a list as it is stored. */
const previewOf = (people: readonly Person[], kept: number, edits: readonly ListPreviewEdit<Person>[] = []) => {
  const shown = orderRows(
    people.filter(({ archivedAt }) => !archivedAt),
    sorts,
    shape.fields,
  );
  return { view: '', shown: shown.length, all: shown.length, rows: shown.slice(0, kept), edits };
};
const [ann, bob, cyd, dan] = ['Ann', 'Bob', 'Cyd', 'Dan'].map((name) => person(name, name)) as [
  Person,
  Person,
  Person,
  Person,
];
const namesAfter = (edits: readonly ListPreviewEdit<Person>[]) =>
  previewNow(previewOf([ann, bob, cyd, dan], 3, edits), view, shape)?.rows.map(({ name, phone }) => `${name}${phone}`);

describe('a preview with later changes', () => {
  it('shows an edited record where it was', () => {
    expect(namesAfter([{ before: bob, after: { ...bob, phone: '1' } }])).toEqual(['Ann', 'Bob1', 'Cyd']);
    expect(namesAfter([{ before: dan, after: { ...dan, phone: '1' } }])).toEqual(['Ann', 'Bob', 'Cyd']);
  });

  it('is dropped if a record moved in the order, or was archived or restored', () => {
    expect(namesAfter([{ before: bob, after: { ...bob, name: 'Zoe' } }])).toBeUndefined();
    expect(namesAfter([{ before: bob, after: { ...bob, archivedAt: '2026-11-21T10:00:00.000Z' } }])).toBeUndefined();
    expect(namesAfter([{ before: { ...bob, archivedAt: '2026-11-21T10:00:00.000Z' }, after: bob }])).toBeUndefined();
  });

  it('has added records in their place, after equal ones, and none after the last known row', () => {
    expect(namesAfter([{ before: undefined, after: person('b2', 'Bob', { phone: '2' }) }])).toEqual([
      'Ann',
      'Bob',
      'Bob2',
      'Cyd',
    ]);
    expect(namesAfter([{ before: undefined, after: person('d', 'Cyd', { phone: '2' }) }])).toEqual([
      'Ann',
      'Bob',
      'Cyd',
    ]);
  });

  it('begins as the whole list does, and has the same count', () => {
    const people = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.boolean()), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(people, people, fc.nat(12), fc.nat(12), (old, fresh, kept, at) => {
        const make = (prefix: string) => (of: [string, boolean], n: number) =>
          person(`${prefix}${n}`, of[0], of[1] ? { archivedAt: '2026-11-21T10:00:00.000Z' } : {});
        const [before, came] = [old.map(make('old')), fresh.map(make('new'))];
        const edited = before[at];
        const after = edited && { ...edited, phone: '1' };
        const now = [...before.map((one) => (one === edited ? (after as Person) : one)), ...came];
        const preview = previewNow(
          previewOf(before, kept + 1, [
            ...(edited && after ? [{ before: edited, after }] : []),
            ...came.map((one) => ({ before: undefined, after: one })),
          ]),
          view,
          shape,
        );
        const whole = previewOf(now, now.length);
        expect(preview?.rows).toEqual(whole.rows.slice(0, preview?.rows.length));
        expect([preview?.shown, preview?.all]).toEqual([whole.shown, whole.all]);
      }),
    );
  });
});
