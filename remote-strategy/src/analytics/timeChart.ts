import type { ChartOption } from './chartLibrary';
import type { ChartLook } from './chartLook';
import type { Unit } from './metricTable';
import { axisMarks, inUnitShort, type Point } from './widgetRules';

/** Places of the plot within its chart, pixels: links lie over it part by part. */
export const plotInset = { start: 44, end: 0, top: 14, bottom: 22 } as const;

/** Columns up to this number have their value written on them. */
const writtenColumns = 12;
/** Labels under the axis. */
const labelsThatFit = 6;

interface TimeChart {
  readonly shape: 'columns' | 'course';
  readonly points: readonly Point[];
  readonly unit: Unit;
  readonly goal: number | undefined;
}

/** Whether a line has a period before it to compare with. */
export const isCompared = ({ shape, points }: Pick<TimeChart, 'shape' | 'points'>): boolean =>
  shape === 'course' && points.some(({ before }) => before !== undefined);

/** The numbers beside the axis, from 0 to the top: above every value and the goal. */
export function marksOf(chart: TimeChart): readonly number[] {
  const values = chart.points.flatMap(({ value = 0, before = 0 }) => [value, isCompared(chart) ? before : 0]);
  return axisMarks(Math.max(...values, chart.goal ?? 0), chart.unit);
}

/** A chart over time, as the library draws it on a page and in a picture. */
export function timeOption(chart: TimeChart, look: ChartLook): ChartOption {
  const { shape, points, unit, goal } = chart;
  const marks = marksOf(chart);
  const every = Math.ceil(points.length / labelsThatFit);
  const words = { fontFamily: look.font, fontSize: 12, color: look.muted };
  const goalLine = goal !== undefined && {
    markLine: {
      symbol: 'none',
      silent: true,
      label: { show: false },
      lineStyle: { color: look.text, type: 'dashed' as const, width: 1.5 },
      data: [{ yAxis: goal }],
    },
  };
  const values = points.map(({ value }) => value ?? null);
  return {
    animation: false,
    grid: { left: plotInset.start, right: plotInset.end, top: plotInset.top, bottom: plotInset.bottom },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.hairline } },
      axisLabel: { ...words, interval: (at: number) => at % every === 0, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: marks.at(-1) ?? 1,
      interval: marks[1] ?? 1,
      axisLabel: { ...words, formatter: (value: number) => inUnitShort(value, unit) },
      splitLine: { lineStyle: { color: look.hairline } },
    },
    series:
      shape === 'columns'
        ? [
            {
              type: 'bar',
              data: values,
              barMaxWidth: 48,
              barCategoryGap: '22%',
              barMinHeight: 2,
              itemStyle: { color: look.columns, borderRadius: [4, 4, 0, 0] },
              label: {
                show: points.length <= writtenColumns,
                position: 'top',
                ...words,
                formatter: ({ value }: { value?: unknown }) => inUnitShort(Number(value ?? 0), unit),
              },
              ...goalLine,
            },
          ]
        : [
            ...(isCompared(chart)
              ? [
                  {
                    type: 'line' as const,
                    data: points.map(({ before }) => before ?? null),
                    showSymbol: false,
                    connectNulls: true,
                    lineStyle: { color: look.before, type: 'dashed' as const, width: 1.5 },
                  },
                ]
              : []),
            {
              type: 'line',
              data: values,
              showSymbol: points.length === 1,
              connectNulls: true,
              lineStyle: { color: look.series, width: 2 },
              itemStyle: { color: look.series },
              ...goalLine,
            },
          ],
  };
}
