import { meeting } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { occurrencesOf } from '../nouns/meetings/recurrence';
import { readIcs } from './icsRead';
import { writeIcs } from './icsWrite';

const file = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:u@x', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const berlin = (name: string, local: string) => `${name};TZID=Europe/Berlin:${local}`;
const series = (...lines: readonly string[]) => [
  ...['SUMMARY:Choir', berlin('DTSTART', '20261102T090000'), berlin('DTEND', '20261102T093000')],
  ...(lines.some((line) => line.startsWith('RRULE')) ? [] : ['RRULE:FREQ=WEEKLY;COUNT=5']),
  ...lines,
];
const moved = (id: string, start: string, ...lines: readonly string[]) => [
  ...[id, 'SUMMARY:Moved', berlin('DTSTART', start), 'DURATION:PT1H'],
  ...lines,
];
/** "Title day hour" of each time on the clock of Berlin. */
const told = (text: string, home = 'Europe/London') =>
  readIcs(text, home)
    .found.flatMap((one) => occurrencesOf(meeting(one.meeting), 0, Date.parse('2028-01-01')))
    .sort((one, other) => one.meeting.start.localeCompare(other.meeting.start))
    .map(({ meeting: { title, start, timeZone, allDay } }) => {
      const at = new Date(start).toLocaleString('sv-SE', { timeZone: allDay ? 'UTC' : timeZone }).slice(5, 16);
      return `${title} ${at}`;
    });

describe('a change of one occurrence is found', () => {
  it.each([
    'RECURRENCE-ID;VALUE=DATE:20261116',
    'RECURRENCE-ID:20261116T090000',
    'RECURRENCE-ID:20261116T080000Z',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261116T090000',
    'RECURRENCE-ID;TZID=America/New_York:20261116T030000',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261116T110000',
  ])('by %s', (id) => {
    expect(told(file(series(), moved(id, '20261117T140000')))).toEqual([
      ...['Choir 11-02 09:00', 'Choir 11-09 09:00', 'Moved 11-17 14:00', 'Choir 11-23 09:00', 'Choir 11-30 09:00'],
    ]);
    const off = moved(id, '20261116T090000', 'STATUS:CANCELLED');
    expect(told(file(series(), off)), 'cancelled').toEqual([
      ...['Choir 11-02 09:00', 'Choir 11-09 09:00', 'Choir 11-23 09:00', 'Choir 11-30 09:00'],
    ]);
  });

  it('in a series of whole days, by a time too', () => {
    const days = ['SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;COUNT=3'];
    for (const id of ['RECURRENCE-ID:20261103T000000', 'RECURRENCE-ID;VALUE=DATE:20261103']) {
      const change = [id, 'SUMMARY:Other', 'DTSTART;VALUE=DATE:20261110'];
      expect(told(file(days, change))).toEqual(['Fair 11-02 00:00', 'Fair 11-04 00:00', 'Other 11-10 00:00']);
    }
  });

  it('also where the file leaves its first time out, as some programs do', () => {
    const change = moved(berlin('RECURRENCE-ID', '20261116T090000'), '20261117T140000');
    expect(told(file(series(berlin('EXDATE', '20261116T090000')), change))).toContain('Moved 11-17 14:00');
  });

  it('also where its exception is in floating time', () => {
    expect(told(file(series('EXDATE:20261116T090000,20261123T090000'))).map((one) => one.slice(6, 11))).toEqual([
      ...['11-02', '11-09', '11-30'],
    ]);
  });
});

describe('of several versions', () => {
  const change = (title: string, ...lines: readonly string[]) => [
    ...[berlin('RECURRENCE-ID', '20261116T090000'), `SUMMARY:${title}`, berlin('DTSTART', '20261116T150000'), ...lines],
  ];
  const third = (text: string) => told(text)[2];

  it.each([
    [
      ['SEQUENCE:2', 'DTSTAMP:20261001T090000Z'],
      ['SEQUENCE:10', 'DTSTAMP:20260901T090000Z'],
    ],
    [
      ['SEQUENCE:1', 'DTSTAMP:20261001T090000Z'],
      ['SEQUENCE:1', 'DTSTAMP:20261002T090000Z'],
    ],
    [['DTSTAMP:20261001T090000Z'], ['DTSTAMP:20261001T090001Z']],
    [['DTSTAMP:20261009T090000Z'], ['SEQUENCE:1']],
  ])('%j is older than %j, in whatever order the file has them', (old, late) => {
    for (const both of [
      [change('Old', ...old), change('Late', ...late)],
      [change('Late', ...late), change('Old', ...old)],
    ]) {
      expect(third(file(series(), ...both))).toBe('Late 11-16 15:00');
      expect(third(file(...both, series()))).toBe('Late 11-16 15:00');
    }
    const master = (title: string, lines: readonly string[]) => [
      `SUMMARY:${title}`,
      'DTSTART:20261102T090000Z',
      ...lines,
    ];
    const { found, leftOut } = readIcs(file(master('Late', late), master('Old', old)), 'UTC');
    expect(found.map((one) => one.meeting.title)).toEqual(['Late']);
    expect(leftOut).toEqual([{ what: 'Old', why: 'The file has a later version of it.' }]);
  });

  it('where none is later by these, the one changed last is taken', () => {
    const both = [change('Late', 'LAST-MODIFIED:20261003T090000Z'), change('Old', 'LAST-MODIFIED:20261002T090000Z')];
    expect(third(file(series(), ...both))).toBe('Late 11-16 15:00');
  });

  it('meetings under one identity that are no versions of each other all come, once each', () => {
    const one = (day: string) => ['SUMMARY:Booking', `DTSTART:202611${day}T090000Z`, 'DTSTAMP:20261101T090000Z'];
    const { found } = readIcs(file(one('23'), one('24'), one('24'), one('25')), 'UTC');
    expect(found.map(({ meeting: { start } }) => start.slice(8, 10))).toEqual(['23', '24', '25']);
    expect(new Set(found.map(({ meeting: { uid } }) => uid)).size).toBe(3);
    expect(found[0]?.notes[0]).toContain('several meetings under one identity');
  });

  it('a change of a meeting that does not repeat is a version of it, or a meeting beside it', () => {
    const single = ['SUMMARY:Once', 'DTSTART:20261102T090000Z'];
    const same = ['RECURRENCE-ID:20261102T090000Z', 'SUMMARY:Later', 'DTSTART:20261102T110000Z'];
    const other = ['RECURRENCE-ID:20261109T090000Z', 'SUMMARY:Another', 'DTSTART:20261109T110000Z'];
    expect(told(file(single, same, other), 'UTC')).toEqual(['Later 11-02 11:00', 'Another 11-09 11:00']);
  });
});

describe('a change of an occurrence and all later ones', () => {
  const later = (day: string, hour: string, title: string, ...lines: readonly string[]) => [
    ...[`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:202611${day}T090000`, `SUMMARY:${title}`],
    ...[berlin('DTSTART', `202611${day}T${hour}0000`), berlin('DTEND', `202611${day}T${hour}4500`), ...lines],
  ];

  it('holds from there on, as long as the series goes', () => {
    expect(told(file(series(), later('16', '15', 'Late choir')))).toEqual([
      ...['Choir 11-02 09:00', 'Choir 11-09 09:00'],
      ...['Late choir 11-16 15:00', 'Late choir 11-23 15:00', 'Late choir 11-30 15:00'],
    ]);
  });

  it('more than once, with single changes before and after', () => {
    const single = (day: string, title: string) =>
      moved(berlin('RECURRENCE-ID', `202611${day}T090000`), `202611${day}T200000`).map((line) =>
        line.replace('Moved', title),
      );
    const found = told(
      file(
        series(),
        later('23', '16', 'Third'),
        single('30', 'Last'),
        later('09', '15', 'Second'),
        single('16', 'Odd'),
      ),
    );
    expect(found).toEqual([
      'Choir 11-02 09:00',
      'Second 11-09 15:00',
      'Odd 11-16 20:00',
      'Third 11-23 16:00',
      'Last 11-30 20:00',
    ]);
  });

  it('from the first on is the series itself, and one that is cancelled ends it', () => {
    expect(told(file(series('RRULE:FREQ=WEEKLY;COUNT=2'), later('02', '15', 'All')))).toEqual([
      'All 11-02 15:00',
      'All 11-09 15:00',
    ]);
    expect(told(file(series(), later('16', '09', 'Off', 'STATUS:CANCELLED')))).toEqual([
      'Choir 11-02 09:00',
      'Choir 11-09 09:00',
    ]);
  });
});

describe('further days and rules', () => {
  it('are times of the meeting, with a rule or without, as dates, periods and days', () => {
    expect(told(file(series(berlin('RDATE', '20261105T090000,20261104T100000'))))).toEqual([
      ...['Choir 11-02 09:00', 'Choir 11-04 10:00', 'Choir 11-05 09:00', 'Choir 11-09 09:00'],
      ...['Choir 11-16 09:00', 'Choir 11-23 09:00', 'Choir 11-30 09:00'],
    ]);
    const single = ['SUMMARY:Course', berlin('DTSTART', '20261102T090000'), 'RDATE;VALUE=DATE:20261105'];
    const period = 'RDATE;VALUE=PERIOD:20261110T080000Z/PT2H';
    expect(told(file([...single, period]))).toEqual(['Course 11-02 09:00', 'Course 11-05 09:00', 'Course 11-10 09:00']);
  });

  it('go out as they came in', () => {
    const text = file(
      series(berlin('RDATE', '20261105T090000'), 'RRULE:FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE;COUNT=3', 'SEQUENCE:4'),
    );
    const found = readIcs(text, 'Europe/London').found[0]?.meeting;
    const again = readIcs(writeIcs([meeting({ ...found })]), 'Europe/London').found[0]?.meeting;
    expect(again).toMatchObject({ recurrence: found?.recurrence, rdates: found?.rdates, sequence: 4 });
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR;COUNT=4', '11-02 11-04 11-06 11-10'],
    ['FREQ=DAILY;INTERVAL=1;BYDAY=MO,FR;COUNT=3', '11-02 11-06 11-09'],
    ['FREQ=DAILY;BYMONTH=11;BYDAY=MO,SU;UNTIL=20261115T235959Z', '11-02 11-08 11-09 11-15'],
    // The start counts as the first, though the rule does not give it (RFC 5545, 3.3.10).
    ['FREQ=WEEKLY;BYDAY=TH;COUNT=3', '11-02 11-05 11-12'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=3', '11-02 11-15 12-01'],
    ['FREQ=MONTHLY;BYMONTH=1,11;BYDAY=1MO;COUNT=3', '11-02 01-04 11-01'],
    ['FREQ=MONTHLY;BYMONTH=1,11;COUNT=3', '11-02 01-02 11-02'],
    [
      'FREQ=WEEKLY;BYMONTH=11,1;BYDAY=MO,SU;UNTIL=20270104T235959Z',
      '11-02 11-08 11-09 11-15 11-16 11-22 11-23 11-29 11-30 01-03 01-04',
    ],
    ['FREQ=DAILY;BYMONTHDAY=2,13;COUNT=3', '11-02 11-13 12-02'],
  ])('%s comes on %s', (rule, days) => {
    expect(
      told(file(series(`RRULE:${rule}`)))
        .map((one) => one.slice(6, 11))
        .join(' '),
    ).toBe(days);
  });

  it('that never come again are refused instead of looked for', () => {
    const { found } = readIcs(file(series('RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU')), 'UTC');
    expect(found[0]?.meeting.recurrence).toBe('');
    expect(found[0]?.notes[0]).toContain('only its first time');
  });
});
