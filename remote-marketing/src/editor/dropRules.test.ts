import { expect, it } from 'vitest';
import { linesOf, nearestLine } from './dropRules';

const page = { left: 0, top: 0, right: 600, bottom: 400 };
const rows = [
  { left: 0, top: 0, right: 600, bottom: 100 },
  { left: 0, top: 120, right: 600, bottom: 300 },
];
const column = { left: 300, top: 120, right: 600, bottom: 300 };
const lines = [...linesOf('page', page, rows), ...linesOf('column', column, [])];

it('a page has a line before, between and after its blocks', () => {
  expect(linesOf('page', page, rows).map(({ index, y }) => [index, y])).toEqual([
    [0, 0],
    [1, 110],
    [2, 300],
  ]);
});

it('the innermost block under the pointer takes what is dropped', () => {
  expect(nearestLine(lines, 450, 200)).toMatchObject({ parent: 'column', index: 0 });
  expect(nearestLine(lines, 100, 200)).toMatchObject({ parent: 'page', index: 1 });
  expect(nearestLine(lines, 100, 280)).toMatchObject({ parent: 'page', index: 2 });
});

it('beside the page the nearest line is taken, and there is none without places', () => {
  expect(nearestLine(lines, 900, 390)).toMatchObject({ parent: 'page', index: 2 });
  expect(nearestLine([], 0, 0)).toBeUndefined();
});
