import { meeting } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Meeting } from './meeting';
import { nextOccurrence, occurrenceAt, occurrencesOf, occurrencesOn, startsUntil } from './recurrence';
import { movedSeries, splitSeries, withFittingExceptions, withOverride, withoutOccurrence } from './seriesRules';

const ms = (text: string) => Date.parse(text);
const zone = 'Europe/London';
/** Every Tuesday in November 2026 from nine to ten. */
const weekly = (fields: Partial<Meeting> = {}): Meeting =>
  meeting({
    id: 'weekly',
    start: '2026-11-03T09:00:00.000Z',
    end: '2026-11-03T10:00:00.000Z',
    timeZone: zone,
    recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
    ...fields,
  });
const nth = (day: string) => `2026-11-${day}T09:00:00.000Z`;
const own = { original: nth('10'), start: '2026-11-12T15:00:00.000Z', end: '2026-11-12T16:30:00.000Z' };
const during = (one: Meeting, from: string, until: string) =>
  occurrencesOf(one, ms(from), ms(until)).map(({ meeting: { start } }) => start);
const all = (one: Meeting) => during(one, '2026-01-01', '2028-01-01');

describe('occurrences of a time', () => {
  it('are in a time that they overlap: what ends when it begins and what begins when it ends is outside', () => {
    const single = weekly({ recurrence: '' });
    for (const one of [single, weekly()]) {
      expect(during(one, '2026-11-03T10:00:00Z', '2026-11-03T12:00:00Z')).toEqual([]);
      expect(during(one, '2026-11-03T08:00:00Z', '2026-11-03T09:00:00Z')).toEqual([]);
      expect(during(one, '2026-11-03T09:59:59Z', '2026-11-03T12:00:00Z')).toEqual([nth('03')]);
      expect(during(one, '2026-11-03T08:00:00Z', '2026-11-03T09:00:01Z')).toEqual([nth('03')]);
    }
  });

  it('without length are in the time in which they start', () => {
    const moment = weekly({ end: nth('03'), recurrence: '' });
    expect(during(moment, nth('03'), '2026-11-03T10:00:00Z')).toEqual([nth('03')]);
    expect(during(moment, '2026-11-03T09:00:01Z', '2026-11-03T10:00:00Z')).toEqual([]);
    expect(during(moment, '2026-11-03T08:00:00Z', nth('03'))).toEqual([]);
  });

  it('are single ones as they are stored, and repeated ones with a key of their own', () => {
    const one = weekly({ recurrence: '' });
    expect(occurrencesOf(one, ms('2026-11-01'), ms('2026-12-01'))).toEqual([
      { key: 'weekly', meeting: one, series: one, original: nth('03'), recurring: false },
    ]);
    const series = weekly();
    expect(occurrencesOf(series, ms('2026-11-09'), ms('2026-11-12'))).toEqual([
      {
        key: `weekly@${nth('10')}`,
        meeting: { ...series, start: nth('10'), end: '2026-11-10T10:00:00.000Z' },
        series,
        original: nth('10'),
        recurring: true,
      },
    ]);
  });

  it('leave out those that were deleted, and have changed ones at their own times only', () => {
    const series = weekly({ exdates: [nth('17')], overrides: [own] });
    expect(all(series)).toEqual([nth('03'), own.start, nth('24')]);
    expect(during(series, '2026-11-10', '2026-11-11')).toEqual([]);
    expect(during(series, '2026-11-12', '2026-11-13')).toEqual([own.start]);
    expect(all(weekly({ exdates: [own.original], overrides: [own] }))).toEqual([nth('03'), nth('17'), nth('24')]);
  });

  it('are in the order in which they take place, the longer one first', () => {
    const moved = weekly({ overrides: [{ ...own, original: nth('03') }] });
    expect(all(moved)).toEqual([nth('10'), own.start, nth('17'), nth('24')]);
    const short = weekly({ id: 'short', recurrence: '' });
    const long = weekly({ id: 'long', recurrence: '', end: '2026-11-03T11:00:00.000Z' });
    const before = weekly({ id: 'before', recurrence: '', start: '2026-11-03T08:00:00.000Z' });
    const keys = occurrencesOn([short, long, before], '2026-11-03', '2026-11-03', zone).map(({ key }) => key);
    expect(keys).toEqual(['before', 'long', 'short']);
  });

  it('of days are those of the days where the reader is, both included', () => {
    const evening = weekly({ start: '2026-11-03T23:30:00.000Z', end: '2026-11-03T23:45:00.000Z', recurrence: '' });
    const on = (first: string, last: string, at: string) => occurrencesOn([evening], first, last, at).length;
    expect([on('2026-11-03', '2026-11-03', zone), on('2026-11-04', '2026-11-04', zone)]).toEqual([1, 0]);
    expect([on('2026-11-03', '2026-11-03', 'Asia/Tokyo'), on('2026-11-04', '2026-11-04', 'Asia/Tokyo')]).toEqual([
      0, 1,
    ]);
    expect([on('2026-11-02', '2026-11-03', zone), on('2026-11-01', '2026-11-02', zone)]).toEqual([1, 0]);
  });

  it('of a year are the same whether it is asked for late or first', () => {
    const daily = weekly({ recurrence: 'FREQ=DAILY' });
    const late = during(daily, '2028-03-01', '2028-03-03');
    expect(during(daily, '2026-11-03', '2026-11-05')).toHaveLength(2);
    expect(during(daily, '2028-03-01', '2028-03-03')).toEqual(late);
    expect(during(weekly({ recurrence: 'FREQ=DAILY' }), '2028-03-01', '2028-03-03')).toEqual(late);
  });

  it('end with the ten thousandth', () => {
    const daily = weekly({ recurrence: 'FREQ=DAILY' });
    expect(startsUntil(daily, ms('2200-01-01'))).toHaveLength(10_000);
    expect(startsUntil(daily, ms('2026-11-05T09:00:00Z'))).toEqual([ms(nth('03')), ms(nth('04'))]);
  });
});

describe('further days beside the rule', () => {
  const further = (...days: readonly string[]) => days.map((day) => `2026-11-${day}T09:00:00.000Z`);

  it('take place in order, each once, and do not count towards COUNT', () => {
    expect(all(weekly({ rdates: further('25', '05', '10', '05', '01') }))).toEqual(
      further('01', '03', '05', '10', '17', '24', '25'),
    );
    const alone = weekly({ recurrence: 'FREQ=DAILY;COUNT=1', rdates: further('20') });
    expect(all(alone)).toEqual(further('03', '20'));
  });

  it('the start takes place and counts, also if the rule does not give it', () => {
    expect(all(weekly({ recurrence: 'FREQ=WEEKLY;BYDAY=TH;COUNT=3' }))).toEqual(further('03', '05', '12'));
    expect(all(weekly({ recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=1' }))).toEqual(further('03'));
    expect(all(weekly({ recurrence: 'COUNT=2;FREQ=WEEKLY' }))).toEqual(further('03', '10'));
  });

  it('stay in the part of a series to which they belong', () => {
    const series = weekly({ rdates: further('05', '20') });
    const { before, after } = splitSeries(series, nth('10'));
    expect(before && all(before)).toEqual(further('03', '05'));
    expect(all(after)).toEqual(further('10', '17', '20', '24'));
    const at = splitSeries(series, further('05')[0] ?? '');
    expect([...(at.before ? all(at.before) : []), ...all(at.after)]).toEqual(all(series));
    const last = splitSeries(weekly({ rdates: further('26') }), further('26')[0] ?? '');
    expect(last.after.recurrence).toBe('FREQ=DAILY;COUNT=1');
    expect(all(last.after)).toEqual(further('26'));
  });
});

describe('one occurrence', () => {
  it('is found by the start that its rule gives, also after it was moved', () => {
    const series = weekly({ exdates: [nth('17')], overrides: [own] });
    expect(occurrenceAt(series, own.original)?.meeting).toMatchObject({ start: own.start, end: own.end });
    expect(occurrenceAt(series, '2026-11-10T09:00:00Z')?.key).toBe(`weekly@${own.original}`);
    expect(occurrenceAt(series, nth('24'))?.meeting.start).toBe(nth('24'));
    expect(occurrenceAt(series, nth('17'))).toBeUndefined();
    expect(occurrenceAt(series, nth('18'))).toBeUndefined();
    expect(occurrenceAt(series, own.start), 'not by where it was moved to').toBeUndefined();
    expect(occurrenceAt(weekly({ recurrence: '' }), 'whatever')?.recurring).toBe(false);
  });

  it('with times of its own keeps its length if only the start was changed', () => {
    const moved = weekly({ overrides: [{ original: nth('10'), title: 'Short' }] });
    expect(occurrenceAt(moved, nth('10'))?.meeting).toMatchObject({
      title: 'Short',
      start: nth('10'),
      end: '2026-11-10T10:00:00.000Z',
    });
    expect(occurrenceAt(moved, nth('10'))?.meeting).not.toHaveProperty('original');
  });

  it('that comes next is the one that is going on, or the first within a good year', () => {
    expect(nextOccurrence(weekly(), ms('2026-11-03T09:30:00Z'))?.original).toBe(nth('03'));
    expect(nextOccurrence(weekly(), ms('2026-11-03T10:00:00Z'))?.original).toBe(nth('10'));
    expect(nextOccurrence(weekly(), ms('2026-12-01'))).toBeUndefined();
    expect(nextOccurrence(weekly(), ms('2025-11-01'))?.original).toBe(nth('03'));
    expect(nextOccurrence(weekly(), ms('2025-09-01'))).toBeUndefined();
    expect(nextOccurrence(weekly(), ms('2026-11-01'), 2)).toBeUndefined();
  });
});

describe('a series that lacks an occurrence or has a changed one', () => {
  it('names each deleted one once, in order, and forgets its changes', () => {
    const once = withoutOccurrence(weekly({ exdates: [nth('17')], overrides: [own] }), nth('10'));
    expect(once).toMatchObject({ exdates: [nth('10'), nth('17')], overrides: [] });
    expect(withoutOccurrence(once, nth('10')).exdates).toEqual([nth('10'), nth('17')]);
    expect(withoutOccurrence(weekly(), nth('03'))).toMatchObject({ exdates: [nth('03')], overrides: undefined });
  });

  it('has one set of changed fields for each', () => {
    const changed = withOverride(weekly({ overrides: [own] }), {
      ...own,
      original: '2026-11-10T09:00:00Z',
      title: 'B',
    });
    expect(changed.overrides).toEqual([{ ...own, original: '2026-11-10T09:00:00Z', title: 'B' }]);
    const both = withOverride(changed, { original: nth('17') });
    expect(both.overrides?.map(({ original }) => original)).toEqual(['2026-11-10T09:00:00Z', nth('17')]);
    expect(withOverride(weekly(), own).overrides).toEqual([own]);
  });

  it('keeps only the exceptions that its rule gives', () => {
    const strange = { original: nth('11') };
    const series = weekly({ exdates: [nth('17'), nth('18')], overrides: [own, strange] });
    expect(withFittingExceptions(series)).toMatchObject({ exdates: [nth('17')], overrides: [own] });
    expect(withFittingExceptions({ ...series, recurrence: '' })).toMatchObject({ exdates: [], overrides: [] });
    expect(withFittingExceptions(weekly({ overrides: [strange] }))).toMatchObject({ overrides: [] });
    expect(withFittingExceptions(weekly({ exdates: [nth('18')] }))).toMatchObject({ exdates: [] });
    const plain = weekly({ exdates: [], overrides: [] });
    expect(withFittingExceptions(plain)).toBe(plain);
    const none = weekly();
    expect(withFittingExceptions(none)).toBe(none);
  });
});

describe('splitting a series', () => {
  it('at its first occurrence leaves nothing before', () => {
    const series = weekly();
    expect(splitSeries(series, nth('03'))).toEqual({ before: undefined, after: series });
  });

  it('divides the count, the exceptions and the times', () => {
    const series = weekly({ exdates: [nth('03'), nth('24')], overrides: [own, { original: nth('17') }] });
    const { before, after } = splitSeries(series, nth('17'));
    expect(before).toMatchObject({
      start: nth('03'),
      recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2',
      exdates: [nth('03')],
      overrides: [own],
    });
    expect(after).toMatchObject({
      start: nth('17'),
      end: '2026-11-17T10:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2',
      exdates: [nth('24')],
      overrides: [{ original: nth('17') }],
    });
  });

  it('leaves an open end, and an end on a day, to the part after', () => {
    for (const end of ['', ';UNTIL=20261130T235959Z']) {
      const { before, after } = splitSeries(weekly({ recurrence: `FREQ=WEEKLY;BYDAY=TU${end}` }), nth('10'));
      expect(before?.recurrence).toBe('FREQ=WEEKLY;BYDAY=TU;COUNT=1');
      expect(after.recurrence).toBe(`FREQ=WEEKLY;BYDAY=TU${end}`);
      expect(before?.exdates).toBeUndefined();
    }
    const first = splitSeries(weekly({ recurrence: 'COUNT=4;FREQ=WEEKLY' }), nth('10'));
    expect([first.before?.recurrence, first.after.recurrence]).toEqual(['FREQ=WEEKLY;COUNT=1', 'COUNT=3;FREQ=WEEKLY']);
  });

  it('loses no occurrence, wherever it is split', () => {
    fc.assert(
      fc.property(fc.constantFrom('03', '10', '17', '24'), (day) => {
        const { before, after } = splitSeries(weekly(), nth(day));
        expect([...(before ? all(before) : []), ...all(after)]).toEqual(all(weekly()));
      }),
    );
  });
});

describe('moving a series', () => {
  const times = (one: Meeting) => ({ start: one.start, end: one.end, timeZone: one.timeZone, allDay: one.allDay });
  const moved = (series: Meeting, to: Partial<Meeting>) =>
    movedSeries(series, times(series), { ...times(series), ...to });

  it('moves every occurrence and exception by the same time on the clock', () => {
    const series = weekly({ exdates: [nth('17')], overrides: [own] });
    expect(moved(series, { start: '2026-11-04T10:30:00.000Z', end: '2026-11-04T12:00:00.000Z' })).toMatchObject({
      start: '2026-11-04T10:30:00.000Z',
      end: '2026-11-04T12:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
      exdates: ['2026-11-18T10:30:00.000Z'],
      overrides: [{ ...own, original: '2026-11-11T10:30:00.000Z' }],
    });
    expect(moved(weekly(), { start: nth('04') })).not.toMatchObject({ exdates: expect.anything() });
  });

  it('moves the weekdays with it, forwards and back', () => {
    const several = weekly({ recurrence: 'FREQ=WEEKLY;BYDAY=TU,SA,SU' });
    const rule = (day: string) => moved(several, { start: `2026-11-${day}T09:00:00.000Z` }).recurrence;
    expect(rule('05')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,TH');
    expect(rule('02')).toBe('FREQ=WEEKLY;BYDAY=MO,FR,SA');
    expect(rule('10')).toBe('FREQ=WEEKLY;BYDAY=TU,SA,SU');
  });

  it('moves the last day with it, by whole days', () => {
    const series = weekly({ recurrence: 'FREQ=DAILY;UNTIL=20261130T235959Z' });
    expect(moved(series, { start: '2026-11-05T23:00:00.000Z' }).recurrence).toBe('FREQ=DAILY;UNTIL=20261202T235959Z');
    expect(moved(series, { start: '2026-11-03T23:00:00.000Z' }).recurrence).toBe(series.recurrence);
    expect(moved(series, { start: '2026-11-02T01:00:00.000Z' }).recurrence).toBe('FREQ=DAILY;UNTIL=20261129T235959Z');
  });

  it('falls on the new day of the month, and past the 28th on the last of its weekdays', () => {
    const monthly = (rule: string, day: string) =>
      moved(weekly({ recurrence: `FREQ=MONTHLY;${rule}` }), { start: `2026-11-${day}T09:00:00.000Z` }).recurrence;
    expect(monthly('BYMONTHDAY=3', '20')).toBe('FREQ=MONTHLY;BYMONTHDAY=20');
    expect(monthly('BYDAY=1TU', '11')).toBe('FREQ=MONTHLY;BYDAY=2WE');
    expect(monthly('BYDAY=1TU', '28')).toBe('FREQ=MONTHLY;BYDAY=4SA');
    expect(monthly('BYDAY=1TU', '29')).toBe('FREQ=MONTHLY;BYDAY=-1SU');
    expect(monthly('BYDAY=TU;BYSETPOS=1', '11'), 'what the form cannot say stays').toBe(
      'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1',
    );
  });

  it('keeps the time of day through another zone, all day and a change of the clocks', () => {
    const series = weekly({ start: '2026-10-20T08:00:00.000Z', end: '2026-10-20T09:00:00.000Z', exdates: [nth('03')] });
    const later = moved(series, { start: '2026-10-20T09:00:00.000Z', end: '2026-10-20T10:00:00.000Z' });
    expect(later.exdates).toEqual(['2026-11-03T10:00:00.000Z']);
    const tokyo = moved(weekly({ exdates: [nth('10')] }), {
      start: '2026-11-03T00:00:00.000Z',
      timeZone: 'Asia/Tokyo',
    });
    expect(tokyo).toMatchObject({ start: '2026-11-03T00:00:00.000Z', exdates: ['2026-11-10T00:00:00.000Z'] });
    const day = moved(weekly({ exdates: [nth('10')] }), {
      start: '2026-11-03T00:00:00.000Z',
      end: '2026-11-04T00:00:00.000Z',
      allDay: true,
    });
    expect(day).toMatchObject({ allDay: true, end: '2026-11-04T00:00:00.000Z', exdates: ['2026-11-10T00:00:00.000Z'] });
  });
});
