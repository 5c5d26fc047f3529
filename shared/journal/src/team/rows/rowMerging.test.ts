import type { RowChange } from '@steps/platform/src/core/storage/port';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  clockOf,
  joined,
  merged,
  newerPaths,
  newestStamp,
  rowAfter,
  type Stamp,
  stampAt,
  stampForm,
  stampOf,
  stampsOf,
  storedRow,
  type TeamRow,
  timeOf,
  withStamps,
  writerOf,
} from './teamRow';

/** A stamp of a moment: 1 to 9. */
const at = (moment: number, device = 'laptop'): Stamp => `00000000${moment}0000.${device}`;
const row = (fields: Partial<TeamRow> = {}): TeamRow => ({ v: 1, at: at(1), r: { id: 'ada' }, of: {}, ...fields });
const gone = (moment: number): TeamRow => row({ at: at(moment), gone: true, r: {} });
const edit = (r: object, fields = Object.keys(r), v = 1): RowChange => ({
  collection: 'contacts',
  id: 'ada',
  value: { v, r },
  fields,
});
const whole = (r: object, v = 1): RowChange => ({ collection: 'contacts', id: 'ada', value: { v, r } });
const deletion: RowChange = { collection: 'contacts', id: 'ada', value: undefined };
const both = (one: TeamRow, other: TeamRow) => {
  const result = merged(one, other);
  expect(merged(other, one), 'in either order').toEqual(result);
  expect(merged(result, one), 'again').toEqual(result);
  return result;
};

describe('a stamp', () => {
  it('is a clock and a writer, and says the time', () => {
    const stamp = stampOf('00000000z0005', 'laptop.tab');
    expect(stamp).toBe('00000000z0005.laptop.tab');
    expect([clockOf(stamp), writerOf(stamp), timeOf(stamp)]).toEqual(['00000000z0005', 'laptop.tab', 35]);
  });

  it('has a form of its own', () => {
    expect(['0123456789abc.x', `zzzzzzzzzzzzz.${'a'.repeat(32)}`].map((one) => stampForm.test(one))).toEqual([
      true,
      true,
    ]);
    for (const one of [
      '0123456789ab.x',
      '0123456789abcd.x',
      '0123456789abc.',
      `0123456789abc.${'a'.repeat(33)}`,
      '0123456789ABC.x',
      '0123456789abc-x',
      ' 0123456789abc.x',
      '0123456789abc.x ',
      '0123456789abc.X',
    ]) {
      expect(stampForm.test(one), one).toBe(false);
    }
  });
});

describe('two rows', () => {
  it('of which one has a newer version of the schema are that one', () => {
    const [old, next] = [row({ at: at(9), r: { name: 'old' } }), row({ v: 2, r: { name: 'next' } })];
    expect([merged(old, next), merged(next, old)]).toEqual([next, next]);
  });

  it('are the later whole, with the fields that were written after it', () => {
    const one = row({ at: at(2), r: { name: 'Ada', town: 'Leeds', phone: '1' }, of: { name: at(5), phone: at(3) } });
    const other = row({ at: at(4), r: { name: 'Grace', town: 'York' }, of: {} });
    expect(both(one, other)).toEqual(row({ at: at(4), r: { name: 'Ada', town: 'York' }, of: { name: at(5) } }));
  });

  it('keep each field as it was written last, by device where the moments are the same', () => {
    const one = row({ r: { name: 'one', town: 'one' }, of: { name: at(3, 'a'), town: at(4) } });
    const other = row({ r: { name: 'other', phone: 'other' }, of: { name: at(3, 'b'), phone: at(2) } });
    expect(both(one, other)).toMatchObject({
      r: { name: 'other', town: 'one', phone: 'other' },
      of: { name: at(3, 'b'), town: at(4), phone: at(2) },
    });
  });

  it('one of which was deleted later are deleted, and remember the fields written since', () => {
    const changed = row({ r: { name: 'Ada' }, of: { name: at(5) } });
    expect(both(changed, gone(3))).toEqual({ v: 1, at: at(3), gone: true, r: { name: 'Ada' }, of: { name: at(5) } });
    expect(both(row({ at: at(4) }), gone(3))).toEqual(row({ at: at(4) }));
    expect(both(row({ r: { name: 'Ada' }, of: { name: at(2) } }), gone(3))).toEqual(gone(3));
  });

  it('with entries of a field: a field that was written later covers them, an entry that was written later stays', () => {
    const entries = row({
      r: { properties: { size: 1, age: 2 } },
      of: { 'properties/size': at(3), 'properties/age': at(6) },
    });
    const field = row({ r: { properties: { size: 9, colour: 'red' } }, of: { properties: at(4) } });
    expect(both(entries, field)).toEqual(
      row({
        r: { properties: { age: 2, colour: 'red', size: 9 } },
        of: { properties: at(4), 'properties/age': at(6) },
      }),
    );
  });

  it('are the same text whichever came first: fields and parted entries are in the order of their names', () => {
    const one = row({ r: { zip: 1, properties: { z: 1, a: 1 } }, of: { 'properties/z': at(3) } });
    const other = row({ r: { age: 1 }, of: { age: at(4) } });
    const text = '{"age":1,"properties":{"a":1,"z":1},"zip":1}';
    expect(JSON.stringify(merged(one, other).r)).toBe(text);
    expect(Object.keys(merged(one, row({ r: { b: 1, a: 1 }, of: { b: at(3), a: at(3) } })).of)).toEqual([
      'a',
      'b',
      'properties/z',
    ]);
    const plain = row({ r: { list: { z: 1, a: 1 } } });
    expect(JSON.stringify(merged(plain, plain).r), 'what was written whole stays as it was written').toBe(
      '{"list":{"z":1,"a":1}}',
    );
  });
});

describe('a row after a change', () => {
  it('is what was written, where nothing was known', () => {
    expect(rowAfter(undefined, { change: whole({ name: 'Ada' }, 3), stamp: at(2) })).toEqual({
      v: 3,
      at: at(2),
      r: { name: 'Ada' },
      of: {},
    });
    expect(rowAfter(undefined, { change: deletion, stamp: at(2) })).toEqual({
      v: 0,
      at: at(2),
      gone: true,
      r: {},
      of: {},
    });
    expect(rowAfter(undefined, { change: edit({ name: 'Ada' }), stamp: at(2) })).toBeUndefined();
  });

  it('has the fields that were written later than what it knows', () => {
    const known = row({ r: { name: 'Ada', town: 'York' }, of: { name: at(4) } });
    expect(rowAfter(known, { change: edit({ name: 'Grace', town: 'Leeds' }), stamp: at(3) })).toEqual(
      row({ r: { name: 'Ada', town: 'Leeds' }, of: { name: at(4), town: at(3) } }),
    );
    expect(rowAfter(known, { change: edit({ name: 'Grace' }), stamp: at(4) })?.r).toEqual(known.r);
    expect(rowAfter(known, { change: edit({ name: 'Grace' }), stamp: at(5) })?.r).toMatchObject({ name: 'Grace' });
    expect(rowAfter(known, { change: edit({}, ['town']), stamp: at(5) })?.r).toEqual({ name: 'Ada' });
  });

  it('is as it was after fields of another version, or a change without a value', () => {
    const known = row();
    expect(rowAfter(known, { change: edit({ name: 'x' }, ['name'], 2), stamp: at(5) })).toBe(known);
    expect(rowAfter(known, { change: { ...deletion, fields: ['name'] }, stamp: at(5) })).toBe(known);
  });

  it('is written whole or deleted over what is older, in its own version', () => {
    const known = row({ v: 2, r: { name: 'Ada' }, of: { name: at(4) } });
    expect(rowAfter(known, { change: deletion, stamp: at(5) })).toEqual({ ...gone(5), v: 2 });
    expect(rowAfter(known, { change: whole({ name: 'Grace' }, 2), stamp: at(3) })?.r).toEqual({ name: 'Ada' });
  });
});

describe('a row in storage', () => {
  it('is its version and fields, and nothing when it is gone', () => {
    expect(storedRow(row())).toEqual({ v: 1, r: { id: 'ada' } });
    expect(storedRow(gone(2))).toBeUndefined();
  });

  it('gets its stamps back; without a value, or gone, it has no fields', () => {
    const stamps = { v: 2, at: at(3), of: { name: at(4) } };
    expect(withStamps({ v: 1, r: { name: 'Ada' } }, stamps)).toEqual({ ...stamps, r: { name: 'Ada' } });
    expect(withStamps(undefined, stamps)).toEqual({ ...stamps, r: {} });
    expect(withStamps({ v: 1, r: { name: 'Ada' } }, { ...stamps, gone: true })).toEqual({ ...gone(3), v: 2 });
  });

  it('is known by its stamps alone, joined from two sides', () => {
    expect(stampsOf(row({ of: { name: at(2) } }))).toEqual({ v: 1, at: at(1), of: { name: at(2) } });
    expect(stampsOf(gone(2))).toEqual({ v: 1, at: at(2), gone: true, of: {} });
    expect(joined(row({ of: { name: at(2) } }), row({ at: at(3) }))).toEqual({ v: 1, at: at(3), of: {} });
    expect(joined(row({ of: { name: at(5) } }), gone(3))).toEqual({ v: 1, at: at(3), gone: true, of: { name: at(5) } });
  });
});

describe('what is newer', () => {
  const known = row({ at: at(3), of: { name: at(5), properties: at(4) } });

  it('is all of a row that is not known, of a newer version or written whole later', () => {
    expect(newerPaths(row(), undefined)).toEqual(['']);
    expect(newerPaths(row({ v: 2 }), known)).toEqual(['']);
    expect(newerPaths(row({ at: at(4) }), known)).toEqual(['']);
  });

  it('is nothing of an older version, nor of what is as old', () => {
    expect(newerPaths(row({ v: 0, at: at(9) }), known)).toEqual([]);
    expect(newerPaths(known, known)).toEqual([]);
    expect(newerPaths(row({ at: at(2), of: { name: at(5), town: at(3) } }), known)).toEqual([]);
  });

  it('is each field, or entry, that was written after it and what holds it', () => {
    const of = { name: at(6), town: at(4), 'properties/size': at(4), 'properties/age': at(5) };
    expect(newerPaths(row({ at: at(3), of }), known)).toEqual(['name', 'town', 'properties/age']);
  });

  it('is told by when a path was written last, as itself or in what holds it', () => {
    expect([stampAt(known, 'town'), stampAt(known, 'name'), stampAt(known, 'properties/size')]).toEqual([
      at(3),
      at(5),
      at(4),
    ]);
    expect(stampAt({ ...known, of: { 'properties/size': at(6) } }, 'properties/size')).toBe(at(6));
    expect([newestStamp(known), newestStamp(row())]).toEqual([at(5), at(1)]);
  });
});

describe('the change that brings a row into storage', () => {
  const known = row({ r: { name: 'Ada', properties: { size: 1, age: 2 } } });

  it('is the whole row, a deletion, or the fields that are asked for', () => {
    expect(changeOf('contacts', 'ada', known, [''])).toEqual({
      collection: 'contacts',
      id: 'ada',
      value: { v: 1, r: known.r },
    });
    expect(changeOf('contacts', 'ada', gone(2), ['name'])).toEqual(deletion);
    expect(changeOf('contacts', 'ada', known, ['name', 'properties/age', 'town'])).toEqual({
      collection: 'contacts',
      id: 'ada',
      value: { v: 1, r: { name: 'Ada', properties: { age: 2 } } },
      fields: ['name', 'properties/age', 'town'],
    });
  });
});
