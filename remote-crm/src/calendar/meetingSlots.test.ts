import { setRegion } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayAt, minutesAt } from './layoutRules';
import { firstWorkHour, isWorkDay, nextWorkHour, startOn } from './meetingSlots';

beforeEach(() => openMemoryStore());

const offered = (now: string, zone = 'Europe/London') => nextWorkHour(now, zone);

describe('the time of a new meeting', () => {
  it('is the next full hour of a working day', () => {
    expect(offered('2026-11-03T10:20:00Z')).toBe('2026-11-03T11:00:00.000Z');
    expect(offered('2026-11-03T05:00:00Z')).toBe('2026-11-03T09:00:00.000Z');
    expect(offered('2026-11-03T16:10:00Z')).toBe('2026-11-03T17:00:00.000Z');
    expect(offered('2026-11-03T17:10:00Z')).toBe('2026-11-04T09:00:00.000Z');
  });

  it('is after the weekend and after bank holidays', () => {
    expect(offered('2026-11-06T18:00:00Z')).toBe('2026-11-09T09:00:00.000Z');
    expect(offered('2026-12-24T18:00:00Z')).toBe('2026-12-29T09:00:00.000Z');
  });

  it('follows the working hours of the settings', () => {
    setRegion({ workDays: [0, 6], workFrom: '10:30', workTo: '14:00' });
    expect(offered('2026-11-03T10:20:00Z')).toBe('2026-11-07T11:00:00.000Z');
    expect(offered('2026-11-07T12:10:00Z')).toBe('2026-11-07T13:00:00.000Z');
    expect(offered('2026-11-07T13:10:00Z')).toBe('2026-11-08T11:00:00.000Z');
    expect(startOn('2026-11-12', '2026-11-03T10:20:00Z', 'Europe/London')).toBe('2026-11-12T11:00:00.000Z');
  });

  it('is the beginning of the working day when that holds no full hour', () => {
    setRegion({ workFrom: '09:15', workTo: '09:45' });
    expect(firstWorkHour()).toBe(9 * 60 + 15);
    expect(offered('2026-11-03T05:00:00Z')).toBe('2026-11-03T09:15:00.000Z');
  });

  it('is in the future and in working hours on the person’s own clock, whenever somebody asks', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York'), (now, zone) => {
        const start = nextWorkHour(now.toISOString(), zone);
        expect(Date.parse(start)).toBeGreaterThan(now.getTime());
        expect(isWorkDay(dayAt(start, zone))).toBe(true);
        expect(minutesAt(start, zone)).toBeGreaterThanOrEqual(9 * 60);
        expect(minutesAt(start, zone)).toBeLessThanOrEqual(17 * 60);
      }),
    );
  });
});
