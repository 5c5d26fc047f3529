import { expect, it } from 'vitest';
import { type Copy, copiesToDrop, copyDue, copyInterval, copyName, digestOf, readCopyName } from './copyRules';

const now = Date.parse('2026-11-03T12:00:00.000Z');
const hour = 3_600_000;
const copy = (age: number, fields: Partial<Copy> = {}): Copy => {
  const madeAt = new Date(now - age).toISOString();
  return {
    name: copyName({ madeAt, records: 100, digest: '00000001' }),
    madeAt,
    records: 100,
    digest: '00000001',
    ...fields,
  };
};

it('a copy is known by the name of its file, and other files are left alone', () => {
  const one = copy(0);
  expect(readCopyName(one.name)).toEqual(one);
  for (const name of ['notes.txt', '', 'x_1_2.copy', '2026-99-99T12-00-00.000Z_1_00000001.copy'])
    expect(readCopyName(name)).toBeUndefined();
});

it('the newest three stay, one of each of seven days and one of each of four weeks; the others go', () => {
  const hourly = Array.from({ length: 24 * 60 }, (_, at) => copy(at * hour));
  const gone = new Set(copiesToDrop(hourly, now));
  const kept = hourly.filter((one) => !gone.has(one));
  expect(kept.map(({ madeAt }) => (now - Date.parse(madeAt)) / hour)).toEqual([
    0, 1, 2, 24, 48, 72, 96, 120, 144, 168, 336, 504,
  ]);
});

it('old copies stay while there are no newer ones', () => {
  const old = [copy(400 * 24 * hour), copy(500 * 24 * hour)];
  expect(copiesToDrop(old, now)).toEqual([]);
});

it('a copy is due when something changed and the last one is some hours old', () => {
  const found = { records: 101, digest: '00000002', now };
  expect(copyDue([], found)).toBe('due');
  expect(copyDue([], { ...found, records: 0 })).toBe('same');
  expect(copyDue([copy(copyInterval)], { ...found, digest: '00000001' })).toBe('same');
  expect(copyDue([copy(copyInterval - 1)], found)).toBe('recent');
  expect(copyDue([copy(copyInterval)], found)).toBe('due');
});

it('a full copy is never rotated away by a nearly empty one', () => {
  expect(copyDue([copy(copyInterval)], { records: 9, digest: '00000002', now })).toBe('emptied');
  expect(copyDue([copy(copyInterval)], { records: 10, digest: '00000002', now })).toBe('due');
});

it('the digest follows the text', () => {
  expect(digestOf('a')).not.toBe(digestOf('b'));
  expect(digestOf('')).toMatch(/^[0-9a-f]{8}$/);
});
