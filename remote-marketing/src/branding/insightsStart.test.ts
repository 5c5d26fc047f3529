import { expect, it } from 'vitest';
import { insightsStart } from './insightsStart';

it('the first words say what the business is, the content strategy what its texts should do', () => {
  const text =
    'Fenwick is a joinery:\nstairs and doors.\n\n## Competitors\n\n- Two others in town\n\n## Content strategy\n\n- Show prices.\n- Answer what is asked first.';
  expect(insightsStart(text)).toEqual({
    about: 'Fenwick is a joinery: stairs and doors.',
    rules: ['Show prices.', 'Answer what is asked first.'],
  });
});

it('a text that was rewritten by hand is taken as what the business is', () => {
  expect(insightsStart('We make stairs.')).toEqual({ about: 'We make stairs.', rules: [] });
  expect(insightsStart('')).toEqual({ about: '', rules: [] });
});
