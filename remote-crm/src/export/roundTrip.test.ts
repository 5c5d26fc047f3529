import { type Company, type Contact, companies, contacts } from '@steps/business';
import { cleanLine, cleanText, commit, put } from '@steps/platform';
import { company, contact, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtProperties } from '../import/broughtPropertyRules';
import { importContacts } from '../import/contactImport';
import type { ImportedContact } from '../import/importedContact';
import { decodeFile, ImportFileError } from '../import/importFileRules';
import { readSource } from '../import/importSource';
import { newProperties } from '../import/importWrite';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { createProperty, propertiesOf } from '../properties/propertyState';
import { type CatalogueKind, fieldsOf } from '../records/catalogue/catalogue';
import { joinNames, splitNames } from '../records/csv/listCell';
import { exportFormats } from './exportFormats';

const read = (text: string) => {
  const source = readSource(decodeFile(new TextEncoder().encode(text))?.text ?? '');
  return {
    source,
    ...source.check({ columns: source.facts.columns, knownKinds: [], zone: 'Europe/London' }, () => {}),
  };
};
const format = (id: string) => exportFormats.contacts.find((one) => one.id === id);

/** Texts as they are stored: no control characters, not only spaces. */
const text = fc.oneof(
  fc.string({ maxLength: 20 }).map((value) => cleanText(value.replace(/\p{C}/gu, ''))),
  fc.constantFrom('=1+1', '@x', "'=1", '"', 'a,b;c\\', 'Zoë 🙂', '<script>alert(1)</script>', ''),
);
const filled = text.filter((value) => value.trim() !== '');
const words = (minLength: number) =>
  fc.uniqueArray(filled.map(cleanLine), { minLength, maxLength: 4, selector: (value) => value.toLowerCase() });
/** What a field of each kind may hold; fields left out are the same in all records below. */
const kinds: Partial<Record<CatalogueKind, fc.Arbitrary<unknown>>> = {
  ...{ namePart: text, phones: text, emails: fc.uuid().map((id) => `${id}@x.example, ${id}@y.example`) },
  ...{ text, words: text, website: text, linkedin: text, x: text, address: text, phone: text },
  lines: text.map((value) => (value ? `${value}\n${value}` : '')),
  choice: filled,
  score: fc.integer({ min: 0, max: 100 }),
  ...{ tags: words(0), names: words(1) },
  properties: fc.record({ Shoe: fc.integer(), 'Veg; etarian': fc.boolean(), Colour: filled }),
};
/** Every field that the catalogue has. */
const anyFields = fc.record(
  Object.fromEntries(
    fieldsOf(contactCatalogue).flatMap(([key, { kind, values }]) => {
      const value = values ? fc.constantFrom(...values) : kinds[kind];
      return value && key !== 'name' ? [[key, value]] : [];
    }),
  ),
);
const person = fc
  .record({ name: filled.map(cleanLine), rest: anyFields })
  .map(({ name, rest }) => contact({ ...rest, name, email: '', archivedAt: '2026-10-01T09:30:00.000Z' }));
/** Fields with only spaces count as empty everywhere. */
const withoutBlanks = (one: object) =>
  Object.fromEntries(
    Object.entries(one).filter(([, value]) => (typeof value === 'string' ? value.trim() !== '' : value?.length !== 0)),
  );

describe('an export that is imported again', () => {
  it('as CSV brings back every field, tags, lists and typed custom properties', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 5 }), async (people) => {
        const { contacts: found, problems } = read((await format('csv')?.write(people)) ?? '');
        expect(problems).toEqual([]);
        for (const [at, { updatedAt: _changed, avatar: _none, ...rest }] of people.entries()) {
          expect(found[at]).toMatchObject(withoutBlanks(rest));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('as JSON into an empty client makes the same records, companies and ids included', async () => {
    const mill = company({ id: 'k1', name: 'Mill Ltd', tags: ['Enterprise'], properties: { Size: 3 } });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 4 }), async (people) => {
        const linked: Contact[] = people.map((one) => ({ ...one, company: 'Mill Ltd', companyId: 'k1' }));
        await openMemoryStore({ companies: [mill], contacts: linked });
        const json = (await format('json')?.write(contacts.all())) ?? '';
        await openMemoryStore();
        const { contacts: found, source, problems } = read(json);
        expect(problems).toEqual([]);
        const first = (source.companies as readonly Company[]).map((one) => put(companies, one));
        await importContacts(found as (ImportedContact & { tags: string[] })[], { mode: 'both', first });
        expect(companies.all()).toEqual([mill]);
        expect(contacts.all()).toEqual(linked);
      }),
      { numRuns: 15 },
    );
  });

  it('as CSV of companies gives the companies, not contacts with their names', async () => {
    const all = [
      company({
        ...{ id: 'k1', name: '=Mill; Ltd', email: 'office@mill.example', score: 70, size: 'large' },
        ...{ tags: ['Key Account', 'a;b'], notes: 'one\ntwo', properties: { Staff: 3, Green: true, Code: '007' } },
      }),
      company({ id: 'k2', name: 'Vale', archivedAt: '2026-10-01T09:30:00.000Z' }),
    ];
    const { contacts: people, source, problems } = read((await exportFormats.companies[0]?.write(all)) ?? '');
    expect([people, problems]).toEqual([[], []]);
    for (const [at, { updatedAt: _changed, logo: _none, ...rest }] of all.entries()) {
      expect(source.companies[at]).toMatchObject(withoutBlanks(rest));
    }
  });

  it('as JSON includes the definitions of custom properties, with their choices', async () => {
    await openMemoryStore();
    createProperty('contact', 'Size', 'choice', ['S', 'L']);
    createProperty('contact', 'Unused', 'text');
    const json = (await format('json')?.write([contact({ properties: { Size: 'S', Extra: 4 } })])) ?? '';
    const { contacts: found, properties } = read(json);
    const brought = broughtProperties('contact', found, properties);
    await openMemoryStore();
    commit({ label: 'Import', changes: newProperties(brought) });
    expect(propertiesOf('contact').map(({ name, kind, choices }) => [name, kind, choices])).toEqual([
      ['Size', 'choice', ['S', 'L']],
      ['Extra', 'number', []],
    ]);
  });

  it('as CSV of companies holds no cell that a spreadsheet would run', async () => {
    const text = await exportFormats.companies[0]?.write([company({ name: '=1+1', properties: { Size: 3 } })]);
    expect(text).toContain("'=1+1");
    expect(text).toContain('Custom number: Size');
  });
});

describe('a JSON file', () => {
  it.each([
    ['{"a":1}', 'was not exported from Steps'],
    ['{"format":"steps-records"', 'damaged or cut off'],
    ['{"format":"steps-records","version":9,"contacts":[{}]}', 'newer version of Steps'],
    ['{"format":"steps-records","version":1}', 'neither contacts nor companies'],
  ])('%s is refused and says why', (json, reason) => {
    expect(() => read(json)).toThrow(ImportFileError);
    expect(() => read(json)).toThrow(reason);
  });

  it('with damaged records gives the others and says what is wrong', () => {
    const records = [{ name: 'Ada', email: '' }, { name: 'Eve', email: '', score: 900 }, 7, { name: '', email: '' }];
    const { contacts: found, problems } = read(
      JSON.stringify({ format: 'steps-records', version: 1, contacts: records }),
    );
    expect(found).toEqual([{ name: 'Ada', email: '' }]);
    expect(problems.map(({ row, kept }) => [row, kept])).toEqual([
      [2, false],
      [3, false],
      [4, false],
    ]);
    expect(problems[0]?.reason).toContain('score');
  });
});

describe('names in one cell', () => {
  it('are split as they were joined, whatever is in them', () => {
    const names = fc.array(
      fc.string({ minLength: 1 }).filter((name) => !name.startsWith(' ')),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(names, (all) => {
        expect(splitNames(joinNames(all))).toEqual(all);
      }),
    );
  });
});
