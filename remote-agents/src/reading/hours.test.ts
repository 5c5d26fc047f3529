import { expect, it } from 'vitest';
import { hoursIn } from './hours';

const bounds = (text: string) => hoursIn(text).flatMap((found) => found.bounds.map(({ op, hour }) => [op, hour]));

it.each([
  ['meetings before 10 tomorrow', [['below', 10]]],
  ['meetings after 2pm', [['at-least', 14]]],
  ['am i free tomorrow at 3', [['during', 15]]],
  ['anything at 12am today', [['during', 0]]],
  ['meetings on friday at 11:30', [['during', 11.5]]],
  ['calls before noon', [['below', 12]]],
  [
    'meetings between 2 and 4pm tomorrow',
    [
      ['at-least', 14],
      ['below', 16],
    ],
  ],
])('%s', (text, said) => expect(bounds(text)).toEqual(said));

it.each(['meetings at 3 companies', 'deals from 2000 to 5000', 'by 5 december', 'after 10 days', 'at 25:00'])(
  '%s says no hour',
  (text) => expect(bounds(text)).toEqual([]),
);
