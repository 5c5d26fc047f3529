import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source, SourceKind } from '../tasks/researchSource';
import { changedSources, confidenceOf, dueOn, partsOf } from './researchRules';

const today = '2026-11-22';
const source = (kind: SourceKind, fields: Partial<Source> = {}): Source => ({
  id: `${kind}-${fields.day ?? ''}`,
  kind,
  title: kind,
  says: 'It is so.',
  day: '2026-11-01',
  ...fields,
});

describe('confidence', () => {
  it.each([
    ['none', 'no source', []],
    ['low', 'one conversation', [source('conversation')]],
    ['medium', 'two conversations', [source('conversation'), source('conversation', { day: '2026-10-01' })]],
    ['medium', 'the own records', [source('records')]],
    ['high', 'the own records and a survey', [source('records'), source('survey')]],
    [
      'low',
      'a survey and a publication of two years ago',
      [source('survey', { day: '2024-11-01' }), source('publication', { day: '2024-10-01' })],
    ],
  ] as const)('is %s with %s', (level, _, sources) => {
    expect(confidenceOf(sources, today).level).toBe(level);
  });

  it('never falls when a source of this year is added', () => {
    const order = ['none', 'low', 'medium', 'high'];
    const some = fc.array(
      fc.record({
        kind: fc.constantFrom<SourceKind>('records', 'survey', 'conversation', 'website'),
        day: fc.constantFrom('2026-11-01', '2026-03-01', '2023-03-01'),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom<SourceKind>('records', 'survey', 'website'), (given, kind) => {
        const sources = given.map((fields) => source(fields.kind, fields));
        const before = confidenceOf(sources, today).level;
        const after = confidenceOf([...sources, source(kind)], today).level;
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      }),
    );
  });
});

describe('the parts of a document', () => {
  it('rest on the sources that their lines name, each once, and on no number that no source has', () => {
    const told = [source('records'), source('survey')];
    const parts = partsOf(
      'In short.\n\n## Customers\n- They return. (evidence 1, 2)\n- And refer. (evidence 1)\n\n## Prices\n- Too low. (evidence 7)\n- Or not. (assumption)',
      told,
    );
    expect(parts.map(({ heading, sources }) => [heading, sources.map(({ kind }) => kind)])).toEqual([
      ['', []],
      ['Customers', ['records', 'survey']],
      ['Prices', []],
    ]);
  });
});

describe('the next update', () => {
  it.each([
    ['2026-11-22', 'weekly', '2026-11-29'],
    ['2026-11-22', 'monthly', '2026-12-22'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2026-11-30', 'quarterly', '2027-02-28'],
    ['2026-11-22', 'never', undefined],
  ] as const)('of a version of %s made %s is on %s', (made, schedule, due) => {
    expect(dueOn(made, schedule)).toBe(due);
  });
});

describe('what changed since a version', () => {
  it('is what sources say now, what is new and what is gone, without those left out', () => {
    const [records, survey, talk] = [source('records'), source('survey'), source('conversation')];
    const changes = changedSources(
      [records, survey, talk],
      [{ ...records, says: 'It is otherwise.' }, survey, source('publication'), source('website')],
      { leftOut: ['website-'] },
    );
    expect(changes).toEqual([
      { title: 'records', before: 'It is so.', now: 'It is otherwise.' },
      { title: 'conversation', before: 'It is so.', now: undefined },
      { title: 'publication', before: undefined, now: 'It is so.' },
    ]);
  });
});
