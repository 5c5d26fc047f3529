import { readText } from '@steps/platform/src/core/text/readText';
import { meeting } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Meeting } from '../nouns/meetings/meeting';
import { occurrencesOf, startsUntil } from '../nouns/meetings/recurrence';
import { readIcs } from './icsRead';
import { writeIcs } from './icsWrite';

const london = 'Europe/London';
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@test', 'SUMMARY:Test', ...lines, 'END:VEVENT'];
const only = (text: string, zone = london) => readIcs(text, zone).found[0] ?? expect.fail('nothing found');

describe('a file as Google writes it', () => {
  const text = file(
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-TIMEZONE:Europe/London',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'DTSTART:19701101T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...event(
      'DTSTART;TZID=America/New_York:20261026T090000',
      'DTEND;TZID=America/New_York:20261026T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=MO',
      'EXDATE;TZID=America/New_York:20261109T090000',
      'ORGANIZER;CN=Sam Hill:mailto:sam@harbour.example',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=priya@',
      ' fenwick.example;X-NUM-GUESTS=0:mailto:priya@fenwick.example',
      'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij',
      'DESCRIPTION:Line one\\nLine two\\, with a comma',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P0DT0H10M0S',
      'END:VALARM',
    ),
    ...event(
      'RECURRENCE-ID;TZID=America/New_York:20261102T090000',
      'DTSTART;TZID=America/New_York:20261102T140000',
      'DTEND;TZID=America/New_York:20261102T150000',
    ),
    'BEGIN:VEVENT',
    'UID:2@test',
    'SUMMARY:In UTC',
    'DTSTART:20261103T090000Z',
    'DTEND:20261103T100000Z',
    'END:VEVENT',
  );

  it('gives the meeting with its people, its call, its reminder and its exceptions', () => {
    const { meeting: found } = only(text);
    expect(found).toMatchObject({
      timeZone: 'America/New_York',
      start: '2026-10-26T13:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      exdates: ['2026-11-09T14:00:00.000Z'],
      overrides: [
        { original: '2026-11-02T14:00:00.000Z', start: '2026-11-02T19:00:00.000Z', end: '2026-11-02T20:00:00.000Z' },
      ],
      attendees: [
        { name: 'Sam Hill', email: 'sam@harbour.example' },
        { name: '', email: 'priya@fenwick.example' },
      ],
      link: 'https://meet.google.com/abc-defg-hij',
      notes: 'Line one\nLine two, with a comma',
      reminderMinutes: 10,
    });
    const times = occurrencesOf(meeting(found), 0, Date.parse('2027-01-01')).map((one) => one.meeting.start);
    expect(times).toEqual(['2026-10-26T13:00:00.000Z', '2026-11-02T19:00:00.000Z', '2026-11-16T14:00:00.000Z']);
  });

  it('shows single meetings of UTC on the clock of the calendar', () => {
    expect(readIcs(text, 'UTC').found[1]?.meeting).toMatchObject({
      start: '2026-11-03T09:00:00.000Z',
      timeZone: london,
    });
  });
});

describe('a file as Outlook writes it', () => {
  it('names zones as Windows does', () => {
    const { meeting: found, notes } = only(
      file(
        ...event('DTSTART;TZID="GMT Standard Time":20260701T090000', 'DTEND;TZID="GMT Standard Time":20260701T093000'),
      ),
    );
    expect(found).toMatchObject({ timeZone: london, start: '2026-07-01T08:00:00.000Z' });
    expect(notes).toEqual([]);
  });

  it('defines zones by names of its own, which are found by their clock', () => {
    const { meeting: found, notes } = only(
      file(
        'BEGIN:VTIMEZONE',
        'TZID:(UTC+00:00) Dublin\\, Edinburgh\\, Lisbon',
        'BEGIN:STANDARD',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
        ...event('DTSTART;TZID="(UTC+00:00) Dublin, Edinburgh, Lisbon":20260701T090000', 'DURATION:PT45M'),
      ),
    );
    expect(found).toMatchObject({
      timeZone: london,
      start: '2026-07-01T08:00:00.000Z',
      end: '2026-07-01T08:45:00.000Z',
    });
    expect(notes[0]).toContain('whose clock is the same');
  });
});

describe('a file as Apple writes it', () => {
  it('has days, floating times and yearly rules that say what the start says', () => {
    const { found } = readIcs(
      file(
        ...event(
          'DTSTART;VALUE=DATE:20261225',
          'DTEND;VALUE=DATE:20261227',
          'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25',
          'BEGIN:VALARM',
          'X-APPLE-DEFAULT-ALARM:TRUE',
          'ACTION:NONE',
          'TRIGGER;VALUE=DATE-TIME:19760401T005545Z',
          'END:VALARM',
        ),
        'BEGIN:VEVENT',
        'UID:2@test',
        'DTSTART:20261103T090000',
        'DTEND:20261103T100000',
        'RRULE:FREQ=DAILY;UNTIL=20261105',
        'END:VEVENT',
      ),
      'America/New_York',
    );
    expect(found[0]?.notes).toEqual([]);
    expect(found[0]?.meeting).toMatchObject({
      allDay: true,
      start: '2026-12-25T00:00:00.000Z',
      end: '2026-12-27T00:00:00.000Z',
      recurrence: 'FREQ=YEARLY',
    });
    expect(found[1]?.meeting).toMatchObject({
      title: 'Untitled meeting',
      start: '2026-11-03T14:00:00.000Z',
      recurrence: 'FREQ=DAILY;UNTIL=20261106T045959Z',
    });
    expect(found[1]?.notes).toEqual(['Its times name no time zone and are read as America/New_York.']);
  });

  it('takes a cancelled occurrence out, and keeps one without its series as a meeting', () => {
    const { found } = readIcs(
      file(
        ...event('DTSTART:20261103T090000Z', 'DTEND:20261103T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
        ...event(
          'RECURRENCE-ID:20261104T090000Z',
          'DTSTART:20261104T090000Z',
          'DTEND:20261104T100000Z',
          'STATUS:CANCELLED',
        ),
        'BEGIN:VEVENT',
        'UID:lonely',
        'RECURRENCE-ID:20261104T090000Z',
        'DTSTART:20261104T110000Z',
        'DTEND:20261104T120000Z',
        'END:VEVENT',
      ),
      london,
    );
    expect(found[0]?.meeting.exdates).toEqual(['2026-11-04T09:00:00.000Z']);
    expect(found[1]?.notes[0]).toContain('not in the file');
  });
});

describe('a bad file', () => {
  it('that is no calendar is refused in words', () => {
    expect(() => readIcs('<!doctype html><script>alert(1)</script>', london)).toThrow('begins with BEGIN:VCALENDAR');
  });

  it('that is cut off gives the meetings that are whole, and says so', () => {
    const whole = file(
      ...event('DTSTART:20261103T090000Z', 'DTEND:20261103T100000Z'),
      ...event('DTSTART:20261104T090000Z'),
    );
    const { found, leftOut } = readIcs(whole.slice(0, whole.indexOf('20261104') + 4), london);
    expect(found).toHaveLength(1);
    expect(leftOut[0]?.why).toContain('cut off');
  });

  it('takes an exception that names only the day for the time on that day, on both sides of a clock change', () => {
    const { meeting } = only(
      file(
        ...event(
          'DTSTART;TZID=Europe/London:20261023T090000',
          'DTEND;TZID=Europe/London:20261023T100000',
          'RRULE:FREQ=DAILY;COUNT=5',
          'EXDATE;VALUE=DATE:20261024,20261026',
        ),
      ),
    );
    expect(meeting.exdates).toEqual(['2026-10-24T08:00:00.000Z', '2026-10-26T09:00:00.000Z']);
  });

  it('leaves out a meeting on a day that no calendar has, instead of moving it', () => {
    const { found, leftOut } = readIcs(file(...event('DTSTART:20261399T990000Z')), london);
    expect(found).toEqual([]);
    expect(leftOut).toEqual([{ what: 'Test', why: 'One of its times cannot be read.' }]);
  });

  it('loses only what is damaged, and names it with the reason', () => {
    const { found, leftOut } = readIcs(
      file(
        'BEGIN:VEVENT\r\nSUMMARY:No start\r\nEND:VEVENT',
        'BEGIN:VEVENT\r\nSUMMARY:Nonsense\r\nno colon at all\r\nDTSTART:20261103T090000Z\r\nEND:VEVENT',
        'BEGIN:VEVENT\r\nSUMMARY:Backwards\r\nDTSTART:20261103T090000Z\r\nDTEND:20261102T090000Z\r\nEND:VEVENT',
        'BEGIN:VEVENT\r\nSUMMARY:Bad time\r\nDTSTART:tomorrow\r\nEND:VEVENT',
        'BEGIN:VTODO\r\nSUMMARY:Milk\r\nEND:VTODO',
        ...event(
          'DTSTART;TZID=Mars/Olympus:20261103T090000',
          'DTEND;TZID=Mars/Olympus:20261103T100000',
          'RRULE:FREQ=SECONDLY',
        ),
      ),
      london,
    );
    expect(leftOut.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      'To-dos: 1: Only meetings are imported.',
      'No start: It has no start.',
      'Nonsense: It is damaged and cannot be read.',
      'Backwards: It ends before it starts.',
      expect.stringContaining('Bad time'),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.notes).toEqual([
      expect.stringContaining('unknown'),
      expect.stringContaining('only its first time'),
    ]);
  });

  it('never does more harm than to be refused, whatever is in it', () => {
    const whole = file(
      ...event(
        'DTSTART;TZID=Europe/London:20261103T090000',
        'DTEND;TZID=Europe/London:20261103T100000',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
    );
    const damage = fc.tuple(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(damage, ([at, length, text]) => {
        const spoilt = whole.slice(0, at) + text + whole.slice(at + length);
        if (!/BEGIN:\s*VCALENDAR/i.test(spoilt)) return;
        const { found, leftOut } = readIcs(spoilt, london);
        expect(found.length + leftOut.length).toBeLessThan(4);
      }),
    );
  });

  it('may be written in UTF-16, as some programs do', async () => {
    const text = '\ufeffBEGIN:VCALENDAR Zoë';
    const bytes = new Uint8Array([...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]));
    expect((await readText(bytes)).text).toBe('BEGIN:VCALENDAR Zoë');
    expect((await readText(new TextEncoder().encode(text))).text).toBe('BEGIN:VCALENDAR Zoë');
  });

  it('keeps its umlauts, written as Windows writes them or folded inside a letter', async () => {
    const event = (summary: string) =>
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:t1\r\nDTSTART:20261124T090000Z\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const windows = Uint8Array.from(event('Prüfung für Jörg in Köln, 3. Straße'), (letter) => letter.charCodeAt(0));
    const folded = Uint8Array.from(event('L\u00c3\r\n \u00b6sung'), (letter) => letter.charCodeAt(0));
    const titles = async (bytes: Uint8Array) =>
      readIcs((await readText(bytes)).text, london).found.map(({ meeting }) => meeting.title);
    expect(await titles(windows)).toEqual(['Prüfung für Jörg in Köln, 3. Straße']);
    expect(await titles(folded)).toEqual(['Lösung']);
  });
});

describe('what is exported', () => {
  const words = fc
    .string({ minLength: 1, maxLength: 60, unit: 'binary' })
    .map((text) => `x${text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()}`);
  const moments = fc
    .integer({ min: 0, max: 4 * 365 * 24 * 4 })
    .map((quarter) => Date.UTC(2025, 0, 1) + quarter * 900_000);
  const meetings: fc.Arbitrary<Meeting> = fc
    .record({
      title: words,
      notes: words,
      location: words,
      at: moments,
      length: fc.integer({ min: 1, max: 40 }),
      timeZone: fc.constantFrom(london, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      recurrence: fc.constantFrom('', 'FREQ=DAILY;COUNT=9', 'FREQ=WEEKLY;INTERVAL=2;COUNT=5', 'FREQ=MONTHLY;COUNT=4'),
      allDay: fc.boolean(),
      reminderMinutes: fc.option(fc.integer({ min: 0, max: 1440 }), { nil: undefined }),
      status: fc.constantFrom('tentative' as const, 'cancelled' as const),
      kind: fc.constantFrom('demo' as const, 'call' as const),
      gone: fc.nat(3),
    })
    .map(({ at, length, gone, allDay, ...fields }) => {
      const day = Math.floor(at / 86_400_000) * 86_400_000;
      const [start, end] = allDay ? [day, day + length * 86_400_000] : [at, at + length * 900_000];
      const plain = meeting({
        ...fields,
        ...(allDay ? { allDay } : {}),
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        link: 'https://meet.example/a?b=c&d=%20',
        attendees: [{ name: 'Zoë; "the" one, really', email: 'zoe@fenwick.example' }],
      });
      if (!plain.recurrence) return plain;
      const original = occurrencesOf(plain, 0, Date.parse('2040-01-01'))[gone]?.original ?? plain.start;
      return gone % 2
        ? { ...plain, exdates: [original] }
        : { ...plain, overrides: [{ original, start: plain.start, end: plain.end, title: 'Another time' }] };
    });

  it.each([
    ['begins in it', '2025-10-26T01:15:00.000Z', '2025-10-26T02:15:00.000Z', ''],
    ['ends in it', '2025-10-26T00:30:00.000Z', '2025-10-26T01:00:00.000Z', ''],
    ['is all in it', '2025-10-26T01:00:00.000Z', '2025-10-26T01:30:00.000Z', ''],
    ['repeats from it', '2025-10-26T01:00:00.000Z', '2025-10-26T01:30:00.000Z', 'FREQ=WEEKLY;COUNT=3'],
  ])(
    'comes back the same where the hour that comes twice in autumn comes again: it %s',
    (_, start, end, recurrence) => {
      const { found, leftOut } = readIcs(writeIcs([meeting({ start, end, recurrence })]), 'Asia/Tokyo');
      expect([leftOut, found[0]?.meeting]).toMatchObject([[], { start, end, recurrence, timeZone: london }]);
    },
  );

  it('repeats on the clock of its place elsewhere too where it begins in the second of two hours', () => {
    const [first, second] = ['2025-10-26T01:00:00.000Z', '2025-11-02T01:00:00.000Z'];
    const changed = { original: first, start: first, end: '2025-10-26T01:30:00.000Z', title: 'First night' };
    const series = meeting({
      ...{ start: first, end: '2025-10-26T01:30:00.000Z', recurrence: 'FREQ=WEEKLY;COUNT=40' },
      ...{ overrides: [changed], exdates: [second] },
    });
    const text = writeIcs([series]);
    // Lines are folded.
    const lines = text.replaceAll('\r\n ', '');
    expect(lines).toContain('DTSTART;TZID=Europe/London;X-STEPS-FOLD=1:20251026T010000\r\n');
    expect(lines).toContain('RECURRENCE-ID;TZID=Europe/London;X-STEPS-FOLD=1:20251026T010000\r\n');
    expect(lines).toContain('DURATION:PT30M\r\n');
    expect(only(text).meeting).toMatchObject({
      start: first,
      end: series.end,
      overrides: [changed],
      exdates: [second],
    });
    // A program that knows nothing of the mark has all but the first time right.
    const elsewhere = only(text.replaceAll('\r\n ', '').replaceAll(';X-STEPS-FOLD=1', '')).meeting;
    const timesOf = (one: Parameters<typeof meeting>[0]) =>
      startsUntil(meeting({ ...one, overrides: [] }), Date.parse('2027-01-01')).map((start) =>
        new Date(start).toISOString(),
      );
    expect(timesOf(elsewhere).slice(1)).toEqual(timesOf(series).slice(1));
    expect(timesOf(elsewhere)[0]).toBe('2025-10-26T00:00:00.000Z');
    expect(timesOf(series).at(-1)).toBe('2026-07-26T00:00:00.000Z');
  });

  it('comes back the same, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(meetings, { minLength: 1, maxLength: 4 }), (list) => {
        const { found, leftOut } = readIcs(writeIcs(list), 'Asia/Tokyo');
        expect(leftOut).toEqual([]);
        for (const [index, one] of list.entries()) {
          const { id, createdAt, updatedAt, timeZone, ...said } = one;
          const name = 'Zoë;  the  one, really';
          const same = JSON.parse(
            JSON.stringify({ ...said, uid: `${id}@steps`, attendees: [{ name, email: 'zoe@fenwick.example' }] }),
          );
          expect(found[index]?.meeting).toMatchObject(same);
          if (!one.allDay) expect(found[index]?.meeting.timeZone).toBe(timeZone);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('whoever called the meeting', () => {
  it('is told from the others, also where the file names them twice, and goes back into a file as such', () => {
    const text = file(
      ...event(
        'DTSTART:20261103T090000Z',
        'DTEND:20261103T100000Z',
        'ORGANIZER:mailto:sam@harbour.example',
        'ATTENDEE;CN=Priya Nair:mailto:priya@fenwick.example',
        'ATTENDEE;CN=Sam Hill:mailto:Sam@harbour.example',
      ),
    );
    const { meeting: found } = only(text);
    expect(found.attendees).toEqual([
      { name: 'Sam Hill', email: 'Sam@harbour.example', organiser: true },
      { name: 'Priya Nair', email: 'priya@fenwick.example' },
    ]);
    const again = only(writeIcs([meeting({ ...found, overrides: undefined })]));
    expect(again.meeting.attendees).toEqual(found.attendees);
  });
});

describe('a meeting on the last day that a calendar has', () => {
  it.each([
    ['DTSTART;VALUE=DATE:99991231', '9999-12-31T00:00:00.000Z'],
    ['DTSTART:99991231T235900Z', '9999-12-31T23:59:00.000Z'],
  ])('is read: %s', (start, iso) => {
    const text = file(...event(start));
    const { found, leftOut } = readIcs(text, london);
    expect(leftOut).toEqual([]);
    expect(found[0]?.meeting).toMatchObject({ start: iso, end: '9999-12-31T23:59:59.999Z' });
  });
});

describe('a text that is longer than the calendar keeps', () => {
  it('is kept as far as it goes, and the import says so', () => {
    const text = file(
      ...event('DTSTART:20261103T090000Z', `LOCATION:${'a'.repeat(600)}`, `DESCRIPTION:${'b'.repeat(20_001)}`),
    );
    const { meeting: found, notes } = only(text);
    expect([found.location?.length, found.notes?.length]).toEqual([500, 20_000]);
    expect(notes).toEqual(
      expect.arrayContaining([
        'Its place had 600 characters; the first 500 are kept.',
        'Its notes had 20,001 characters; the first 20,000 are kept.',
      ]),
    );
  });
});
