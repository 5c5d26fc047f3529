import type { NounWords } from '@steps/business/queries';
import { expect, it } from 'vitest';
import { Lexicon } from '../reading/lexicon';
import { leftOutAnswer } from './notUnderstood';

const form = { name: 'form', kind: 'text', label: 'Form', words: [], values: [] } as const;
const deals: NounWords = {
  name: 'deals',
  one: 'deal',
  many: 'deals',
  words: [],
  relations: {},
  usual: {},
  fields: [form],
};

it('a word that was left out is not nearest to itself', async () => {
  const leftOut = [{ words: 'form', nearest: { kind: 'field', noun: deals, field: form } }] as const;
  const { text } = await leftOutAnswer(
    'anything new from the form',
    { leftOut, noun: deals, query: { noun: 'deals', where: [], measure: 'list' }, mended: [], score: 0 },
    [],
    new Lexicon([]),
    { now: new Date(2026, 10, 18), tools: new Set(), call: async () => ({ noun: 'deals', total: 0, lookedAt: 3 }) },
  );
  expect(text).toContain('I left out “form”');
  expect(text).not.toContain('Nearest');
});
