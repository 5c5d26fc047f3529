import { describe, expect, it } from 'vitest';
import type { RowChange } from './port';
import { bothReplaced, WrittenFields } from './writtenFields';

type Fields = Readonly<Record<string, unknown>>;

/** A change of these fields alone. */
const edit = (r: Fields, id = 'ada'): RowChange => ({
  collection: 'contacts',
  id,
  value: { v: 1, r },
  fields: Object.keys(r),
});
const whole = (r: Fields, id = 'ada'): RowChange => ({ collection: 'contacts', id, value: { v: 1, r } });
const gone = (id = 'ada'): RowChange => ({ collection: 'contacts', id, value: undefined });

/** What `theirs`, written at clock `d` by one who had seen `a`, replaced of what this tab wrote at `b`. */
function replacedBy(theirs: RowChange, ...mine: readonly RowChange[]) {
  const written = new WrittenFields();
  for (const change of mine) written.wrote([change], 'b');
  return written.withReplaced(theirs, 'd', 'a').replaced;
}

describe('what another tab replaced', () => {
  it('is each field that both wrote, with what this tab had in it', () => {
    const mine = edit({ name: 'Ada', phone: '1', town: 'London' });
    expect(replacedBy(edit({ name: 'Grace', phone: '2', age: 9 }), mine)).toEqual([
      { field: 'name', mine: 'Ada' },
      { field: 'phone', mine: '1' },
    ]);
  });

  it('is nothing when both wrote the same, or other fields, or other rows', () => {
    const theirs = edit({ name: 'Ada' });
    expect(replacedBy(theirs, edit({ name: 'Ada' }))).toBeUndefined();
    expect(replacedBy(theirs, edit({ phone: '1' }))).toBeUndefined();
    const written = new WrittenFields();
    written.wrote([edit({ name: 'Grace' }, 'grace')], 'b');
    expect(written.withReplaced(theirs, 'd', 'a')).toBe(theirs);
  });

  it('is nothing when its writer had seen what this tab wrote, nor when this tab wrote later', () => {
    const written = new WrittenFields();
    written.wrote([edit({ name: 'Ada' })], 'c');
    const theirs = edit({ name: 'Grace' });
    expect(written.withReplaced(theirs, 'd', 'c')).toBe(theirs);
    expect(written.withReplaced(theirs, 'c', 'a')).toBe(theirs);
    expect(written.withReplaced(theirs, 'b', 'a')).toBe(theirs);
    expect(written.withReplaced(theirs, 'd', 'b').replaced).toEqual([{ field: 'name', mine: 'Ada' }]);
  });

  it('is each field when the whole row was replaced or is gone', () => {
    const mine = edit({ name: 'Ada', phone: '1' });
    expect(replacedBy(whole({ name: 'Grace', phone: '1' }), mine)).toEqual([{ field: 'name', mine: 'Ada' }]);
    expect(replacedBy(gone(), mine)).toEqual([
      { field: 'name', mine: 'Ada' },
      { field: 'phone', mine: '1' },
    ]);
  });

  it('is the row when this tab wrote all of it, and only another whole row can replace that', () => {
    const mine = whole({ name: 'Ada' });
    expect(replacedBy(whole({ name: 'Grace' }), mine)).toEqual([{ mine: { v: 1, r: { name: 'Ada' } } }]);
    expect(replacedBy(gone(), mine)).toEqual([{ mine: { v: 1, r: { name: 'Ada' } } }]);
    expect(replacedBy(whole({ name: 'Ada' }), mine)).toBeUndefined();
    expect(replacedBy(edit({ name: 'Grace' }), mine)).toBeUndefined();
  });

  it('is the last that this tab wrote in a field, and what it wrote in others before', () => {
    expect(replacedBy(whole({}), edit({ name: 'Ada', phone: '1' }), edit({ name: 'Ada L' }))).toEqual([
      { field: 'name', mine: 'Ada L' },
      { field: 'phone', mine: '1' },
    ]);
  });

  it('is nothing of a row that this tab wrote anew or removed since', () => {
    expect(replacedBy(edit({ name: 'Grace' }), edit({ name: 'Ada' }), whole({ name: 'Ada L' }))).toBeUndefined();
    expect(replacedBy(whole({ name: 'Grace' }), whole({ name: 'Ada' }), gone())).toBeUndefined();
  });
});

describe('what a tab remembers to have written', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => edit({ name: at }, `row ${at}`));
  const replacedIn = (written: WrittenFields, id: string) =>
    written.withReplaced(edit({ name: 'theirs' }, id), 'd', 'a').replaced;

  it('is a write of up to 500 rows: more are an import', () => {
    const written = new WrittenFields();
    written.wrote(rows(500), 'b');
    expect([replacedIn(written, 'row 0'), replacedIn(written, 'row 499')].every(Boolean)).toBe(true);
    const imported = new WrittenFields();
    imported.wrote(rows(501), 'b');
    expect(replacedIn(imported, 'row 500')).toBeUndefined();
  });

  it('is the last 500 rows: those written longest ago are forgotten first', () => {
    const written = new WrittenFields();
    written.wrote(rows(500), 'b');
    written.wrote([edit({ phone: '1' }, 'row 0')], 'c');
    written.wrote([edit({ name: 'new' }, 'one more')], 'c');
    expect(['row 0', 'row 1', 'row 2', 'one more'].map((id) => replacedIn(written, id) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

it('two changes replaced what each of them did; of a field that both did, what was there before the second', () => {
  const name = (mine: string) => ({ field: 'name', mine });
  const phone = { field: 'phone', mine: '1' };
  const first = { ...edit({}), replaced: [name('Ada'), phone] };
  expect(bothReplaced(first, { ...edit({}), replaced: [name('Grace')] })).toEqual([phone, name('Grace')]);
  expect(bothReplaced(undefined, { ...edit({}), replaced: [phone] })).toEqual([phone]);
  expect(bothReplaced(first, edit({}))).toEqual([name('Ada'), phone]);
  expect(bothReplaced(edit({}), edit({}))).toEqual([]);
});
