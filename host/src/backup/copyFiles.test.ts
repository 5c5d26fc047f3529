import { describe, expect, it } from 'vitest';
import { backupFileName, countRows } from './backup';
import type { BackupRow } from './backupSchema';
import { byAge, type Copy, copiesToDrop, copyDue, copyName, digestOf, readCopyName } from './copyRules';
import { difference, wouldEmpty } from './restoreInto';

const day = 86_400_000;
const now = Date.parse('2026-11-03T12:00:00.000Z');
const copy = (age: number, fields: Partial<Copy> = {}): Copy => ({
  name: `copy of ${age}`,
  madeAt: new Date(now - age).toISOString(),
  records: 100,
  digest: '00000001',
  ...fields,
});

describe('the name of a copy', () => {
  const facts = { madeAt: '2026-11-03T12:34:56.789Z', records: 1234, digest: '9f3a01bc' };

  it('tells when it was made, how much is in it and what', () => {
    expect(copyName(facts)).toBe('2026-11-03T12-34-56.789Z_1234_9f3a01bc.copy');
    expect(copyName(facts, 'json')).toBe('2026-11-03T12-34-56.789Z_1234_9f3a01bc.json');
    for (const ending of ['copy', 'json'] as const) {
      const name = copyName(facts, ending);
      expect(readCopyName(name)).toEqual({ ...facts, name });
    }
  });

  it('is no other one', () => {
    const name = copyName(facts);
    for (const other of [
      `x${name}`,
      `${name}x`,
      name.replace('copy', 'txt'),
      name.replace('_1234_', '__'),
      name.replace('_1234_', '_x_'),
      name.replace('9f3a01bc', '9f3a01b'),
      name.replace('9f3a01bc', '9f3a01bcd'),
      name.replace('9f3a01bc', '9f3a01bg'),
      name.replace('.789Z', '.78Z'),
      name.replace('2026-11-03', '2026-13-03'),
      name.replace('2026-11-03', '26-11-03'),
      name.replace('T12-34', 'T25-34'),
    ]) {
      expect(readCopyName(other), other).toBeUndefined();
    }
  });
});

describe('copies that may go', () => {
  it('are in the order of their age, and the list itself stays as it was', () => {
    const copies = [copy(2), copy(0), copy(1)];
    expect(byAge(copies).map(({ name }) => name)).toEqual(['copy of 0', 'copy of 1', 'copy of 2']);
    expect(copies[0]?.name).toBe('copy of 2');
  });

  it('are none of three, whatever their age', () => {
    expect(copiesToDrop([copy(100 * day), copy(101 * day), copy(102 * day)], now)).toEqual([]);
    expect(copiesToDrop([copy(100 * day), copy(101 * day), copy(102 * day), copy(103 * day)], now)).toEqual([
      copy(103 * day),
    ]);
  });

  it('are all but the newest of each of seven days and four weeks', () => {
    const fresh = [copy(1), copy(2), copy(3)];
    const dropped = (...ages: readonly number[]) =>
      copiesToDrop([...fresh, ...ages.map((age) => copy(age))], now).map(({ madeAt }) => now - Date.parse(madeAt));
    expect(dropped(4, day - 1)).toEqual([4, day - 1]);
    expect(dropped(day, day + 1, 2 * day)).toEqual([day + 1]);
    expect(dropped(6 * day, 7 * day, 8 * day)).toEqual([8 * day]);
    expect(dropped(27 * day, 28 * day)).toEqual([28 * day]);
  });
});

describe('a copy that is due', () => {
  const facts = { records: 100, digest: '00000002', now };

  it('goes by the newest one, and by the fullest one where much is gone', () => {
    const old = copy(40 * day, { records: 1000, digest: '00000002' });
    expect(copyDue([old, copy(day)], facts)).toBe('due');
    expect(copyDue([old, copy(day)], { ...facts, records: 99 })).toBe('emptied');
    expect(copyDue([old, copy(1)], facts)).toBe('recent');
    expect(copyDue([copy(day), old], { ...facts, digest: '00000001' })).toBe('same');
  });

  it('is none of nothing, where nothing was kept', () => {
    expect([copyDue([], { ...facts, records: 0 }), copyDue([], { ...facts, records: 1 })]).toEqual(['same', 'due']);
  });
});

it('a digest is FNV-1a of 32 bits', () => {
  expect([digestOf(''), digestOf('a'), digestOf('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
});

describe('what differs between a business and its file', () => {
  const row = (collection: string, id: string, name = 'x'): BackupRow => ({
    collection,
    id,
    value: { v: 1, r: { name } },
  });

  it('is counted by collection, with what makes it so and what takes it back', () => {
    const here = [row('deals', 'd1'), row('contacts', 'c1', 'old'), row('contacts', 'same')];
    const file = [row('contacts', 'c1', 'new'), row('contacts', 'same'), row('contacts', 'c2'), row('deals', 'd2')];
    expect(difference(here, file)).toEqual({
      byCollection: [
        { collection: 'contacts', added: 1, changed: 1, lost: 0 },
        { collection: 'deals', added: 1, changed: 0, lost: 1 },
      ],
      changes: [
        { collection: 'deals', id: 'd1', value: undefined },
        { collection: 'contacts', id: 'c1', value: { v: 1, r: { name: 'new' } } },
        { collection: 'contacts', id: 'c2', value: { v: 1, r: { name: 'x' } } },
        { collection: 'deals', id: 'd2', value: { v: 1, r: { name: 'x' } } },
      ],
      back: [
        { collection: 'deals', id: 'd1', value: { v: 1, r: { name: 'x' } } },
        { collection: 'contacts', id: 'c1', value: { v: 1, r: { name: 'old' } } },
        { collection: 'contacts', id: 'c2', value: undefined },
        { collection: 'deals', id: 'd2', value: undefined },
      ],
      before: 3,
      after: 4,
    });
    expect(difference(here, here)).toEqual({ byCollection: [], changes: [], back: [], before: 3, after: 3 });
    expect(difference([row('a', 'bc')], [row('ab', 'c')]).changes, 'a name is no part of the next').toHaveLength(2);
  });

  it('would empty a business of twenty records or more that keeps less than a tenth', () => {
    const would = (before: number, after: number) => wouldEmpty({ before, after });
    expect([would(19, 0), would(20, 1), would(20, 2), would(200, 19), would(200, 20)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

it('records of a file are counted by collection, most first', () => {
  const of = (collection: string) => ({ collection, id: 'x', value: { v: 1, r: {} } });
  expect(countRows([of('deals'), of('contacts'), of('contacts')])).toEqual([
    { collection: 'contacts', count: 2 },
    { collection: 'deals', count: 1 },
  ]);
});

it('the name of a file is made of the letters of the workspace', () => {
  const named = (name: string) =>
    backupFileName({ workspace: { name }, madeAt: '2026-11-03T12:00:00.000Z' } as Parameters<typeof backupFileName>[0]);
  expect(['--A  b--', 'ф', 'Harbour & 2'].map(named)).toEqual([
    'steps-a-b-2026-11-03.json',
    'steps-ф-2026-11-03.json',
    'steps-harbour-2-2026-11-03.json',
  ]);
});
