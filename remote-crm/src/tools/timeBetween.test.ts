import { expect, it } from 'vitest';
import { timeBetween } from './timeBetween';

it('what took two hours and two minutes did not take two hours', () => {
  expect(timeBetween('2026-11-18T09:00:00.000Z', '2026-11-18T11:00:00.000Z', 'hours')).toBe(2);
  expect(timeBetween('2026-11-18T09:00:00.000Z', '2026-11-18T11:02:00.000Z', 'hours')).toBeGreaterThan(2);
  expect(timeBetween('2026-11-16T09:00:00.000Z', new Date('2026-11-18T21:00:00.000Z'), 'days')).toBe(2.5);
});

it('without one of the moments, or if the later one comes first, there is no time', () => {
  expect(timeBetween('2026-11-18T09:00:00.000Z', undefined, 'days')).toBeUndefined();
  expect(timeBetween(undefined, new Date(), 'days')).toBeUndefined();
  expect(timeBetween('2026-11-18T09:00:00.000Z', '2026-11-17T09:00:00.000Z', 'days')).toBeUndefined();
});
