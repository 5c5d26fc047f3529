import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../nouns/contacts/contact';
import { type DavItem, davCards, davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { link } from './davRows.fixture';
import { reconcile } from './reconcile';

const row = (name: string, remote: string): DavItem => ({
  ...{ id: `link/${name}`, linkId: 'link', href: name, uid: /^UID:(.*)$/m.exec(remote)?.[1]?.trim() ?? '' },
  ...{ etag: '1', remote },
});
const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n`;

/** Texts as servers have them: Steps keeps some of it in another form, and some not at all. */
const odd = fc.constantFrom(
  ...[
    'Tea',
    ' spaced  out ',
    'a\\nb',
    'x'.repeat(3000),
    '“quotes” \\; \\, \\\\',
    'שלום \u202eabc\u202c',
    '\u0007bell',
    '',
  ],
  ...['<script>alert(1)</script>', 'e\u0301 and é', '\u{1f375}', 'tab\there'],
);
const optional = (name: string, values: fc.Arbitrary<string>) =>
  fc.option(
    values.map((value) => `${name}:${value}`),
    { nil: undefined },
  );
const some = (...all: fc.Arbitrary<string | undefined>[]) =>
  fc.tuple(...all).map((found) => found.filter((line) => line !== undefined));

const events = some(
  ...[optional('SUMMARY', odd), optional('LOCATION', odd), optional('DESCRIPTION', odd)],
  optional(
    'URL',
    fc.constantFrom('call.example/1', 'https://call.example/1', 'javascript:alert(1)', 'mailto:a@example.com'),
  ),
  optional('STATUS', fc.constantFrom('TENTATIVE', 'CANCELLED', 'CONFIRMED', 'ODD')),
  optional('ATTENDEE;CN="Sam; O"', fc.constantFrom('mailto:SAM@example.com', 'invalid:nomail', 'mailto:', 'tel:1')),
  optional('ATTENDEE', fc.constantFrom('mailto:sam@example.com', 'mailto:kim@example.com')),
  optional('ORGANIZER;CN=Kim', fc.constantFrom('mailto:kim@example.com')),
  optional(
    'RRULE',
    fc.constantFrom('FREQ=WEEKLY;COUNT=3', 'FREQ=DAILY;INTERVAL=2;UNTIL=20261230T100000Z', 'FREQ=MONTHLY;BYDAY=-1FR'),
  ),
  optional('EXDATE', fc.constantFrom('20261208T100000Z', '20261208')),
  optional('X-ODD;X-A="b;c"', odd),
).map((own) =>
  lines(
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//EN', 'BEGIN:VEVENT', 'UID:u1', 'DTSTAMP:20261101T090000Z'],
    ...['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z', ...own, 'END:VEVENT', 'END:VCALENDAR'],
  ),
);
const cards = some(
  ...[optional('FN', odd), optional('ORG', odd), optional('TITLE', odd), optional('NOTE', odd)],
  optional('N', fc.constantFrom('Okafor;Sam;;Dr;', ';Sam;;;', ';;;;', 'a\\,b;c\\;d')),
  optional('EMAIL', fc.constantFrom('sam@example.com', 'SAM@Example.com', 'no email', 'a@b')),
  optional('EMAIL;TYPE=home,pref', fc.constantFrom('two@example.com', 'sam@example.com')),
  optional('TEL', fc.constantFrom('+44 (0)20 7946 0000', 'tel:+442079460000', 'ext. 7', 'call me, maybe; or not')),
  optional('URL', fc.constantFrom('example.com', 'https://example.com', 'javascript:alert(1)')),
  optional('ADR', fc.constantFrom(';;1 High St\\, Flat 2;Leeds;;LS1;UK', ';;;;;;')),
  optional('CATEGORIES', fc.constantFrom('Friends,friends', 'a\\,b', ' , ')),
  optional('X-SOCIALPROFILE;TYPE=linkedin', fc.constantFrom('https://linkedin.com/in/sam', 'sam')),
).map((own) => lines('BEGIN:VCARD', 'VERSION:3.0', 'UID:c1', ...own, 'END:VCARD'));

beforeEach(() => setCurrentPerson(undefined));

describe('What comes from a server', () => {
  it.each([
    ['calendar', events, davEvents, meetings],
    ['contacts', cards, davCards, contacts],
  ] as const)(
    'of a linked %s is not written back, however odd it is, and is not changed again and again',
    async (kind, texts, items, records) => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          await openMemoryStore({ davLinks: [link({ kind })], [items.name]: [row('one', text)] });
          await reconcile();
          await reconcile();
          const before = [...items.all(), ...records.all()];
          expect(items.all().map(({ wanted }) => wanted)).toEqual([undefined]);
          await reconcile();
          expect([...items.all(), ...records.all()]).toEqual(before);
        }),
        { numRuns: 100 },
      );
    },
    60_000,
  );
});
