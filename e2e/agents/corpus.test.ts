import { companies, contacts } from '@steps/business';
import { afterEach, expect, it, vi } from 'vitest';
import { readCorpus } from './corpus';
import { corpusNow, openCorpusBusiness } from './corpusBusiness';

afterEach(() => void vi.useRealTimers());

it('every entry of the corpus says what its question means', () => {
  const corpus = readCorpus();
  expect(corpus.length).toBeGreaterThanOrEqual(400);
  expect(corpus.filter((entry) => 'none' in entry).length).toBeGreaterThanOrEqual(40);
  expect(corpus.filter((entry) => 'refuse' in entry).length).toBeGreaterThanOrEqual(20);
});

it('no question of the corpus is in it twice', () => {
  const asked = readCorpus().map(({ question, after = [] }) => [after, question].flat().join(' | '));
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

it('the business that the questions are about has custom properties, some of them filled in', async () => {
  vi.useFakeTimers({ now: corpusNow, toFake: ['Date'] });
  await openCorpusBusiness();
  expect(companies.get('company-sample-5')?.properties).toEqual({
    Area: 'Scotland',
    Vehicles: 5,
    'Contract ends': '2026-05-28',
  });
  const sent = contacts.all().map(({ properties }) => properties['Samples sent']);
  expect([true, false, undefined].map((answer) => sent.filter((one) => one === answer).length)).toEqual([15, 15, 30]);
});
