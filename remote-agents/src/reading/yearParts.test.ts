import { expect, it } from 'vitest';
import { yearPartIn } from './yearParts';

const days = (text: string, today = '2026-11-18') => {
  const found = yearPartIn(text, today);
  return found && [found.from, found.until];
};

it.each([
  ['won in the first half of the year', '2026-01-01', '2026-06-30'],
  ['won in h2 2025', '2025-07-01', '2025-12-31'],
  ['in the second half of last year', '2025-07-01', '2025-12-31'],
  ['won this financial year', '2026-04-01', '2027-03-31'],
  ['won last financial year', '2025-04-01', '2026-03-31'],
  ['won in the current tax year', '2026-04-06', '2027-04-05'],
  ['won this summer', '2026-06-01', '2026-08-31'],
  ['won last summer', '2026-06-01', '2026-08-31'],
  ['added last winter', '2025-12-01', '2026-02-28'],
  ['closing next spring', '2027-03-01', '2027-05-31'],
  ['won in september and october together', '2026-09-01', '2026-10-31'],
  ['won between march and may', '2026-03-01', '2026-05-31'],
  ['won from november to december 2025', '2025-11-01', '2025-12-31'],
])('%s is from %s to %s', (text, from, until) => expect(days(text)).toEqual([from, until]));

it('since a season is since it was over, unless it is not', () => {
  expect(days('not called since summer')).toEqual(['2026-09-01', undefined]);
  expect(days('not called since the summer')).toEqual(['2026-09-01', undefined]);
  expect(days('won since autumn')).toEqual(['2026-09-01', undefined]);
});

it('the financial year changes on 1 April, the tax year on the 6th', () => {
  expect(days('this financial year', '2026-03-31')).toEqual(['2025-04-01', '2026-03-31']);
  expect(days('this financial year', '2026-04-01')).toEqual(['2026-04-01', '2027-03-31']);
  expect(days('this tax year', '2026-04-05')).toEqual(['2025-04-06', '2026-04-05']);
});

it('months that do not follow one another, and names with a season, are no days together', () => {
  expect(days('won in march and october')).toBeUndefined();
  expect(days('did the autumn newsletter go out')).toBeUndefined();
  expect(days('the winter booking reminder')).toBeUndefined();
});
