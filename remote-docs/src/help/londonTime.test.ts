import { describe, expect, it } from 'vitest';
import { isStaffed, londonTime, nextChange } from './londonTime';

describe('support', () => {
  it.each([
    ['Mon 9:00 in winter', '2026-11-23T09:00:00Z', true],
    ['Mon 8:59', '2026-11-23T08:59:00Z', false],
    ['Fri 17:59', '2026-11-27T17:59:00Z', true],
    ['Fri 18:00', '2026-11-27T18:00:00Z', false],
    ['Sat noon', '2026-11-28T12:00:00Z', false],
    ['9:00 of London’s clock in summer', '2026-07-01T08:00:00Z', true],
    ['18:00 of London’s clock in summer', '2026-07-01T17:00:00Z', false],
  ])('at %s', (_when, moment, staffed) => expect(isStaffed(new Date(moment))).toBe(staffed));

  it('closes at 18:00 while it is open', () => {
    expect(nextChange(new Date('2026-11-23T10:07:00Z')).toISOString()).toBe('2026-11-23T18:00:00.000Z');
  });

  it('opens on Monday at nine for somebody stuck on Sunday at nine in the evening', () => {
    expect(nextChange(new Date('2026-11-22T21:00:00Z')).toISOString()).toBe('2026-11-23T09:00:00.000Z');
  });

  it('opens at nine of the new time after the weekend in which the clocks change', () => {
    expect(nextChange(new Date('2026-03-28T12:00:00Z')).toISOString()).toBe('2026-03-30T08:00:00.000Z');
  });

  it('knows London’s clock wherever the browser is', () => {
    expect(londonTime(new Date('2026-07-01T20:04:00Z'))).toEqual({ weekday: 'Wed', hour: 21, clock: '21:04' });
  });
});
