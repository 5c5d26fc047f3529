import { contact } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactVcard } from '../export/contactVcard';
import { decodeFile } from './importFileRules';
import { readSource } from './importSource';

const read = (text: string) => {
  const source = readSource(text);
  return source.check({ columns: [], knownKinds: [], zone: 'Europe/London' }, () => {});
};

const google = `BEGIN:VCARD
VERSION:3.0
FN:Ada Lovelace
N:Lovelace;Ada;;;
item1.EMAIL;TYPE=INTERNET:ada@home.example
EMAIL;TYPE=INTERNET;TYPE=PREF:ada@engines.example
TEL;TYPE=CELL:07700 900123
TEL;TYPE=WORK:020 7946 0001
ADR;TYPE=WORK:;;1 High Street;Leeds;;LS1 1AA;United Kingdom
ORG:Engines Ltd;Research
TITLE:Director
item2.URL:https://www.linkedin.com/in/ada
item2.X-ABLabel:PROFILE
NOTE:Met at the fair\\, likes tea\\nCall back
CATEGORIES:myContacts,Friends
PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ
 AAAQABAAD/2wBDAAMC
END:VCARD
`;

const apple = `BEGIN:VCARD\r
VERSION:3.0\r
PRODID:-//Apple Inc.//macOS 14//EN\r
N:Brontë;Zoë;;;\r
FN:Zoë Brontë\r
ORG:Haworth Letterpress;\r
EMAIL;type=INTERNET;type=WORK;type=pref:zoe@haworth.example\r
TEL;type=CELL;type=VOICE;type=pref:+44 7700 900456\r
item1.ADR;type=WORK;type=pref:;;2 Main Street;Haworth;West Yorkshire;BD22 8D\r
 R;England\r
X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/zoe\r
END:VCARD\r
`;

const outlook = `BEGIN:VCARD
VERSION:2.1
N;LANGUAGE=en-gb;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg
FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller
ORG:Mill Ltd
TITLE:Owner
TEL;WORK;VOICE:0113 496 0000
ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;1 Mill Lane=0D=0A=
Unit 4;Leeds;;LS1 4AB;England
EMAIL;PREF;INTERNET:joerg@mill.example
END:VCARD
`;

describe('vCards', () => {
  it('of Google have the preferred email, and the others beside it', () => {
    expect(read(google).contacts).toEqual([
      {
        name: 'Ada Lovelace',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@engines.example',
        otherEmails: 'ada@home.example',
        phone: '07700 900123',
        otherPhones: '020 7946 0001',
        company: 'Engines Ltd',
        title: 'Director',
        linkedin: 'https://www.linkedin.com/in/ada',
        address: '1 High Street, Leeds, LS1 1AA, United Kingdom',
        notes: 'Met at the fair, likes tea\nCall back',
        avatar: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMC',
        tags: ['Friends'],
        properties: { Department: 'Research' },
      },
    ]);
  });

  it('of Apple have folded lines and social profiles', () => {
    expect(read(apple).contacts[0]).toMatchObject({
      name: 'Zoë Brontë',
      company: 'Haworth Letterpress',
      email: 'zoe@haworth.example',
      address: '2 Main Street, Haworth, West Yorkshire, BD22 8DR, England',
      linkedin: 'https://www.linkedin.com/in/zoe',
    });
  });

  it('of Outlook (2.1) have quoted-printable, bare parameters and soft line breaks', () => {
    expect(read(outlook).contacts[0]).toMatchObject({
      name: 'Jörg Müller',
      company: 'Mill Ltd',
      phone: '0113 496 0000',
      email: 'joerg@mill.example',
      address: '1 Mill Lane, Unit 4, Leeds, LS1 4AB, England',
    });
  });

  it('of version 4 have addresses written as links', () => {
    const four =
      'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nTEL;VALUE=uri;PREF=1:tel:+44-7700-900123\nEMAIL:ada@x.example\nEND:VCARD';
    expect(read(four).contacts[0]).toEqual({ name: 'Ada', email: 'ada@x.example', phone: '+44-7700-900123' });
  });

  it('have their picture, also as a data address of version 4, or say why it was left out', () => {
    const card = (photo: string) => `BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nPHOTO${photo}\nEND:VCARD\n`;
    const { contacts, problems } = read(
      [
        card(':data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='),
        card(':data:image/svg+xml;base64,PHN2Zy8+'),
        card(`;ENCODING=b;TYPE=JPEG:/9j/${'A'.repeat(500_000)}`),
        card(';VALUE=uri:https://tracker.example/ada.png'),
      ].join(''),
    );
    expect(contacts.map(({ avatar }) => avatar)).toEqual([
      'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
      undefined,
      undefined,
      undefined,
    ]);
    expect(problems.map(({ row, kept, reason }) => [row, kept, reason])).toEqual([
      [2, true, 'The picture is not a PNG, JPEG, GIF or WebP image, so it was left out.'],
      [3, true, 'The picture has 376 kB; up to 300 kB are kept, so it was left out.'],
      [4, true, 'The picture is at another address, so it was left out.'],
    ]);
  });

  it('with escaped semicolons have the semicolons, and backslashes stay', () => {
    const { contacts } = read(
      'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\\; Countess\nORG:Engines\\; Ltd;Lab\nNOTE:a\\;b\\,c\\\\;d\nCATEGORIES:x\\;y,z\nEND:VCARD',
    );
    expect(contacts[0]).toMatchObject({
      ...{ name: 'Ada; Countess', company: 'Engines; Ltd', notes: 'a;b,c\\;d', tags: ['x;y', 'z'] },
    });
  });

  it('in one file are all read; a bad one is left out with the reason', () => {
    const { contacts, problems } = read(`${apple}BEGIN:VCARD\nVERSION:3.0\nTEL:1\nEND:VCARD\n${google}`);
    expect(contacts.map(({ name }) => name)).toEqual(['Zoë Brontë', 'Ada Lovelace']);
    expect(problems).toMatchObject([{ row: 2, reason: 'Neither a name nor an email address.', kept: false }]);
  });

  it('joined from several files keep every card, with birthdays and extensions', () => {
    const card = (...lines: readonly string[]) =>
      `\ufeffBEGIN:VCARD\r\nVERSION:3.0\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`;
    const { contacts, problems } = read(
      card('FN:Ada', 'BDAY:1980-02-01', 'TEL;VALUE=uri:tel:+44-20-7946-0000;ext=12') +
        card('FN:Bob', 'BDAY:19811231') +
        card('FN:Cy', 'BDAY:--0201'),
    );
    expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cy']);
    expect(contacts[0]).toMatchObject({ phone: '+44-20-7946-0000 ext. 12', properties: { Birthday: '1980-02-01' } });
    expect(contacts[1]?.properties).toEqual({ Birthday: '1981-12-31' });
    expect(contacts[2]?.properties).toEqual({ Birthday: '1 February' });
    expect(problems).toEqual([]);
  });

  it('that were cut off are read as far as they go', () => {
    expect(read(google.slice(0, 120)).contacts[0]?.name).toBe('Ada Lovelace');
  });

  it('with an unreadable line say which', () => {
    const { contacts, problems } = read('BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nNOTE;="x:y\nTEL;TYPE="a:1\nEND:VCARD');
    expect(contacts[0]?.name).toBe('Ada');
    expect(problems.every((problem) => problem.kept)).toBe(true);
  });

  it('without any card are refused', () => {
    expect(() => read('BEGIN:VCARD'.padEnd(11))).not.toThrow(TypeError);
  });

  it('never throw, whatever is in them', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'BEGIN:VCARD',
        'END:VCARD',
        'VERSION:2.1',
        'N;ENCODING=QUOTED-PRINTABLE:=C3=',
        'X-STEPS-CONTACT:{"score":1e9}',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { contacts } = read(`BEGIN:VCARD\nFN:Ada\n${lines.join('\n')}\nEND:VCARD`);
        for (const { score = 0 } of contacts) expect(score).toBeLessThanOrEqual(100);
      }),
      { numRuns: 200 },
    );
  });

  it('exported and read back lose nothing', () => {
    const text = fc.string({ maxLength: 30 }).map((value) => value.replace(/[\0\r]/g, '').trim());
    const tag = text.filter((value) => value !== '' && value !== 'myContacts');
    const one = fc.record({
      name: text.filter(Boolean),
      phone: fc.constantFrom('', '07700 900123', '+44 20 7946 0001; 12'),
      company: text,
      title: text,
      role: text,
      website: fc.constantFrom('', 'https://x.example/?a;b,c'),
      address: fc.constantFrom('', '1 High Street; Leeds, UK'),
      tags: fc.uniqueArray(tag, { maxLength: 5, selector: (value) => value.toLowerCase() }),
      notes: text,
      source: text,
      score: fc.integer({ min: 0, max: 100 }),
      properties: fc.dictionary(fc.constantFrom('Shoe', 'a;b', '"q"'), fc.oneof(text, fc.integer(), fc.boolean())),
    });
    fc.assert(
      fc.property(one, (fields) => {
        const before = contact({ ...fields, lists: ['News; weekly'], lastContact: '2026-10-01T09:30:00.000Z' });
        const file = decodeFile(new TextEncoder().encode(contactVcard([before])))?.text ?? '';
        const { contacts, problems } = read(file);
        expect(problems).toEqual([]);
        const filled = Object.fromEntries(
          Object.entries(before).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
        );
        const { properties, ...rest } = filled as Partial<typeof before>;
        expect(contacts[0]).toMatchObject(rest);
        expect(contacts[0]?.properties ?? {}).toEqual(properties);
      }),
      { numRuns: 80 },
    );
  });
});
