import { describe, expect, it } from 'vitest';
import { columnLimits, firstStays, fitWidth, gridOf, widthByKey, widthsWith } from './recordColumns';

const columns = [
  { id: 'name', header: 'Name', width: 200, grow: 3, cell: () => null },
  { id: 'email', header: 'Email', width: 160, cell: () => null },
  { id: 'score', header: 'Score', width: 80, grow: 0, cell: () => null },
];

describe('columns of a table', () => {
  it('grow into the room that is left until they are given a width', () => {
    expect(gridOf(columns, true).tracks).toBe('24px minmax(200px, 3fr) minmax(160px, 1fr) 80px');
    expect(gridOf(columns, false, { email: 90 }).tracks).toBe('minmax(200px, 3fr) 90px 80px');
  });

  it('make the table as wide as their widths ask for', () => {
    expect(gridOf(columns, false, { email: 400 }).least - gridOf(columns, false).least).toBe(240);
  });

  it('before the one that is resized keep what they have on the screen, so that its edge stays under the pointer', () => {
    const shown = { name: 321.4, email: 180, score: 80 };
    expect(widthsWith(columns, {}, shown, 'email', 250)).toEqual({ name: 321, email: 250 });
    expect(widthsWith(columns, { name: 90, score: 70 }, shown, 'email', 250)).toEqual({
      name: 90,
      email: 250,
      score: 70,
    });
  });

  it('are never narrower than a few letters nor wider than a screen', () => {
    expect([fitWidth(-5), fitWidth(99.6), fitWidth(9000)]).toEqual([columnLimits.least, 100, columnLimits.most]);
  });

  it('are resized by keys: arrows, with Shift in larger steps, Home and End', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => widthByKey(key, false, 100));
    expect(keys).toEqual([116, 84, columnLimits.least, columnLimits.most, undefined]);
    expect(widthByKey('ArrowRight', true, 100)).toBe(164);
    expect(widthByKey('ArrowLeft', false, columnLimits.least)).toBe(columnLimits.least);
  });

  it('keep the first one in view unless it would hide the others', () => {
    expect([firstStays(240, 720), firstStays(600, 720)]).toEqual([true, false]);
  });
});
