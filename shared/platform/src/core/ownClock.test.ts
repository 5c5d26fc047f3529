import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoment } from './dates';
import { momentFrom, ownDay, ownFields, ownLocal, ownMoment, ownZone, readOwnZone, startOfOwnDay } from './ownClock';

const device = process.env.TZ;

afterEach(() => {
  readOwnZone(() => '');
  if (device === undefined) delete process.env.TZ;
  else process.env.TZ = device;
});

const choose = (zone: string) => readOwnZone(() => zone);
const iso = (date: Date) => date.toISOString();

/** By the hour and by the half hour, both halves of the earth, and one that left out a whole day. */
const zones = ['UTC', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];
const anyZone = fc.constantFrom(...zones);
const anyMoment = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const anyParts = fc.record({
  year: fc.integer({ min: 1990, max: 2040 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

describe('the own clock', () => {
  it('is the device’s until a zone is chosen, and again for a zone that this browser does not know', () => {
    process.env.TZ = 'America/New_York';
    expect(ownZone()).toBe('America/New_York');
    expect(ownLocal('2026-07-01T12:00:00Z')).toBe('2026-07-01T08:00');
    choose('Mars/Olympus_Mons');
    expect(ownZone()).toBe('America/New_York');
    expect(ownLocal('2026-07-01T12:00:00Z')).toBe('2026-07-01T08:00');
  });

  it('shows the chosen zone, whatever the device has', () => {
    process.env.TZ = 'America/New_York';
    choose('Pacific/Auckland');
    expect(ownDay('2026-11-03T12:00:00Z')).toBe('2026-11-04');
    expect(ownFields('2026-11-03T12:00:00Z')).toMatchObject({ hour: 1, weekday: 3 });
    expect(iso(startOfOwnDay('2026-11-03T12:00:00Z'))).toBe('2026-11-03T11:00:00.000Z');
    expect(formatMoment('2026-11-03T11:30:00Z', '2026-11-03T10:00:00Z')).toBe('tomorrow 00:30');
  });

  it('shows an hour that the device’s clock skips', () => {
    process.env.TZ = 'Europe/London';
    choose('UTC');
    expect(ownLocal(ownMoment({ year: 2026, month: 3, day: 29, hour: 1, minute: 30 }))).toBe('2026-03-29T01:30');
    expect(ownLocal('2026-03-29T01:30')).toBe('2026-03-29T01:30');
  });

  it('moves a time that is skipped in spring on, and means the first of one that comes twice in autumn', () => {
    process.env.TZ = 'Asia/Tokyo';
    choose('Europe/London');
    expect(ownLocal(momentFrom('2026-03-29T01:30'))).toBe('2026-03-29T02:30');
    expect(iso(momentFrom('2026-10-25T01:30'))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(startOfOwnDay('2026-10-25T12:00:00Z', 1))).toBe('2026-10-26T00:00:00.000Z');
    expect(iso(startOfOwnDay('2026-10-25T12:00:00Z'))).toBe('2026-10-24T23:00:00.000Z');
  });

  it('reads a day or a time without a zone as its own, and others as the moments they are', () => {
    choose('America/New_York');
    expect(iso(momentFrom('2026-11-03'))).toBe('2026-11-03T05:00:00.000Z');
    expect(ownDay('2026-11-03')).toBe('2026-11-03');
    expect(iso(momentFrom('2026-11-03T14:05:00+01:00'))).toBe('2026-11-03T13:05:00.000Z');
    expect(momentFrom('soon').getTime()).toBeNaN();
    expect(ownFields('soon').year).toBeNaN();
    for (const no of ['2026-02-30', '2026-13-01', '2026-11-03T24:30', '2026-00-10']) {
      expect(momentFrom(no).getTime(), no).toBeNaN();
    }
  });

  it('carries over parts that are too large, such as month 13', () => {
    choose('Europe/London');
    expect(ownDay(ownMoment({ year: 2026, month: 13, day: 0 }))).toBe('2026-12-31');
    expect(ownDay(ownMoment({ year: 2026, month: 2, day: 30 }))).toBe('2026-03-02');
  });

  it('agrees with the platform’s clock of the same zone, in every zone and at every moment', () => {
    fc.assert(
      fc.property(anyZone, anyMoment, anyParts, (zone, moment, parts) => {
        process.env.TZ = zone;
        choose('');
        const [fields, made] = [ownFields(moment), iso(ownMoment(parts))];
        process.env.TZ = 'Asia/Tokyo';
        choose(zone);
        expect(ownFields(moment)).toEqual(fields);
        expect(iso(ownMoment(parts))).toBe(made);
      }),
      { numRuns: 300 },
    );
  });

  it('leads back to the moment it shows, unless that is the second hour of two', () => {
    fc.assert(
      fc.property(anyZone, anyMoment, (zone, moment) => {
        choose(zone);
        const second = Math.floor(moment.getTime() / 1000) * 1000;
        const gap = second - ownMoment(ownFields(moment)).getTime();
        expect([0, 30, 60]).toContain(gap / 60_000);
        expect(ownFields(ownMoment(ownFields(moment)))).toEqual(ownFields(moment));
      }),
    );
  });
});
