import { expect, it } from 'vitest';
import { spansIn } from './spans';

it.each([
  ['sitting there for more than 3 weeks', 'above', 504],
  ['solved within a day', 'at-most', 24],
  ['answered in under two hours', 'below', 2],
  ['took longer than a month', 'above', 720],
  ['answered within 30 minutes', 'at-most', 0.5],
  ['in negotiation over a week', 'above', 168],
  ['meetings shorter than an hour', 'below', 1],
] as const)('%s is %s %s hours', (text, op, hours) =>
  expect(spansIn(text)).toMatchObject([{ op, hours, isAge: false }]),
);

it('an age is a bound on when something was added, and a day that is over is none', () => {
  expect(spansIn('tickets older than a week')).toMatchObject([{ op: 'above', hours: 168, isAge: true }]);
  expect(spansIn('more than 2 weeks ago')).toEqual([]);
  expect(spansIn('more than 5 deals')).toEqual([]);
});
