import { contactSchema } from '@steps/business/src/nouns/contacts/contact';
import { dealSchema } from '@steps/business/src/nouns/deals/deal';
import { contact, deal } from '@steps/testing/src/builders';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quickCheck } from './rowCheck';

describe('the quick check of rows', () => {
  const wrong: [string, unknown][] = [
    ['a number for a name', { ...contact(), name: 1 }],
    ['an unknown temperature', { ...contact(), temperature: 'boiling' }],
    ['a score beyond 100', { ...contact(), score: 101 }],
    ['a score that is no number', { ...contact(), score: Number.NaN }],
    ['eleven tags', { ...contact(), tags: Array.from({ length: 11 }, String) }],
    ['a property that is an object', { ...contact(), properties: { a: {} } }],
    ['null for an optional field', { ...contact(), companyId: null }],
    ['an array', []],
    ['nothing', undefined],
  ];

  it.each(wrong)('refuses %s, as the schema does', (_what, value) => {
    expect(v.safeParse(contactSchema, value).success).toBe(false);
    expect(quickCheck(contactSchema)(value)).toBe(false);
  });

  it('accepts what the schema accepts', () => {
    expect(quickCheck(contactSchema)(contact({ properties: { vip: true, visits: 3, plan: 'gold' } }))).toBe(true);
    expect(quickCheck(dealSchema)(deal({ closeDate: '2026-11-30' }))).toBe(true);
    expect(quickCheck(dealSchema)({ ...deal(), valuePence: 1.5 })).toBe(false);
  });

  it('hands rows with a dangerous property name to the schema', () => {
    const value = { ...contact(), properties: JSON.parse('{"__proto__":{"admin":true}}') };
    expect(quickCheck(contactSchema)(value)).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a text', { name: 'Ann\u202e' }],
    ['a tag', { tags: ['\u2066vip'] }],
    ['the name of a property', { properties: { 'Size\u202d': 'x' } }],
  ])('hands a row with a sign that turns the writing in %s to the schema', (_what, fields) => {
    expect(quickCheck(contactSchema)({ ...contact(), ...fields })).toBe(false);
  });

  it('asks the schema when a field with a default is missing or an action is unknown to it', () => {
    const schema = v.object({ name: v.optional(v.string(), 'nobody'), mail: v.pipe(v.string(), v.email()) });
    expect(quickCheck(schema)({ mail: 'a@b.example' })).toBe(false);
    expect(quickCheck(schema)({ name: 'Ann', mail: 'a@b.example' })).toBe(true);
    expect(quickCheck(schema)({ name: 'Ann', mail: 'nowhere' })).toBe(false);
  });
});
