import { isoOf, offsetLabel, wallTime, zoneLabel } from '@steps/platform/src/core/calendar/zones';
import { meeting } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrencesOf, occurrencesOn, startsUntil } from './recurrence';
import { countLimit, monthlyChoices, repeatOf, ruleFault, ruleOf, weekdays, weeklyRepeat } from './repeatRules';
import { repeatWords } from './repeatWords';
import { movedSeries, splitSeries } from './seriesRules';

const at = (start: string, recurrence: string, timeZone = 'Europe/London') =>
  meeting({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString(), recurrence, timeZone });
const clocks = (one: ReturnType<typeof meeting>, from: string, until: string) =>
  occurrencesOf(one, Date.parse(from), Date.parse(until)).map(({ meeting: { start } }) => start);

describe('a recurring meeting', () => {
  it('of nine in London stays at nine when the clock goes forward on 29 March 2026', () => {
    const weekly = at('2026-03-23T09:00:00.000Z', 'FREQ=WEEKLY;BYDAY=MO');
    expect(clocks(weekly, '2026-03-01', '2026-04-07')).toEqual([
      '2026-03-23T09:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
      '2026-04-06T08:00:00.000Z',
    ]);
  });

  it('of nine in London stays at nine when the clock goes back on 25 October 2026', () => {
    const daily = at('2026-10-24T08:00:00.000Z', 'FREQ=DAILY;COUNT=3');
    expect(clocks(daily, '2026-10-01', '2026-12-01')).toEqual([
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
    ]);
  });

  it('of New York follows the clock there, which changes on 8 March and 1 November 2026', () => {
    const weekly = at('2026-03-05T14:00:00.000Z', 'FREQ=WEEKLY;BYDAY=TH', 'America/New_York');
    expect(clocks(weekly, '2026-03-01', '2026-03-20')).toEqual([
      '2026-03-05T14:00:00.000Z',
      '2026-03-12T13:00:00.000Z',
      '2026-03-19T13:00:00.000Z',
    ]);
    expect(clocks(weekly, '2026-10-28', '2026-11-06')).toEqual([
      '2026-10-29T13:00:00.000Z',
      '2026-11-05T14:00:00.000Z',
    ]);
  });

  it('at a time that the clock skips takes place when it goes on, and at one that comes twice the first time', () => {
    expect(isoOf({ year: 2026, month: 3, day: 29, hour: 1, minute: 30 }, 'Europe/London')).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(isoOf({ year: 2026, month: 10, day: 25, hour: 1, minute: 30 }, 'Europe/London')).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('that begins in the second of two hours begins then, and goes on at that time of the clock', () => {
    const weekly = at('2026-10-25T01:30:00.000Z', 'FREQ=WEEKLY;COUNT=3');
    expect(clocks(weekly, '2026-10-20', '2026-12-01')).toEqual([
      '2026-10-25T01:30:00.000Z',
      '2026-11-01T01:30:00.000Z',
      '2026-11-08T01:30:00.000Z',
    ]);
    const inSummer = startsUntil(at('2026-10-25T01:30:00.000Z', 'FREQ=MONTHLY'), Date.parse('2027-05-01'));
    expect(new Date(inSummer.at(-1) ?? 0).toISOString()).toBe('2027-04-25T00:30:00.000Z');
  });

  it('leaves out what was deleted and shows what was changed at its own time', () => {
    const weekly = {
      ...at('2026-11-03T09:00:00.000Z', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3'),
      exdates: ['2026-11-10T09:00:00.000Z'],
      overrides: [
        {
          original: '2026-11-17T09:00:00.000Z',
          start: '2026-11-18T15:00:00.000Z',
          end: '2026-11-18T16:00:00.000Z',
          title: 'Moved',
        },
      ],
    };
    const found = occurrencesOf(weekly, Date.parse('2026-11-01'), Date.parse('2027-01-01'));
    expect(found.map(({ meeting: { start, title } }) => [start, title])).toEqual([
      ['2026-11-03T09:00:00.000Z', 'Kick-off'],
      ['2026-11-18T15:00:00.000Z', 'Moved'],
    ]);
  });

  it('of all day is on the same days wherever it is looked at from', () => {
    const days = meeting({
      allDay: true,
      start: '2026-11-03T00:00:00.000Z',
      end: '2026-11-04T00:00:00.000Z',
      recurrence: 'FREQ=YEARLY',
    });
    for (const zone of ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles']) {
      expect(occurrencesOn([days], '2027-11-03', '2027-11-03', zone)).toHaveLength(1);
      expect(occurrencesOn([days], '2027-11-04', '2027-11-04', zone)).toHaveLength(0);
    }
  });

  it('that goes over midnight is on both days', () => {
    const night = meeting({ start: '2026-11-03T23:00:00.000Z', end: '2026-11-04T01:00:00.000Z' });
    const on = (day: string) => occurrencesOn([night], day, day, 'Europe/London').length;
    expect([on('2026-11-02'), on('2026-11-03'), on('2026-11-04'), on('2026-11-05')]).toEqual([0, 1, 1, 0]);
  });
});

describe('a rule', () => {
  const start = { start: '2026-11-24T09:00:00.000Z', timeZone: 'Europe/London' };

  it('is described in words', () => {
    const words = (rule: string) => repeatWords(rule, start);
    expect(words('FREQ=DAILY')).toBe('Every day');
    expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=MO')).toBe('Every 2 weeks on Tuesday and Thursday');
    expect(words('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=10')).toBe('Every week on weekdays, 10 times');
    expect(words('FREQ=MONTHLY;BYDAY=4TU')).toBe('Every month on the fourth Tuesday');
    expect(words('FREQ=MONTHLY;BYDAY=-1TU')).toBe('Every month on the last Tuesday');
    expect(words('FREQ=MONTHLY;BYMONTHDAY=24')).toBe('Every month on day 24');
    expect(words('FREQ=YEARLY;UNTIL=20281231T235959Z')).toBe('Every year, until 31 Dec 2028');
    expect(words('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1')).toBe('Every month on the last Monday');
    expect(monthlyChoices(start).map(({ label }) => label)).toEqual([
      'Day 24',
      'The fourth Tuesday',
      'The last Tuesday',
    ]);
  });

  it('that is chosen in the form is read back as chosen, and begins with the meeting', () => {
    const repeats = fc.record({
      frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
      interval: fc.integer({ min: 1, max: 12 }),
      days: fc.subarray([...weekdays]),
      monthly: fc.constantFrom('day' as const, 'weekday' as const),
      ends: fc.oneof(
        fc.constant('never' as const),
        fc.record({ count: fc.integer({ min: 1, max: 50 }) }),
        fc.constant({ until: '2030-06-30' }),
      ),
    });
    const days = fc
      .integer({ min: 0, max: 1400 })
      .filter((day) => new Date(Date.UTC(2026, 0, 1 + day)).getUTCDate() <= 28);
    fc.assert(
      fc.property(repeats, days, (repeat, day) => {
        const from = { start: new Date(Date.UTC(2026, 0, 1 + day, 9)).toISOString(), timeZone: 'America/New_York' };
        const rule = ruleOf(repeat, from);
        expect(ruleFault(rule, from)).toBeUndefined();
        const back = repeatOf(rule, from);
        expect(back && ruleOf(back, from)).toBe(rule);
        expect(startsUntil(at(from.start, rule, from.timeZone), Date.parse('2031-01-01'))[0]).toBe(
          Date.parse(from.start),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=DAILY;INTERVAL=100000000',
    'FREQ=WEEKLY;BYHOUR=3',
    'nonsense',
    '',
  ])('that no calendar can follow is refused: %s', (rule) => {
    expect(ruleFault(rule, start)).toMatch(/not |never comes|cannot be followed/);
  });

  it('may recur up to the limit, and begins with the day of its meeting', () => {
    expect(ruleFault(`FREQ=DAILY;INTERVAL=${countLimit}`, start)).toBeUndefined();
    expect(ruleOf(weeklyRepeat, start)).toBe('FREQ=WEEKLY;BYDAY=TU');
  });
});

describe('a time zone', () => {
  it('has the name of its place and how far its clock is ahead', () => {
    expect(zoneLabel('Europe/London', '2026-11-03T12:00:00Z')).toBe('London (GMT)');
    expect(zoneLabel('Europe/London', '2026-07-03T12:00:00Z')).toBe('London (GMT+1)');
    expect(zoneLabel('America/New_York', '2026-11-03T12:00:00Z')).toBe('New York (GMT-5)');
    expect(offsetLabel('Asia/Kolkata', '2026-11-03T12:00:00Z')).toBe('GMT+5:30');
  });

  it('converts a time to its clock and back, in every zone', () => {
    const zones = fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Africa/Casablanca',
      'UTC',
    );
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 365 * 24 * 4 * 4 }), (zone, quarters) => {
        const moment = new Date(Date.UTC(2025, 0, 1) + quarters * 900_000).toISOString();
        const again = isoOf(wallTime(moment, zone), zone);
        // Only the second pass of an hour that comes twice may be read as the first.
        expect(wallTime(again, zone)).toEqual(wallTime(moment, zone));
      }),
    );
  });
});

describe('further days beside a rule', () => {
  const course = {
    ...at('2026-11-02T09:00:00.000Z', 'FREQ=WEEKLY;COUNT=4'),
    rdates: ['2026-11-05T15:00:00.000Z', '2026-11-12T15:00:00.000Z'],
  };
  const all = (one: Parameters<typeof startsUntil>[0]) =>
    startsUntil(one, Date.parse('2028-01-01')).map((start) => new Date(start).toISOString().slice(5, 13));

  it('are times of the meeting, in their order', () => {
    expect(all(course)).toEqual(['11-02T09', '11-05T15', '11-09T09', '11-12T15', '11-16T09', '11-23T09']);
  });

  it.each(['2026-11-09T09:00:00.000Z', '2026-11-12T15:00:00.000Z'])(
    'splitting the series at %s loses none',
    (original) => {
      const { before, after } = splitSeries(course, original);
      expect([...(before ? all(before) : []), ...all(after)]).toEqual(all(course));
    },
  );

  it('move with the series', () => {
    const to = { ...course, start: '2026-11-03T10:00:00.000Z', end: '2026-11-03T11:00:00.000Z' };
    expect(all(movedSeries(course, course, to)).slice(0, 2)).toEqual(['11-03T10', '11-06T16']);
  });
});
