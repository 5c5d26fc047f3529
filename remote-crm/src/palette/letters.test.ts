import { namedIn } from '@steps/business/src/ai/queries/names';
import { describe, expect, it } from 'vitest';
import { searchHandler } from '../records/search/searchHandler';
import { searchOver } from '../records/search/searchRules';

const names = [
  'Małgorzata Łęcka',
  'Bjørg Ærlig',
  'Jürgen Strauß',
  'Đura Đaković',
  'Þóra Ægisdóttir',
  'Çağrı Işın',
  'İrem Öz',
];
const found = [
  ['malgorzata lecka', 0],
  ['bjorg', 1],
  ['bjoerg aerlig', 1],
  ['jurgen strauss', 2],
  ['JUERGEN', 2],
  ['djakovic', 3],
  ['thora aegis', 4],
  ['cagri isin', 5],
  ['ışın', 5],
  ['IŞIN', 5],
  ['irem', 6],
  ['ırem', 6],
  ['Bj\u00f8rg', 1],
  ['C\u0327ag\u0306r\u0131', 5],
] as const;

describe('somebody is found however their name is written', () => {
  it.each(found)('by %s', (typed, at) => {
    expect(
      searchOver((name: { text: string }) => name.text)(
        names.map((text) => ({ text })),
        typed,
      ),
    ).toEqual([{ text: names[at] }]);
  });

  it('away from the page too', () => {
    const ask = searchHandler();
    ask({ kind: 'put', table: 'contacts', rows: Uint32Array.from(names.keys()), texts: names.join('\n') });
    const answers = found.map(([query]) => [...ask({ kind: 'find', table: 'contacts', query })]);
    expect(answers).toEqual(found.map(([, at]) => [at]));
  });

  it('in a question to the assistant', () => {
    const list = { length: names.length, of: (row: number) => names[row] ?? '' };
    const named = (text: string) => namedIn(list, { text, parts: true });
    expect(named('When did I last meet Malgorzata Lecka?')).toEqual([0]);
    expect(named('Who is Juergen Strauss')).toEqual([2]);
    expect(named("What is Isin's phone number?")).toEqual([5]);
  });
});
