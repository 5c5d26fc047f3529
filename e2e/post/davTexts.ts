/** Calendar and card texts as other programs write them. */

const zone = (id: string, [standard, summer]: readonly [string, string], days: readonly [string, string]): string[] => [
  ...['BEGIN:VTIMEZONE', `TZID:${id}`],
  ...['BEGIN:STANDARD', 'DTSTART:19701025T020000', `RRULE:FREQ=YEARLY;${days[1]}`],
  ...[`TZOFFSETFROM:${summer}`, `TZOFFSETTO:${standard}`, 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19700329T010000', `RRULE:FREQ=YEARLY;${days[0]}`],
  ...[`TZOFFSETFROM:${standard}`, `TZOFFSETTO:${summer}`, 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

const zones = [
  ...zone('Europe/London', ['+0000', '+0100'], ['BYMONTH=3;BYDAY=-1SU', 'BYMONTH=10;BYDAY=-1SU']),
  ...zone('America/New_York', ['-0500', '-0400'], ['BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU']),
];

/** An event; a line of its own for what it has besides. Times are of London unless they name a zone. */
export const eventLines = (uid: string, title: string, [start, end]: readonly [string, string], ...more: string[]) =>
  [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20270101T090000Z', `DTSTART${at(start)}`, `DTEND${at(end)}`],
    ...[`SUMMARY:${title}`, ...more, 'END:VEVENT'],
  ].join('\r\n');

const at = (time: string): string =>
  time.includes(':') || /Z$/.test(time) ? `;${time}`.replace(/^;(\d)/, ':$1') : `;TZID=Europe/London:${time}`;

export const calendarText = (...events: readonly string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Another program//EN', ...zones, ...events, 'END:VCALENDAR', ''],
  ].join('\r\n');

export const cardText = (uid: string, name: string, ...more: readonly string[]): string =>
  [
    ...['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, `FN:${name}`, `N:${name.split(' ').reverse().join(';')};;;`],
    ...[...more, 'END:VCARD', ''],
  ].join('\r\n');
