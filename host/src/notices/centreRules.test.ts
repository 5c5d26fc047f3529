import { expect, it } from 'vitest';
import { backupAge, centreEntries, type Situation, snoozeEnd } from './centreRules';

const now = Date.parse('2026-11-04T12:00:00Z');
const ago = (ms: number) => new Date(now - ms).toISOString();
const situation = (fields: Partial<Situation> = {}): Situation => ({
  kept: [],
  snoozed: {},
  off: [],
  reviews: 0,
  lastBackupAt: ago(1000),
  hasRecords: true,
  hrefs: { reviews: '/reviews', backup: '/backup' },
  now,
  ...fields,
});
const titles = (fields: Partial<Situation>) => centreEntries(situation(fields)).map(({ title }) => title);
const imported = { id: 'import a', kind: 'import', title: 'a.csv is imported', at: ago(5), read: false } as const;

it('reviews that wait give a notice, worded for one and for many', () => {
  expect(titles({ reviews: 1 })).toEqual(['1 AI result is waiting for your review']);
  expect(titles({ reviews: 3 })).toEqual(['3 AI results are waiting for your review']);
});

it('a backup is due when there is none, or none of the last week, and there is something to lose', () => {
  expect(titles({ lastBackupAt: undefined })).toEqual(['There is no backup yet']);
  expect(titles({ lastBackupAt: ago(backupAge) })).toEqual([]);
  expect(titles({ lastBackupAt: ago(backupAge + 1) })).toEqual(['The last backup is 7 days old']);
  expect(titles({ lastBackupAt: undefined, hasRecords: false })).toEqual([]);
});

it('a snoozed notice comes back when its time has come', () => {
  const kept = [imported];
  expect(titles({ kept, snoozed: { 'import a': ago(-1) } })).toEqual([]);
  expect(titles({ kept, snoozed: { 'import a': ago(0) } })).toEqual(['a.csv is imported']);
  expect(titles({ reviews: 2, snoozed: { reviews: ago(-1) } })).toEqual([]);
});

it('kinds that are switched off are not shown', () => {
  expect(titles({ kept: [imported], reviews: 1, off: ['import', 'review'] })).toEqual([]);
});

it('a notice can be snoozed for an hour, or until nine in the morning of tomorrow or of Monday', () => {
  const wednesday = new Date(2026, 10, 4, 15, 20);
  const nine = (day: number) => new Date(2026, 10, day, 9).toISOString();
  expect(snoozeEnd('An hour', wednesday)).toBe(new Date(2026, 10, 4, 16, 20).toISOString());
  expect(snoozeEnd('Until tomorrow', wednesday)).toBe(nine(5));
  expect(snoozeEnd('Until next week', wednesday)).toBe(nine(9));
  expect(snoozeEnd('Until next week', new Date(2026, 10, 8, 23))).toBe(nine(9));
  expect(snoozeEnd('Until next week', new Date(2026, 10, 9, 8))).toBe(nine(16));
});
