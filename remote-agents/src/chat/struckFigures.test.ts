import { expect, it } from 'vitest';
import { struckFigures } from './struckFigures';

const result = '{"noun":"deals","total":21,"figure":56550,"records":[{"facts":{"closeDate":"2026-12-04"}}]}';

it('a figure that nothing looked up holds is struck out, with a note', () => {
  expect(struckFigures('You have 21 open deals worth £56,550, up 13% on 2025.', [result])).toBe(
    'You have 21 open deals worth £56,550, up ~~13~~% on ~~2025~~.\n\n2 figures are struck out: they are not in the records that were looked up.',
  );
  expect(struckFigures('You have 22.', [result])).toBe(
    'You have ~~22~~.\n\nOne figure is struck out: it is not in the records that were looked up.',
  );
});

it('figures that were found or asked, days, addresses and numbers of items stay', () => {
  const text = '1. [21 deals](/?module=crm&tab=deals2)\n2. Closing on 4 December 2026, over £5,000';
  expect(struckFigures(text, [result, 'Deals over £5,000'])).toBe(text);
});
