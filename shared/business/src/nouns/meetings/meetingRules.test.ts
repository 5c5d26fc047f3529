import { browserZone } from '@steps/platform/src/core/calendar/zones';
import { meeting } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrencesOn } from '../../calendar';
import { mayRecurOn } from './meetingRules';

const dayMs = 86_400_000;
const rules = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,FR;INTERVAL=2',
  'FREQ=MONTHLY;COUNT=9',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=DAILY',
];

describe('whether a recurring meeting may fall on a day', () => {
  it('is never ruled out for a day on which it does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.constantFrom(browserZone(), 'Pacific/Kiritimati', 'Pacific/Honolulu'),
        fc.integer({ min: 0, max: 60 * 24 }),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        (recurrence, timeZone, hours, days, allDay) => {
          const start = new Date(Date.UTC(2026, 8, 1, allDay ? 0 : hours)).toISOString();
          const end = new Date(Date.parse(start) + (allDay ? dayMs : 3 * 3_600_000)).toISOString();
          const one = meeting({ start, end, timeZone, recurrence, allDay });
          const day = new Date(Date.UTC(2026, 8, 1) + days * dayMs).toISOString().slice(0, 10);
          const found = occurrencesOn([one], day, day, browserZone()).filter(({ original }) => original !== start);
          if (found.length > 0) expect(mayRecurOn(one, day)).toBe(true);
        },
      ),
    );
  });

  it('is ruled out for the other days of a week or month, so that no library is loaded for them', () => {
    const zone = browserZone();
    const weekly = meeting({
      start: '2026-11-03T10:00:00.000Z',
      end: '2026-11-03T11:00:00.000Z',
      timeZone: zone,
      recurrence: 'FREQ=WEEKLY',
    });
    expect(mayRecurOn(weekly, '2026-11-10')).toBe(true);
    expect(mayRecurOn(weekly, '2026-11-13')).toBe(false);
    expect(mayRecurOn({ ...weekly, recurrence: 'FREQ=MONTHLY' }, '2026-11-10')).toBe(false);
    expect(mayRecurOn(weekly, '2026-10-27')).toBe(false);
    expect(mayRecurOn(weekly, '2026-11-03')).toBe(false);
  });
});
