import { companies, contacts } from '@steps/shared';
import { nounSchemas } from '@steps/shared/testing';
import { describe, expect, it } from 'vitest';
import { fieldsOf, mergeRule } from '../ground/catalogue/catalogue';
import { companyCatalogue } from './companyCatalogue';
import { contactCatalogue } from './contactCatalogue';

describe.each([
  {
    noun: 'contact' as const,
    catalogue: contactCatalogue,
    timeline: contacts.timeline,
    untold: ['id', 'avatar', 'companyId', 'lastContact', 'properties', 'createdAt', 'updatedAt'],
  },
  {
    noun: 'company' as const,
    catalogue: companyCatalogue,
    timeline: companies.timeline,
    untold: ['id', 'logo', 'properties', 'createdAt', 'updatedAt'],
  },
])('the catalogue of a $noun', ({ noun, catalogue, timeline, untold }) => {
  const { entries } = nounSchemas[noun];
  const fields = fieldsOf(catalogue);
  const keys = fields.map(([key]) => key as string);

  it('has every field of its schema, and no other', () => {
    expect(keys.toSorted()).toEqual(Object.keys(entries).sort());
  });

  it('has the words of a choice as the schema has them', () => {
    const picked = Object.entries(entries).flatMap(([key, entry]) =>
      'options' in entry ? [[key, entry.options]] : [],
    );
    expect(picked.length).toBeGreaterThan(0);
    expect(fields.flatMap(([key, { values }]) => (values ? [[key, values]] : []))).toEqual(picked);
  });

  it('has no field that timelines are silent about, but those that change by themselves or have no words', () => {
    expect(keys.filter((key) => !(key in (timeline?.fields ?? {})))).toEqual(untold);
  });

  it('gives each header of a file and each id of an address to one field', () => {
    const headers = fields.flatMap(([, { csv, label }]) => (csv === false ? [] : [csv ?? label]));
    const ids = fields.flatMap(([key, { width, id = key }]) => (width === undefined ? [] : [id]));
    for (const names of [headers, ids]) expect(new Set(names).size).toBe(names.length);
  });

  it('leaves no field that a person types out of the list, the page, merging and CSV files', () => {
    const typed = fields.filter(([, { kind }]) => !['id', 'picture', 'properties', 'moment'].includes(kind));
    const shown = (key: string, section: unknown, kind: string) =>
      // Notes, tags and lists have a place of their own on the page; a score and choices are at its head.
      section !== undefined || ['notes', 'tags', 'lists'].includes(key) || kind === 'score' || kind === 'choice';
    for (const [key, field] of typed) {
      expect(field.width, key).toBeGreaterThan(0);
      expect(shown(key, field.section, field.kind), key).toBe(true);
      expect(mergeRule(field) !== 'keep' || field.kind === 'tags', key).toBe(true);
      expect(field.csv, key).not.toBe(false);
    }
  });
});
