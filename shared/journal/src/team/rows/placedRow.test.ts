import { describe, expect, it } from 'vitest';
import { GarbledMessageError, placedRowOf } from './placedRow';
import { conflictValue, isAmong, mergedConflicts, type WriteConflict } from './writeConflict';

const stamp = '0123456789abc.laptop';
const later = '1123456789abc.phone';
const row = { v: 1, at: stamp, r: { name: 'Ada' }, of: { name: later } };
const conflict: WriteConflict = { field: 'name', lost: stamp, stood: later, value: 'Ada', by: 'Laptop', at: 5 };

describe('a row with its place', () => {
  it('is a collection, an id and a row, and what was written at the same time', () => {
    expect(placedRowOf(['contacts', 'ada', row])).toEqual({
      collection: 'contacts',
      id: 'ada',
      row,
      conflicts: undefined,
    });
    expect(placedRowOf(['contacts', 'ada', { ...row, gone: true, more: 1 }, [conflict]])).toEqual({
      collection: 'contacts',
      id: 'ada',
      row: { ...row, gone: true },
      conflicts: [conflict],
    });
    expect(placedRowOf(['contacts', 'ada', row]).row).not.toHaveProperty('gone');
    expect(placedRowOf(['contacts', 'ada', { ...row, v: 0, of: {}, r: {} }]).row.v).toBe(0);
  });

  it('is nothing else', () => {
    const broken = [
      undefined,
      'contacts',
      { 0: 'contacts', 1: 'ada', 2: row },
      ['', 'ada', row],
      ['contacts', '', row],
      [1, 'ada', row],
      ['contacts', 1, row],
      ['contacts', 'ada'],
      ['contacts', 'ada', null],
      ['contacts', 'ada', [row]],
      ['contacts', 'ada', 'row'],
      ['contacts', 'ada', { ...row, at: 'now' }],
      ['contacts', 'ada', { ...row, at: 5 }],
      ['contacts', 'ada', { ...row, of: { name: 'now' } }],
      ['contacts', 'ada', { ...row, of: { name: later, town: 5 } }],
      ['contacts', 'ada', { ...row, of: [] }],
      ['contacts', 'ada', { ...row, of: null }],
      ['contacts', 'ada', { ...row, r: null }],
      ['contacts', 'ada', { ...row, r: [] }],
      ['contacts', 'ada', { ...row, r: 'Ada' }],
      ['contacts', 'ada', { ...row, v: -1 }],
      ['contacts', 'ada', { ...row, v: 1.5 }],
      ['contacts', 'ada', { ...row, v: '1' }],
      ['contacts', 'ada', { ...row, gone: false }],
      ['contacts', 'ada', { ...row, gone: 'yes' }],
    ];
    for (const read of broken) {
      expect(() => placedRowOf(read), JSON.stringify(read)).toThrow(new TypeError('Expected a row with its place.'));
    }
  });

  it('is taken without what came beside it, when that is none of ours', () => {
    const conflictsOf = (fourth: unknown) => placedRowOf(['contacts', 'ada', row, fourth]).conflicts;
    expect(conflictsOf([conflict, { ...conflict, value: undefined }])).toHaveLength(2);
    for (const broken of [
      'x',
      [{ ...conflict, field: '' }],
      [{ ...conflict, lost: 'x' }],
      [{ ...conflict, stood: `${later} ` }],
      [{ ...conflict, by: 'x'.repeat(401) }],
      [{ ...conflict, at: '5' }],
      Array.from({ length: 21 }, () => conflict),
    ]) {
      expect(conflictsOf(broken), JSON.stringify(broken).slice(0, 80)).toBeUndefined();
    }
    expect(conflictsOf([{ ...conflict, by: 'x'.repeat(400) }])).toHaveLength(1);
    expect(conflictsOf(Array.from({ length: 20 }, () => conflict))).toHaveLength(20);
  });

  it('or the reason why a message is none, by what was expected', () => {
    const error = new GarbledMessageError('a row', { cause: 'x' });
    expect([error.name, error.message, error.cause]).toEqual(['GarbledMessageError', 'Expected a row', 'x']);
  });
});

describe('writes that met', () => {
  const day = 86_400_000;
  const one = (fields: Partial<WriteConflict> = {}): WriteConflict => ({ ...conflict, ...fields });

  it('are the same when field and both stamps are', () => {
    expect(isAmong(one({ by: 'Phone', at: 9, value: 'x' }), [one()])).toBe(true);
    expect(isAmong(one(), [one({ field: 'town' }), one({ lost: later }), one({ stood: stamp })])).toBe(false);
    expect(isAmong(one())).toBe(false);
  });

  it('travel for less than a day, and not from more than a day ahead', () => {
    const kept = (at: number) => mergedConflicts([one({ at })], [], 10 * day).length;
    expect([9 * day, 9 * day + 1, 11 * day - 1, 11 * day].map(kept)).toEqual([0, 1, 1, 0]);
  });

  it('are each told once, the latest first, twenty at most', () => {
    const many = Array.from({ length: 15 }, (_, at) => one({ field: `f${at}`, at }));
    const more = Array.from({ length: 15 }, (_, at) => one({ field: `f${at + 10}`, at: at + 10 }));
    const all = mergedConflicts(many, more, 0);
    expect(all.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => 24 - index));
  });

  it('are no more than an edit should carry: what is too much is left out, smaller ones may follow', () => {
    const size = JSON.stringify(one({ value: '' })).length;
    const value = 'x'.repeat(12_000 - size);
    expect(mergedConflicts([one({ value })], [], 0)).toHaveLength(1);
    expect(mergedConflicts([one({ value: `${value}x` })], [], 0)).toHaveLength(0);
    expect(
      mergedConflicts(
        [one({ value: 'x'.repeat(6000), at: 9 }), one({ field: 'town', value: 'x'.repeat(6000) })],
        [],
        0,
      ),
    ).toHaveLength(1);
  });

  it('carry their value unless it is long, and null for none', () => {
    expect([conflictValue('x'), conflictValue(0), conflictValue(undefined), conflictValue(null)]).toEqual([
      'x',
      0,
      null,
      null,
    ]);
    expect(conflictValue('x'.repeat(7998))).toHaveLength(7998);
    expect(conflictValue('x'.repeat(7999))).toBeUndefined();
  });
});
