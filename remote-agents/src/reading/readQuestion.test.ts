import type { FieldWords, NounWords, Vocabulary } from '@steps/business/queries';
import { expect, it } from 'vitest';
import { Lexicon } from './lexicon';
import { readingsOf } from './readQuestion';

const now = new Date(2026, 10, 18, 8, 30);
const field = (name: string, kind: FieldWords['kind'], more: Partial<FieldWords> = {}): FieldWords => ({
  ...{ name, kind, label: name, words: [], values: [] },
  ...more,
});
const deals: NounWords = {
  ...{ name: 'deals', one: 'deal', many: 'deals', words: [], relations: {}, usual: {} },
  ...{ worth: 'value', date: 'createdAt', span: 'took' },
  fields: [
    field('state', 'choice', {
      values: [{ value: 'open' }, { value: 'won', words: ['win'], date: 'closedAt', span: 'took' }, { value: 'lost' }],
    }),
    field('owner', 'choice', { words: ['assigned'], values: [{ value: 'Elin Harper' }, { value: 'Tom Vale' }] }),
    field('value', 'pounds'),
    field('took', 'number', { unit: 'days', label: 'Days to close', date: 'closedAt' }),
    field('createdAt', 'moment', { label: 'Added' }),
    field('closedAt', 'moment', { label: 'Closed on' }),
    field('touched', 'moment'),
  ],
};
const vocabulary: Vocabulary = { tool: 'find_records', nouns: [deals], names: [] };

/** The best reading of a question: its query, or the words that it left out. */
function read(question: string) {
  const [best] = readingsOf(question, new Lexicon([vocabulary]), now);
  return best && best.leftOut.length > 0 ? best.leftOut.map(({ words }) => words) : best?.query;
}
const won = { field: 'state', op: 'is', value: 'won' };

it('what is said twice is asked once', () =>
  expect(read('deals without an owner, unassigned')).toMatchObject({ where: [{ field: 'owner', op: 'empty' }] }));

it('“does it” is no “doesn’t”, and how long it takes is the average of the number that goes with the value', () => {
  const query = read('how long does it take us to win a deal');
  expect(query).toMatchObject({ where: [won], measure: 'average', of: 'took' });
});

it('“within” is a time where something took one', () =>
  expect(read('deals won within 2 weeks')).toMatchObject({
    where: [won, { field: 'took', op: 'at-most', value: 14 }],
  }));

it('a period beside a time is of the day when it was over', () =>
  expect(read('average days to close this year')).toMatchObject({
    period: { field: 'closedAt', from: '2026-01-01', until: '2026-12-31' },
    of: 'took',
  }));

it('“in a month” is thirty days or so, as “in 30 days” is', () =>
  expect(read('deals not touched in a month')).toMatchObject({
    where: [
      {
        any: [
          { field: 'touched', op: 'until', value: '2026-10-17' },
          { field: 'touched', op: 'empty' },
        ],
      },
    ],
  }));

it('“number of” counts, and an age is a bound on the day when it was added', () => {
  expect(read('number of won deals per owner')).toMatchObject({ where: [won], measure: 'count', group: 'owner' });
  expect(read('deals older than a week')).toMatchObject({ period: { field: 'createdAt', until: '2026-11-10' } });
});

it('a time that nothing took, and any weekend, are named', () => {
  expect(read('deals lost within 2 weeks of tea')).toEqual(expect.arrayContaining([expect.stringContaining('tea')]));
  expect(read('deals won on a weekend')).toEqual(['on a weekend']);
});
