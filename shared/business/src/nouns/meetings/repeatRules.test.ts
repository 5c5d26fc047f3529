import { describe, expect, it } from 'vitest';
import {
  countLimit,
  monthlyChoices,
  type Repeat,
  repeatOf,
  ruleFault,
  ruleOf,
  type Start,
  weekdayOf,
  weeklyRepeat,
} from './repeatRules';
import { repeatWords } from './repeatWords';

/** Tuesday 24 November 2026 in London: the fourth and last Tuesday of its month. */
const start: Start = { start: '2026-11-24T09:00:00.000Z', timeZone: 'Europe/London' };
const on = (day: string, more: Partial<Start> = {}): Start => ({ ...start, start: `${day}T09:00:00.000Z`, ...more });
const repeat = (fields: Partial<Repeat>): Repeat => ({ ...weeklyRepeat, ...fields });

describe('the weekday of a start', () => {
  it('is by the clock of its zone, and for all day by the day itself', () => {
    const late = { start: '2026-11-24T23:30:00.000Z', timeZone: 'Asia/Tokyo' };
    expect([weekdayOf(late), weekdayOf({ ...late, timeZone: 'Europe/London' })]).toEqual(['WE', 'TU']);
    expect(weekdayOf({ ...late, allDay: true })).toBe('TU');
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map((day) => weekdayOf(on(day)))).toEqual(['MO', 'SA', 'SU']);
  });
});

describe('the rule of a repeat', () => {
  it('says what was chosen, part by part', () => {
    const rules: readonly (readonly [Partial<Repeat>, string])[] = [
      [{}, 'FREQ=WEEKLY;BYDAY=TU'],
      [{ interval: 2 }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO'],
      [{ days: ['SU', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,TU,SU'],
      [{ frequency: 'DAILY', interval: 3, days: ['MO'], monthly: 'last' }, 'FREQ=DAILY;INTERVAL=3'],
      [{ frequency: 'MONTHLY' }, 'FREQ=MONTHLY;BYMONTHDAY=24'],
      [{ frequency: 'MONTHLY', monthly: 'weekday' }, 'FREQ=MONTHLY;BYDAY=4TU'],
      [{ frequency: 'MONTHLY', monthly: 'last' }, 'FREQ=MONTHLY;BYDAY=-1TU'],
      [{ frequency: 'YEARLY', monthly: 'weekday' }, 'FREQ=YEARLY'],
      [{ frequency: 'DAILY', ends: { count: 5 } }, 'FREQ=DAILY;COUNT=5'],
      [{ frequency: 'DAILY', ends: { until: '2026-12-03' } }, 'FREQ=DAILY;UNTIL=20261203T235959Z'],
    ];
    for (const [fields, rule] of rules) expect(ruleOf(repeat(fields), start)).toBe(rule);
  });

  it('ends with the last second of the day in its zone, and for all day with the day', () => {
    const daily = repeat({ frequency: 'DAILY', ends: { until: '2026-07-03' } });
    expect(ruleOf(daily, start)).toBe('FREQ=DAILY;UNTIL=20260703T225959Z');
    expect(ruleOf(daily, { ...start, timeZone: 'America/New_York' })).toBe('FREQ=DAILY;UNTIL=20260704T035959Z');
    expect(ruleOf(daily, { ...start, allDay: true })).toBe('FREQ=DAILY;UNTIL=20260703');
  });

  it('counts the weeks of a month from its first day', () => {
    const place = (day: string) => ruleOf(repeat({ frequency: 'MONTHLY', monthly: 'weekday' }), on(day));
    expect(['2026-11-01', '2026-11-07', '2026-11-08', '2026-11-28', '2026-11-29'].map(place)).toEqual([
      'FREQ=MONTHLY;BYDAY=1SU',
      'FREQ=MONTHLY;BYDAY=1SA',
      'FREQ=MONTHLY;BYDAY=2SU',
      'FREQ=MONTHLY;BYDAY=4SA',
      'FREQ=MONTHLY;BYDAY=5SU',
    ]);
  });
});

describe('a rule read into the form', () => {
  it('shows what it says, and fills in what it leaves out', () => {
    expect(repeatOf('FREQ=DAILY', start)).toEqual(repeat({ frequency: 'DAILY' }));
    expect(repeatOf('FREQ=WEEKLY', start)).toEqual(repeat({}));
    expect(repeatOf('FREQ=WEEKLY;BYDAY=TU,SU;INTERVAL=2;WKST=MO', start)).toEqual(
      repeat({ interval: 2, days: ['TU', 'SU'] }),
    );
    expect(repeatOf('FREQ=MONTHLY', start)).toEqual(repeat({ frequency: 'MONTHLY' }));
    expect(repeatOf('FREQ=MONTHLY;BYDAY=4TU', start)).toEqual(repeat({ frequency: 'MONTHLY', monthly: 'weekday' }));
    expect(repeatOf('BYDAY=-1TU;FREQ=MONTHLY', start)).toEqual(repeat({ frequency: 'MONTHLY', monthly: 'last' }));
    expect(repeatOf('FREQ=DAILY;INTERVAL=1;COUNT=7', start)).toEqual(
      repeat({ frequency: 'DAILY', ends: { count: 7 } }),
    );
  });

  it('ends on the day in its zone, however the end is written', () => {
    const end = (rule: string, more: Partial<Start> = {}) =>
      repeatOf(`FREQ=DAILY;UNTIL=${rule}`, { ...start, ...more })?.ends;
    expect(end('20261203T235959Z')).toEqual({ until: '2026-12-03' });
    expect(end('20260703T225959Z')).toEqual({ until: '2026-07-03' });
    expect(end('20260704T035959Z', { timeZone: 'America/New_York' })).toEqual({ until: '2026-07-03' });
    expect(end('20261203')).toEqual({ until: '2026-12-03' });
    expect(end('20261203T010203', { allDay: true })).toEqual({ until: '2026-12-03' });
    expect(end('20270101T000000', { timeZone: 'America/New_York' })).toEqual({ until: '2026-12-31' });
  });

  it('is not shown if it says more than the form can', () => {
    for (const rule of [
      '',
      'FREQ=HOURLY',
      'FREQ=toString',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1',
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=MONTHLY;BYMONTHDAY=23',
      'FREQ=YEARLY;BYMONTH=11',
      'FREQ=DAILY;BYDAY=TU',
      'FREQ=MONTHLY;BYDAY=4TU,-1TU',
    ]) {
      expect(repeatOf(rule, start), rule).toBeUndefined();
    }
  });
});

describe('the words of a repeat', () => {
  const words = (fields: Partial<Repeat>, from = start) => repeatWords(ruleOf(repeat(fields), from), from);

  it('name how often', () => {
    expect(
      (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map((frequency) => words({ frequency, interval: 2 })),
    ).toEqual(['Every 2 days', 'Every 2 weeks on Tuesday', 'Every 2 months on day 24', 'Every 2 years']);
    expect((['DAILY', 'YEARLY'] as const).map((frequency) => words({ frequency }))).toEqual([
      'Every day',
      'Every year',
    ]);
  });

  it('name the weekdays', () => {
    expect(words({ days: ['MO', 'WE', 'SA'] })).toBe('Every week on Monday, Tuesday, Wednesday and Saturday');
    expect(words({ days: ['MO', 'WE', 'TH', 'FR'] })).toBe('Every week on weekdays');
    expect(words({ days: ['MO', 'WE', 'TH', 'SA'] })).toBe(
      'Every week on Monday, Tuesday, Wednesday, Thursday and Saturday',
    );
    expect(words({ days: ['SU', 'WE', 'TH', 'FR'] })).toBe(
      'Every week on Tuesday, Wednesday, Thursday, Friday and Sunday',
    );
  });

  it('name the place in a month', () => {
    expect(words({ frequency: 'MONTHLY', monthly: 'weekday' }, on('2026-11-10'))).toBe(
      'Every month on the second Tuesday',
    );
    expect(words({ frequency: 'MONTHLY', monthly: 'last' })).toBe('Every month on the last Tuesday');
  });

  it('name the end', () => {
    const daily = { frequency: 'DAILY' } as const;
    expect(words({ ...daily, ends: { count: 1 } })).toBe('Every day, once');
    expect(words({ ...daily, ends: { count: 2 } })).toBe('Every day, 2 times');
    expect(words({ ...daily, ends: { until: '2028-12-31' } })).toBe('Every day, until 31 Dec 2028');
  });
});

describe('what a monthly meeting can fall on', () => {
  const labels = (day: string) => monthlyChoices(on(day)).map(({ value, label }) => `${value}: ${label}`);

  it('is the day, the place among its weekdays up to the fourth, and the last in the last seven days', () => {
    expect(labels('2026-11-01')).toEqual(['day: Day 1', 'weekday: The first Sunday']);
    expect(labels('2026-11-17')).toEqual(['day: Day 17', 'weekday: The third Tuesday']);
    expect(labels('2026-11-23')).toEqual(['day: Day 23', 'weekday: The fourth Monday']);
    expect(labels('2026-11-24')).toEqual(['day: Day 24', 'weekday: The fourth Tuesday', 'last: The last Tuesday']);
    expect(labels('2026-11-30')).toEqual(['day: Day 30', 'last: The last Monday']);
    expect(labels('2027-02-22')).toEqual(['day: Day 22', 'weekday: The fourth Monday', 'last: The last Monday']);
  });

  it('goes by the clock of the zone, and for all day by the day itself', () => {
    const late = { start: '2026-11-30T23:30:00.000Z', timeZone: 'Asia/Tokyo' };
    expect(monthlyChoices(late)[0]?.label).toBe('Day 1');
    expect(monthlyChoices({ ...late, allDay: true })[0]?.label).toBe('Day 30');
  });
});

describe('why a rule cannot be kept', () => {
  const fault = (rule: string) => ruleFault(rule, start);

  it('names a part, an interval, or a day that never comes', () => {
    expect(fault('FREQ=WEEKLY;BYHOUR=3')).toBe('The repeat must be by days, weeks, months or years, not BYHOUR.');
    expect(fault('FREQ=HOURLY;COUNT=2')).toBe(
      'The repeat must be by days, weeks, months or years, not FREQ=HOURLY;COUNT=2.',
    );
    expect(fault(`FREQ=${'X'.repeat(60)}`)).toBe(
      `The repeat must be by days, weeks, months or years, not FREQ=${'X'.repeat(35)}.`,
    );
    for (const interval of ['0', '-1', String(countLimit + 1)]) {
      expect(fault(`FREQ=DAILY;INTERVAL=${interval}`)).toBe(`Enter an interval from 1 to 999, not ${interval}.`);
    }
    expect(fault('FREQ=DAILY;INTERVAL=x')).toBe('Enter an interval from 1 to 999, not NaN.');
    const never = 'Choose a repeat with at least one date; this one never comes.';
    expect(fault('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toBe(never);
    expect(fault('FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31')).toBe(never);
    expect(fault('FREQ=MONTHLY;BYMONTHDAY=32')).toBe(never);
    expect(fault('FREQ=DAILY;UNTIL=20200101T000000Z')).toBe(never);
  });

  it('is nothing if a calendar can follow it', () => {
    for (const rule of [
      'FREQ=DAILY;INTERVAL=1;COUNT=3;WKST=SU',
      'FREQ=WEEKLY;BYDAY=MO',
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
      'FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=31',
      'FREQ=YEARLY;BYDAY=MO;BYMONTH=3;BYSETPOS=1',
    ]) {
      expect(fault(rule), rule).toBeUndefined();
    }
  });

  it('says that a daily one never falls on its weekdays, or in its months', () => {
    const comes = (rule: string) => fault(`FREQ=DAILY;${rule}`) === undefined;
    expect(['BYDAY=MO', 'INTERVAL=7;BYDAY=MO,TU', 'INTERVAL=14;BYDAY=TU', 'INTERVAL=6;BYDAY=MO'].map(comes)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['INTERVAL=7;BYDAY=MO', 'INTERVAL=14;BYDAY=WE', 'BYDAY=XX', 'BYDAY=MO,XX'].map(comes)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['BYMONTH=1,12', 'INTERVAL=14;BYMONTH=2'].map(comes)).toEqual([true, true]);
    expect(['BYMONTH=0', 'BYMONTH=13', 'BYMONTH=2,13', 'INTERVAL=15;BYMONTH=2'].map(comes)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('names a part that belongs to another frequency', () => {
    expect(fault('FREQ=DAILY;BYMONTHDAY=1')).toContain('not BYMONTHDAY');
    expect(fault('FREQ=WEEKLY;BYMONTHDAY=1')).toContain('not BYMONTHDAY');
    expect(fault('FREQ=MONTHLY;BYMONTH=1')).toContain('not BYMONTH');
  });

  it('gives the calendar’s own words for a rule that it cannot read', () => {
    expect(fault('FREQ=MONTHLY;BYDAY=6MO')).toMatch(
      /^(This repeat cannot be followed by a calendar: .|Choose a repeat)/,
    );
    expect(fault('FREQ=WEEKLY;BYDAY=XX')).toMatch(/^This repeat cannot be followed by a calendar: .+\.$/);
  });
});
