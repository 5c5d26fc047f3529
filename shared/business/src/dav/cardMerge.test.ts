import { contact } from '@steps/testing/src/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, contactFields, newCardText, patchedCardText, readCard, withCardFields } from './cardText';
import { changedKeys, mergeFields } from './fieldMerge';

const read = (text: string): Card => {
  const card = readCard(text);
  if ('why' in card) throw new Error(card.why);
  return card;
};

const served = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//iOS 26.0//EN',
  'N:Okafor;Sam;;Dr;',
  'FN:Sam Okafor',
  'ORG:Northwind;Sales;North',
  'item1.EMAIL;type=INTERNET;type=pref:sam@example.com',
  'item1.X-ABLabel:Boat',
  'EMAIL;type=INTERNET:sam@home.example',
  'TEL;type=CELL;type=VOICE:+44 20 7946 0000',
  'item2.ADR;type=WORK:;;1 High Street\\, Flat 2;Leeds;;LS1 1AA;United Kingdom',
  'item2.X-ABADR:gb',
  'CATEGORIES:Friends,Christmas cards',
  'BDAY:1980-02-01',
  'X-CUSTOMER-NO;X-KIND=old:17',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg==',
  'UID:card-1',
  'END:VCARD',
  '',
].join('\r\n');

const unknown = ['BDAY', 'X-CUSTOMER-NO;X-KIND=old:17', 'PHOTO;ENCODING=', '/9j/4AAQSkZJRg==', 'UID:card-1', ':gb'];

const words = fc.constantFrom('', 'One', 'Two; three, four', 'Line\nbreak', 'Ünïcode “x”');
const edits = fc.record(
  {
    name: fc.constantFrom('Sam Okafor', 'Samira Okafor', 'Sam'),
    email: fc.constantFrom('sam@example.com', 'new@example.com', ''),
    otherEmails: fc.constantFrom('', 'sam@home.example', 'third@example.com, sam@home.example'),
    phone: fc.constantFrom('+44 20 7946 0000', '0113 496 0000', ''),
    company: fc.constantFrom('Northwind', 'Contoso', ''),
    title: words,
    role: words,
    address: words,
    notes: words,
    website: fc.constantFrom('', 'https://example.com/a?b=c'),
    linkedin: fc.constantFrom('', 'https://linkedin.com/in/sam'),
    lists: fc.subarray(['Friends', 'Christmas cards', 'Trade, fair']),
  },
  { requiredKeys: [] },
);

describe('A contact that is linked', () => {
  const known = withCardFields(contact({ id: 'sam', lists: [] }), read(served).fields);

  it('has the name, emails, numbers, company, address and lists of its card', () => {
    expect(known).toMatchObject({
      name: 'Sam Okafor',
      namePrefix: 'Dr',
      email: 'sam@example.com',
      otherEmails: 'sam@home.example',
      phone: '+44 20 7946 0000',
      company: 'Northwind',
      address: '1 High Street, Flat 2, Leeds, LS1 1AA, United Kingdom',
      lists: expect.arrayContaining(['Friends', 'Christmas cards']),
    });
    expect(changedKeys(contactFields(known), read(served).fields)).toEqual([]);
  });

  it('changes on its card only what was changed here; lines that Steps does not know survive', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const wanted = contactFields({ ...known, ...edit });
        const card = read(served);
        const text = patchedCardText(card, wanted);
        expect(changedKeys(read(text).fields, wanted)).toEqual([]);
        for (const line of unknown) expect(text.replace(/\r\n /g, '')).toContain(line);
        if (wanted.has('email sam@example.com')) expect(text).toMatch(/X-ABLabel:Boat/i);
        if (wanted.get('company') === '"Contoso"') expect(text).toContain('ORG:Contoso;Sales;North');
        expect(patchedCardText(read(text), wanted)).toBe(text);
      }),
    );
  });

  it('is written once and read back as it was', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const own = contact({ id: 'sam', name: 'Sam Okafor', ...edit });
        expect(changedKeys(read(newCardText(own)).fields, contactFields(own))).toEqual([]);
      }),
    );
  });

  it('is the same on both sides after any edits on both, except for what both changed', () => {
    fc.assert(
      fc.property(edits, edits, (mine, theirs) => {
        const [base, record, remote] = [{}, mine, theirs].map((edit) => contactFields({ ...known, ...edit }));
        if (!base || !record || !remote) return;
        const merged = mergeFields(base, record, remote);
        const open = new Set(merged.conflicts.flatMap(({ keys }) => keys));
        expect(changedKeys(merged.record, merged.remote).every((key) => open.has(key))).toBe(true);
        for (const key of changedKeys(base, record).filter((one) => !open.has(one)))
          expect(merged.remote.get(key)).toBe(record.get(key));
        for (const key of changedKeys(base, remote).filter((one) => !open.has(one)))
          expect(merged.record.get(key)).toBe(remote.get(key));
      }),
    );
  });
});
