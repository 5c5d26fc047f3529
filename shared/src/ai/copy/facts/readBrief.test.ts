import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBriefs } from '../../../testing/sampleBriefs';
import type { BriefFacts, Fact } from './briefFacts';
import { readBrief } from './readBrief';

const lists = (facts: BriefFacts): readonly Fact[] => [
  ...(facts.subject ? [facts.subject] : []),
  ...facts.offers,
  ...facts.prices,
  ...facts.whens,
  ...facts.places,
  ...facts.people,
  ...facts.links,
  ...facts.phones,
  ...facts.emails,
  ...facts.codes,
  ...facts.numbers,
  ...facts.details,
];

describe('the facts of a brief', () => {
  it.each<[string, Partial<Record<keyof BriefFacts, readonly string[] | string>>]>([
    [
      'Write an email about our autumn sale. 20% off all winter coats until 31 January, use code SNOW20',
      { subject: 'autumn sale', offers: ['20% off'], whens: ['31 January'], codes: ['SNOW20'] },
    ],
    [
      'open day on 5/6 from 10am-4pm at 12 High Street, Leeds',
      { whens: ['5 June, 10am to 4pm'], places: ['12 High Street, Leeds'] },
    ],
    [
      'yoga, mondays 7pm, £60 or a tenner drop in, church hall otley',
      { whens: ['Mondays at 7pm'], prices: ['£60', '£10 drop in'], places: ['the church hall, Otley'] },
    ],
    ['Pottery class 9.30 to 1.30 on Saturday 7 March', { whens: ['Saturday 7 March, 9.30am to 1.30pm'] }],
    ['Party on 7 March 8pm to 1am', { whens: ['7 March, 8pm to 1am'] }],
    ['Apply for our apprenticeship, deadline 31 January', { subject: 'apprenticeship', whens: ['31 January'] }],
    ['two for one on all pizzas every Tuesday', { offers: ['two for one'], whens: ['every Tuesday'] }],
    ['bogof on paint', { offers: ['buy one, get one free'] }],
    ['£950 pcm, available from 1 May', { prices: ['£950 a month'], whens: ['1 May'] }],
    [
      'new boiler service from £79 inc VAT for landlords',
      { subject: 'new boiler service', prices: ['from £79 including VAT'], audience: 'landlords' },
    ],
    [
      'call 0113 496 0200 or email hi@tap.co.uk or see www.tap.co.uk',
      { phones: ['0113 496 0200'], emails: ['hi@tap.co.uk'], links: ['www.tap.co.uk'] },
    ],
    ['14-17 April, 9.30am-12pm', { whens: ['14 to 17 April, 9.30am to 12pm'] }],
    ['gluten-free cakes, feel free to ask', { offers: [] }],
    ['you may bring a friend', { whens: [] }],
    ['no letting fees', { subject: '' }],
  ])('of “%s”', (brief, wanted) => {
    const facts = readBrief(brief);
    for (const [key, words] of Object.entries(wanted)) {
      const found = facts[key as keyof BriefFacts] as Fact | readonly Fact[] | undefined;
      const said = Array.isArray(found)
        ? found.map((fact: Fact) => fact.words)
        : ((found as Fact | undefined)?.words ?? '');
      expect(said, key).toEqual(words);
    }
  });

  it('does not take an amount for a day or a time, and keeps the rooms of a flat in its name', () => {
    const service = readBrief('Boiler service for £89 until 30 November, Leeds. Call 0113 496 0000.');
    expect(service.whens.map(({ words, role }) => [words, role])).toEqual([['30 November', 'until']]);
    expect(service.prices.map(({ words }) => words)).toEqual(['£89']);
    const brunch = readBrief('New brunch menu from Saturday, 10% off for students');
    expect(brunch.whens.map(({ words }) => words)).toEqual(['Saturday']);
    expect(brunch.offers).toHaveLength(1);
    expect(readBrief('2 bed flat to let on Mill Lane, £950 a month').subject?.words).toBe('2-bed flat');
  });

  it('stand at their spans: each within the brief, none over another', () => {
    for (const { brief } of sampleBriefs) {
      const facts = lists(readBrief(brief)).toSorted((one, other) => one.start - other.start);
      facts.forEach((fact, at) => {
        expect(fact.start, brief).toBeGreaterThanOrEqual(0);
        expect(fact.end, `${brief}: ${fact.words}`).toBeGreaterThan(fact.start);
        expect(fact.end, brief).toBeLessThanOrEqual(brief.length);
        expect(fact.start, `${brief}: ${fact.words}`).toBeGreaterThanOrEqual(facts[at - 1]?.end ?? 0);
      });
    }
  });

  it('are the same on every day and for any text, and no text stops the reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (brief) => {
        const facts = readBrief(brief);
        expect(readBrief(brief)).toEqual(facts);
        for (const { start, end } of lists(facts)) expect(start <= end && end <= brief.length).toBe(true);
      }),
    );
  });

  it('are found wherever the date and the price stand', () => {
    const parts = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.constantFrom('January', 'June', 'October', 'December'),
      pounds: fc.integer({ min: 1, max: 999 }),
      percent: fc.integer({ min: 5, max: 90 }),
    });
    fc.assert(
      fc.property(parts, ({ day, month, pounds, percent }) => {
        const facts = readBrief(`Sourdough class on ${day} ${month}, £${pounds} each, ${percent}% off all bread`);
        expect(facts.whens.map(({ words }) => words)).toEqual([`${day} ${month}`]);
        expect(facts.prices.map(({ words }) => words)).toEqual([`£${pounds} each`]);
        expect(facts.offers.map(({ words, on }) => `${words} ${on}`)).toEqual([`${percent}% off all bread`]);
      }),
    );
  });

  it('are none in another language', () => {
    expect(readBrief('Neue Kollektion ab Montag, wir freuen uns auf Sie und die Kinder')).toMatchObject({
      english: false,
    });
  });
});
