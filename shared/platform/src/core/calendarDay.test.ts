import { describe, expect, it } from 'vitest';
import { addDays, isDay } from './calendarDay';

describe('days of the calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // The night of the clock change in Britain has 23 hours; the calendar does not mind.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-03', 0, '2026-11-03'],
    ['', 1, ''],
    ['tomorrow', 1, ''],
  ])('%s and %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));

  it.each(['2026-11-03', '2028-02-29', '1000-01-01', '9999-12-31'])('%s is a day', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0999-01-01', '2026-11-03T00:00', '', undefined, null])(
    '%s is no day',
    (text) => expect(isDay(text)).toBe(false),
  );
});
