// @vitest-environment page
import { describe, expect, it } from 'vitest';
import { drawIn } from './chartLibrary';
import { chartLook } from './chartLook';
import { marksOf, timeOption } from './timeChart';
import type { Point } from './widgetRules';

const point = (key: number, value: number | undefined, before?: number): Point => ({
  key: String(key),
  label: `${key} Oct`,
  name: `Week of ${key} Oct`,
  value,
  before,
  rows: value ?? 0,
});
const look = () => chartLook(document.body);
const columns = { shape: 'columns', unit: 'count', points: [point(1, 2), point(2, 5)], goal: 8 } as const;
const line = {
  shape: 'course',
  unit: 'count',
  points: [point(1, 2, 3), point(2, undefined, 9)],
  goal: undefined,
} as const;

describe('a chart over time', () => {
  it('has room for every value, the period before and the goal', () => {
    expect(marksOf(columns).at(-1)).toBeGreaterThanOrEqual(8);
    expect(marksOf(line).at(-1)).toBeGreaterThanOrEqual(9);
    expect(timeOption(line, look()).yAxis).toMatchObject({ min: 0, max: marksOf(line).at(-1) });
  });

  it('draws a goal as a line across, and the period before as a second line', () => {
    expect(timeOption(columns, look()).series).toMatchObject([
      { type: 'bar', data: [2, 5], markLine: { data: [{ yAxis: 8 }] } },
    ]);
    expect(timeOption(line, look()).series).toMatchObject([
      { type: 'line', data: [3, 9] },
      { type: 'line', data: [2, null] },
    ]);
  });

  it('is drawn by the library as vectors, with its labels, and taken away again', () => {
    const place = document.body.appendChild(document.createElement('div'));
    Object.defineProperties(place, { clientWidth: { value: 480 }, clientHeight: { value: 200 } });
    const end = drawIn(place, timeOption(columns, look()));
    const drawing = place.querySelector('svg');
    expect(drawing?.textContent).toContain('1 Oct');
    expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(3);
    end();
    expect(place.querySelector('svg')).toBeNull();
  });
});
