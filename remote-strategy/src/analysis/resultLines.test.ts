import { expect, it } from 'vitest';
import { findingsIn, resultLines } from './resultLines';

const text = `What was found.

## Strengths
- Referrals bring most of the income. (evidence 1)
- Rivals are slower. (assumption)

## Assumptions
- The description is complete.`;

it('a result is read as headings and points with what each rests on', () => {
  expect(resultLines(text).map(({ kind, evidence, assumption }) => [kind, evidence, assumption])).toEqual([
    ['text', [], false],
    ['heading', [], false],
    ['point', [1], false],
    ['point', [], true],
    ['heading', [], false],
    ['point', [], false],
  ]);
  expect(resultLines(text)[2]?.text).toBe('Referrals bring most of the income.');
});

it('several numbers of evidence are all read', () => {
  expect(resultLines('- It pays. (evidence 1, 3 and 12)')[0]?.evidence).toEqual([1, 3, 12]);
});

it('findings are the points, recommendations first, without the assumptions at the end and quotes of earlier phases', () => {
  const more = `${text}

## Also on record
- Phase 2, Market and demand: Demand grows… (evidence 4)

## Recommendations
- Ask each customer for one introduction.`;
  expect(findingsIn(more).map((line) => line.text)).toEqual([
    'Ask each customer for one introduction.',
    'Referrals bring most of the income.',
    'Rivals are slower.',
  ]);
});
