import { companies, contacts, deals, namePartKeys } from '@steps/business';
import { nounSchemas } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { type CatalogueField, fieldsOf, mergeRule } from '../records/catalogue/catalogue';
import { activityCatalogue } from './activityCatalogue';
import { companyCatalogue } from './companyCatalogue';
import { contactCatalogue } from './contactCatalogue';
import { dealCatalogue } from './dealCatalogue';
import { meetingCatalogue } from './meetingCatalogue';
import { quoteSchema } from './quote';
import { quoteCatalogue } from './quoteCatalogue';
import { ticketCatalogue } from './ticketCatalogue';

const catalogues = {
  contact: contactCatalogue,
  company: companyCatalogue,
  deal: dealCatalogue,
  ticket: ticketCatalogue,
  activity: activityCatalogue,
  meeting: meetingCatalogue,
  quote: quoteCatalogue,
};
const schemas = { ...nounSchemas, quote: quoteSchema };
type Noun = keyof typeof catalogues;
const nouns = Object.keys(catalogues) as Noun[];
const fieldsOfNoun = (noun: Noun): readonly (readonly [string, CatalogueField])[] => fieldsOf<object>(catalogues[noun]);

it('every noun of the store and of this remote has a catalogue', () => {
  expect(nouns.toSorted()).toEqual(Object.keys(schemas).sort());
});

/** The kind that a field can have by its schema, also if it is optional. */
const optionsOf = (entry: object): unknown[] =>
  'options' in entry ? [entry.options] : 'wrapped' in entry ? optionsOf(entry.wrapped as object) : [];

describe.each(nouns)('the catalogue of a %s', (noun) => {
  const { entries } = schemas[noun];
  const fields = fieldsOfNoun(noun);

  it('has every field of its schema, and no other', () => {
    expect(fields.map(([key]) => key).toSorted()).toEqual(Object.keys(entries).sort());
  });

  it('has the words of a choice as the schema has them', () => {
    const picked = Object.entries(entries).flatMap(([key, entry]) => optionsOf(entry).map((options) => [key, options]));
    const said = fields.flatMap(([key, { values }]) => (values ? [[key, values]] : []));
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(picked));
  });

  it('gives each id in addresses to one field', () => {
    const ids = fields.flatMap(([key, { width, id = key }]) => (width === undefined ? [] : [id]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

// Fields that change by themselves or have no words; tickets describe their changes in sentences (`ticketTimeline.ts`).
it.each([
  [
    ...(['contact', contacts.timeline] as const),
    [
      'id',
      'avatar',
      ...namePartKeys,
      'companyId',
      'lastContact',
      'earlierContact',
      'properties',
      'createdAt',
      'updatedAt',
    ],
  ],
  ['company', companies.timeline, ['id', 'logo', 'properties', 'createdAt', 'updatedAt']],
  [
    ...(['deal', deals.timeline] as const),
    ['id', 'companyId', 'contactId', 'createdAt', 'stageChangedAt', 'stageHistory', 'updatedAt'],
  ],
] as const)(
  'the timeline of a %s tells every field but those named here, in the words of the catalogue',
  (noun, timeline, untold) => {
    const told: Readonly<Record<string, unknown>> = timeline?.fields ?? {};
    const fields = fieldsOfNoun(noun);
    expect(
      fields
        .map(([key]) => key)
        .filter((key) => !(key in told))
        .toSorted(),
    ).toEqual([...untold].sort());
    for (const [key, { label, short = label }] of fields) {
      // Archiving has words of its own.
      if (!(key in told) || key === 'archivedAt') continue;
      const field = told[key];
      const name = typeof field === 'object' && field && 'name' in field ? field.name : field;
      expect([label, short].map((word) => word.toLowerCase())).toContain(String(name).toLowerCase());
    }
  },
);

describe.each(['contact', 'company'] as const)('the catalogue of a %s', (noun) => {
  const fields = fieldsOfNoun(noun);

  it('gives each header of a file to one field', () => {
    const headers = fields.flatMap(([, { csv, label }]) => (csv === false ? [] : [csv ?? label]));
    expect(new Set(headers).size).toBe(headers.length);
  });

  it('leaves no field that people fill in out of the list, the page, merging and CSV files', () => {
    const typed = fields.filter(
      ([, { kind }]) => !['id', 'picture', 'properties', 'moment', 'namePart'].includes(kind),
    );
    expect(typed.length).toBeGreaterThan(15);
    const shown = (key: string, { section, kind }: CatalogueField) =>
      // Notes, tags and lists have their own place on the page; a score and choices are at its head.
      section !== undefined || ['notes', 'tags', 'lists'].includes(key) || kind === 'score' || kind === 'choice';
    for (const [key, field] of typed) {
      expect(field.width, key).toBeGreaterThan(0);
      expect(shown(key, field), key).toBe(true);
      expect(mergeRule(field) !== 'keep' || field.kind === 'tags', key).toBe(true);
      expect(field.csv, key).not.toBe(false);
    }
  });
});
