// The chart library with the parts that boards draw with, and no other; fetched with the first chart over time.
import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption, MarkLineComponent } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, MarkLineComponent, CanvasRenderer, SVGRenderer]);

/** What a chart over time can be told. */
export type ChartOption = ComposeOption<BarSeriesOption | LineSeriesOption | GridComponentOption>;

/** Draws into an element of the page, and again when its size changes. Returns how to end it. */
export function drawIn(element: HTMLElement, option: ChartOption): () => void {
  // Vectors: sharp on paper too, and no canvas is asked for.
  const chart = init(element, undefined, { renderer: 'svg', ...sizeOf(element) });
  chart.setOption(option);
  const watch = new ResizeObserver(() => chart.resize(sizeOf(element)));
  watch.observe(element);
  return () => {
    watch.disconnect();
    chart.dispose();
  };
}

/** The chart as a picture of this size, `sharpness` pixels for each. */
export function drawnCanvas(option: ChartOption, width: number, height: number, sharpness: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const chart = init(canvas, undefined, { renderer: 'canvas', width, height, devicePixelRatio: sharpness });
  chart.setOption(option);
  const drawn = chart.renderToCanvas({ pixelRatio: sharpness });
  chart.dispose();
  return drawn;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: Math.max(clientWidth, 1),
  height: Math.max(clientHeight, 1),
});
