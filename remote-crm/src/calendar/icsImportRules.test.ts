import { ics } from '@steps/business/calendar';
import { type Meeting, meetingUid } from '@steps/business/meetings';
import { contact, meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { planImport } from './icsImportRules';
import { whenInFile } from './icsPreviewRules';

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:choir@x', ...lines, 'END:VEVENT'];
const series = (title: string, ...lines: readonly string[]) =>
  event(
    `SUMMARY:${title}`,
    'DTSTART:20261102T090000Z',
    'DTEND:20261102T093000Z',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    ...lines,
  );
const change = (title: string, day: string, ...lines: readonly string[]) =>
  event(
    `SUMMARY:${title}`,
    `RECURRENCE-ID:202611${day}T090000Z`,
    `DTSTART:202611${day}T150000Z`,
    `DTEND:202611${day}T160000Z`,
    ...lines,
  );
const read = (...events: readonly (readonly string[])[]) =>
  ics.read(['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n'), 'UTC');

/** The calendar after files were imported one after the other, and what the last one did. */
function importedInTurn(...files: readonly ReturnType<typeof read>[]) {
  let kept: Meeting[] = [];
  let what: string[] = [];
  for (const [at, file] of files.entries()) {
    const plans = planImport(file, kept, []);
    what = plans.map((plan) => plan.what);
    const changed = plans.flatMap((plan) => plan.after ?? []);
    const fresh = plans.flatMap((plan, nth) =>
      plan.what === 'new' ? [meeting({ ...plan.meeting, id: `m${at}-${nth}` })] : [],
    );
    kept = [...kept.map((one) => changed.find(({ id }) => id === one.id) ?? one), ...fresh];
  }
  return { kept, what };
}

describe('files imported one after the other', () => {
  it('leave the later version of a meeting, whichever came first', () => {
    const [old, late] = [read(series('Old', 'SEQUENCE:1')), read(series('Late', 'SEQUENCE:2'))];
    expect(importedInTurn(old, late)).toMatchObject({ kept: [{ title: 'Late' }], what: ['changed'] });
    expect(importedInTurn(late, old)).toMatchObject({ kept: [{ title: 'Late' }], what: ['older'] });
  });

  it('and the later version of each occurrence', () => {
    const stamp = 'DTSTAMP:20261001T090000Z';
    const late = read(series('Choir', stamp), change('Late', '09', 'SEQUENCE:10', stamp));
    const old = read(series('Choir', stamp), change('Old', '09', 'SEQUENCE:1', stamp), change('Other', '16', stamp));
    for (const files of [
      [late, old],
      [old, late],
      [late, old, late],
    ]) {
      const { kept } = importedInTurn(...files);
      expect(kept).toHaveLength(1);
      expect(kept[0]?.overrides?.find(({ original }) => original.includes('-09T'))?.title).toBe('Late');
    }
  });

  it('put a change that comes alone into the series that is there, also one that cancels it', () => {
    const whole = read(series('Choir', 'DTSTAMP:20261001T090000Z'));
    const moved = read(
      change('Moved', '09', 'DTSTAMP:20261002T090000Z'),
      change('Off', '16', 'STATUS:CANCELLED', 'DTSTAMP:20261002T090000Z'),
    );
    const { kept, what } = importedInTurn(whole, moved);
    expect([kept.length, what]).toEqual([1, ['changed']]);
    expect(kept[0]).toMatchObject({ exdates: ['2026-11-16T09:00:00.000Z'] });
    expect(kept[0]?.overrides?.[0]).toMatchObject({ title: 'Moved', start: '2026-11-09T15:00:00.000Z' });
    expect(importedInTurn(whole, moved, moved).what, 'once more').toEqual(['same']);
    expect(importedInTurn(whole, moved, whole).kept[0]?.overrides?.[0]?.title, 'the series as it was').toBe('Moved');
  });

  it('change nothing when they say nothing new, whatever is in them', () => {
    const full = read(
      series('Choir', 'SEQUENCE:3', 'DTSTAMP:20261001T090000Z', 'RDATE:20261104T100000Z'),
      change('Moved', '09', 'DTSTAMP:20261005T090000Z'),
      change('Off', '16', 'STATUS:CANCELLED'),
    );
    const { kept } = importedInTurn(full);
    expect(importedInTurn(full, full).what).toEqual(['same']);
    const own = ics.read(ics.write(kept), 'UTC');
    expect(planImport(own, kept, []).map(({ what }) => what)).toEqual(['same']);
    expect(meetingUid(kept[0] as Meeting)).toBe('choir@x');
  });
});

it('a new meeting is with the contact who has one of its addresses, by the main one first', () => {
  const people = [
    contact({ id: 'b', email: 'x@x.example', otherEmails: 'ada@home.example' }),
    contact({ id: 'a', email: 'ada@x.example', otherEmails: 'x@x.example' }),
  ];
  const by = (email: string) =>
    planImport(read(series('Choir', `ATTENDEE:mailto:${email}`)), [], people)[0]?.meeting.contactId;
  expect(['ADA@home.example', 'x@x.example', 'no@x.example'].map(by)).toEqual(['b', 'b', undefined]);
});

describe('the preview says the first time that the calendar will show', () => {
  const shown = (...lines: readonly string[]) =>
    whenInFile(read(series('Choir', ...lines)).found[0]?.meeting ?? expect.fail(), 'UTC');

  it('also where that of the series is left out, or its rule would not give it', () => {
    expect(shown()).toBe('Mon 2 Nov 09:00 – 09:30, every week on Monday, 4 times');
    expect(shown('EXDATE:20261102T090000Z')).toContain('Mon 9 Nov 09:00');
    const offRule = event('DTSTART:20261104T150000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3');
    expect(whenInFile(read(offRule).found[0]?.meeting ?? expect.fail(), 'UTC')).toContain('Wed 4 Nov 15:00');
  });

  it('with its further days', () => {
    const course = event('DTSTART:20261103T120000Z', 'RDATE:20261105T120000Z,20261110T120000Z');
    expect(whenInFile(read(course).found[0]?.meeting ?? expect.fail(), 'UTC')).toBe(
      'Tue 3 Nov 12:00 – 12:30, on 3 dates',
    );
    expect(shown('RDATE:20261105T120000Z')).toContain('and on 1 more date');
  });
});
