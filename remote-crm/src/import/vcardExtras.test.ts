import { contact } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactVcard } from '../export/contactVcard';
import { readSource } from './importSource';

const card = (...lines: readonly string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const three = (...lines: readonly string[]) => card('VERSION:3.0', ...lines);
const read = (text: string) => readSource(text).check({ columns: [], knownKinds: [], zone: 'Europe/London' }, () => {});
const only = (text: string) => read(text).contacts[0] ?? expect.fail('no contact');

describe('what other programs write into a vCard', () => {
  it('has the escapes that Google puts before colons removed, and a Windows path keeps its backslashes', () => {
    const found = only(
      three(
        'FN:Mill Café',
        'URL:https\\://mill.example/a\\;b',
        'NOTE:8\\:30 to 17\\:00\\; closed\\, all day\\nC:\\\\Temp\\\\x',
      ),
    );
    expect(found).toMatchObject({
      website: 'https://mill.example/a;b',
      notes: '8:30 to 17:00; closed, all day\nC:\\Temp\\x',
    });
  });

  it('keeps a note with commas that nobody escaped, and a firm with one', () => {
    expect(only(three('FN:A', 'NOTE:Tea, not coffee, please', 'ORG:Acme, Inc;Sales'))).toMatchObject({
      notes: 'Tea, not coffee, please',
      company: 'Acme, Inc',
      properties: { Department: 'Sales' },
    });
  });

  it('has an address once, even if a part, a LABEL line or a parameter repeats it', () => {
    const parts = ';;5 Quai Nord;Lyon;;69001;France';
    for (const lines of [
      [`ADR:${parts};5 Quai Nord\\nLyon\\, 69001\\nFrance`],
      [`ADR:${parts}`, 'LABEL:5 Quai Nord\\n69001 Lyon\\nFRANCE'],
      [`ADR;LABEL="5 Quai Nord\\n69001 Lyon":${parts}`],
      ['ADR:;;;;;;;5 Quai Nord\\nLyon\\, 69001\\nFrance'],
      ['LABEL:5 Quai Nord\\nLyon\\, 69001\\nFrance'],
    ]) {
      const found = only(three('FN:A', ...lines));
      expect([
        found.address?.replace(', 69001', ' 69001').replace('Lyon 69001', 'Lyon, 69001'),
        found.properties,
      ]).toEqual(['5 Quai Nord, Lyon, 69001, France', undefined]);
    }
  });

  it.each([
    ['4.0', 'EMAIL;PREF=10:', 'EMAIL;PREF=2:', 'EMAIL:'],
    ['4.0', 'EMAIL:', 'EMAIL;PREF=100;TYPE=work:', 'EMAIL:'],
    ['4.0', 'EMAIL;PREF=0:', 'EMAIL;PREF="1":', 'EMAIL;PREF=high:'],
    ['3.0', 'EMAIL;TYPE=INTERNET:', 'EMAIL;TYPE=INTERNET,PREF:', 'EMAIL:'],
    ['2.1', 'EMAIL;INTERNET:', 'EMAIL;PREF;INTERNET:', 'EMAIL;INTERNET:'],
  ])('orders by preference, the lowest number first (%s: %s, %s, %s)', (version, ...heads) => {
    const lines = heads.map((head, at) => `${head}${at}@x.example`);
    expect(only(card(`VERSION:${version}`, 'FN:A', ...lines))).toMatchObject({
      email: '1@x.example',
      otherEmails: '0@x.example, 2@x.example',
    });
  });

  it('becomes a property with its name if no field holds it', () => {
    const { contacts, problems, leftOut } = read(
      three(
        ...['FN:Åse Berg', 'N:Berg;Åse;;Dr.;MSc', 'NICKNAME:Åsa,Å', 'ORG:Berg AS;Salg;Oslo', 'BDAY:1604-04-15'],
        ...['TEL;TYPE=FAX,PREF:22 00 00 01', 'TEL:22 00 00 02', 'ADR:;;Gate 1;Oslo;;0150;', 'ADR:;;Vei 2;Bergen;;;'],
        ...['URL:https://berg.example', 'URL:https://shop.berg.example', 'TITLE:Sjef', 'TITLE:Styreleder'],
        ...['item1.X-ABDATE:2010-06-12', 'item1.X-ABLabel:_$!<Anniversary>!$_', 'ANNIVERSARY:20100612'],
        ...[
          'item2.X-ABRELATEDNAMES:Kari',
          'item2.X-ABLabel:_$!<Spouse>!$_',
          'X-SOCIALPROFILE;type=facebook:https://fb.example/a',
        ],
        ...[
          'IMPP;X-SERVICE-TYPE=Skype:skype:aase',
          'X-SKYPE:aase',
          'X-KUNDE-NR:K-00417',
          'GEO:59.91;10.75',
          'UID:1',
          'REV:2026',
        ],
      ),
    );
    expect(problems).toEqual([]);
    expect(contacts[0]).toMatchObject({
      ...{ namePrefix: 'Dr.', firstName: 'Åse', lastName: 'Berg', nameSuffix: 'MSc', phone: '22 00 00 02' },
      ...{ address: 'Gate 1, Oslo, 0150', website: 'https://berg.example', title: 'Sjef', company: 'Berg AS' },
    });
    expect(contacts[0]?.properties).toEqual({
      ...{ Nickname: 'Åsa, Å', Department: 'Salg, Oslo', Birthday: '15 April', Fax: '22 00 00 01' },
      ...{ 'Other addresses': 'Vei 2, Bergen', 'Other websites': 'https://shop.berg.example' },
      ...{
        'Other job titles': 'Styreleder',
        Anniversary: '2010-06-12',
        Spouse: 'Kari',
        Facebook: 'https://fb.example/a',
      },
      ...{ Skype: 'aase', 'Kunde nr': 'K-00417', Coordinates: '59.91, 10.75' },
    });
    expect(leftOut).toEqual(['UID', 'REV']);
  });

  it('on an old phone gives pictures over lines of their own, and the line after them', () => {
    const found = only(
      card(
        'VERSION:2.1',
        'N:Lee;Ann',
        'PHOTO;ENCODING=BASE64;GIF:',
        'R0lGODlhAQABAAAA',
        'ACwAAAAAAQABAAA=',
        '',
        'TEL;CELL:07700 900123',
      ),
    );
    expect(found).toMatchObject({ name: 'Ann Lee', phone: '07700 900123' });
    expect(found.avatar).toBe('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  });

  it('on an old phone keeps the lines of a note that it did not fold, and numbers under their own words', () => {
    const lines = [
      'FN:Ann',
      'NOTE:Gate code 12',
      'Dog: friendly',
      '',
      'bell is broken',
      'item1.TEL:07700 900123',
      'item1.X-ABLabel:Boat',
    ];
    expect(
      only(three(...lines, 'item2.TEL:020 7946 0111', 'item2.X-ABLabel:_$!<Work>!$_', 'SOUND;X-IRMC-N:;;;;')),
    ).toMatchObject({
      ...{ notes: 'Gate code 12', phone: '07700 900123', otherPhones: '020 7946 0111' },
      properties: { Dog: 'friendly\nbell is broken', Boat: '07700 900123' },
    });
  });

  it('has an address read that follows a name in angle brackets', () => {
    expect(only(three('FN:Ann', 'EMAIL:Ann Lee <ann@x.example>', 'EMAIL:mailto:lee@x.example'))).toMatchObject({
      ...{ email: 'ann@x.example', otherEmails: 'lee@x.example' },
    });
  });

  it('has a card inside a card left out, and reading goes on after it', () => {
    const { contacts } = read(three('FN:Ann', 'AGENT:', 'BEGIN:VCARD', 'FN:Bob', 'END:VCARD', 'TEL:1234567'));
    expect(contacts).toMatchObject([{ name: 'Ann', phone: '1234567' }]);
  });
});

describe('a name that came in two parts', () => {
  const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

  it.each(['García López;María José;;;', 'van der Berg;Ludwig;;Dr.;Jr.', '山田;太郎;;;', ';Madonna;;;'])(
    'is exported as it was imported: N:%s',
    (n) => {
      const found = only(three(`N:${n}`, 'FN:As it is said'));
      const { properties: _, ...fields } = found;
      expect(lines(contactVcard([contact(fields as object)]))).toContain(`N:${n}`);
    },
  );

  it('is recognised in our own card, which adds no parts if none were known', () => {
    const before = contact({ name: 'Ada King Lovelace', otherEmails: 'a@x.example', otherPhones: '020 7946 0001' });
    const found = only(contactVcard([before]));
    expect(found).toMatchObject({ otherEmails: 'a@x.example', otherPhones: '020 7946 0001' });
    expect(found).not.toHaveProperty('lastName');
  });

  it('survives export and import, whatever the parts are', () => {
    const part = fc.string({ maxLength: 20 }).map((text) => text.replace(/\p{C}/gu, '').trim());
    fc.assert(
      fc.property(part, part.filter(Boolean), (firstName, lastName) => {
        const card = contactVcard([contact({ name: `${firstName} ${lastName}`.trim(), firstName, lastName })]);
        const foreign = card.replace(/(?<=\r\n)X-STEPS-CONTACT(?:.*\r\n[ \t])*.*\r\n/, '');
        const found = only(foreign);
        expect([found.firstName ?? '', found.lastName]).toEqual([firstName, lastName]);
      }),
    );
  });
});
