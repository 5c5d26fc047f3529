import { expect, it } from 'vitest';
import { blankNode, type EditorDocument, emptyDocument } from './document';
import { layerLines, linesOf, nearestLayerLine, nearestLine } from './dropRules';

const page = { left: 0, top: 0, right: 600, bottom: 400 };
const rows = [
  { left: 0, top: 0, right: 600, bottom: 100 },
  { left: 0, top: 120, right: 600, bottom: 300 },
];
const column = { left: 300, top: 120, right: 600, bottom: 300 };
const lines = [...linesOf('page', page, rows), ...linesOf('column', column, [])];

it('a page has a line before, between and after its blocks', () => {
  expect(linesOf('page', page, rows).map(({ index, top }) => [index, top])).toEqual([
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

it('the lines between columns that are side by side are upright', () => {
  const columns = { left: 0, top: 0, right: 600, bottom: 200 };
  const [one, two] = [
    { left: 0, top: 0, right: 290, bottom: 200 },
    { left: 310, top: 0, right: 600, bottom: 150 },
  ];
  expect(linesOf('columns', columns, [one, two]).map(({ index, left, height }) => [index, left, height])).toEqual([
    [0, 0, 200],
    [1, 300, 150],
    [2, 600, 150],
  ]);
});

it('at the upper and lower edge of columns a drop goes before and after them', () => {
  expect(nearestLine(lines, 450, 123)).toMatchObject({ parent: 'page', index: 1 });
  expect(nearestLine(lines, 450, 298)).toMatchObject({ parent: 'page', index: 2 });
});

it('where levels end together in the layers, left and right choose the level', () => {
  const document: EditorDocument = {
    ...emptyDocument(),
    nodes: {
      page: { ...blankNode('page'), children: ['columns'] },
      columns: { ...blankNode('columns'), children: ['column'] },
      column: { ...blankNode('column'), children: ['text'] },
      text: blankNode('text'),
    },
  };
  const row = (top: number) => ({ left: 0, top, right: 200, bottom: top + 30 });
  const tree = new Map([
    ['columns', row(0)],
    ['column', row(30)],
    ['text', row(60)],
  ]);
  const places = [
    { parent: 'page', index: 0 },
    { parent: 'column', index: 0 },
    { parent: 'column', index: 1 },
    { parent: 'page', index: 1 },
  ];
  const found = layerLines(document, places, tree);
  expect(found.map(({ top, left }) => [top, left])).toEqual([
    [0, 0],
    [60, 32],
    [90, 32],
    [90, 0],
  ]);
  expect(nearestLayerLine(found, 40, 88)).toMatchObject({ parent: 'column', index: 1 });
  expect(nearestLayerLine(found, 4, 88)).toMatchObject({ parent: 'page', index: 1 });
});
