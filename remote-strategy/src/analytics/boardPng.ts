import type { Widget } from './board';
import { heightOf } from './boardRules';
import { metricOf } from './metrics';
import type { Unit } from './metricTable';
import { axisMarks, inUnit, inUnitShort, type WidgetFigures } from './widgetRules';

/** Pixels of the picture: drawn twice as fine, for screens and print alike. */
const sharpness = 2;
const column = 100;
const row = 80;
const space = 16;
const inset = 16;

interface Look {
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly hairline: string;
  readonly series: string;
  readonly before: string;
  readonly font: string;
}

/** The widgets as a picture, in the colours of the page. */
export async function boardPng(
  name: string,
  widgets: readonly Widget[],
  figures: ReadonlyMap<string, WidgetFigures>,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const width = 12 * column + space;
  const height = heightOf(widgets) * row + space + 48;
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Expected a canvas to draw on, the browser gave none.');
  context.scale(sharpness, sharpness);
  const look = lookOf(document.body);
  context.fillStyle = look.page;
  context.fillRect(0, 0, width, height);
  text(context, name, space, 32, `600 20px ${look.font}`, look.text);
  for (const widget of widgets) drawWidget(context, look, widget, figures.get(widget.id));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}

/** The theme's colours as they are now: a canvas does not know its variables. */
function lookOf(element: HTMLElement): Look {
  const probe = document.createElement('span');
  element.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const look: Look = {
    page: colour('--s-page'),
    surface: colour('--s-surface'),
    text: colour('--s-text'),
    muted: colour('--s-muted'),
    hairline: colour('--s-hairline'),
    series: colour('--s-chart-1'),
    before: colour('--s-chart-6'),
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return look;
}

function drawWidget(context: CanvasRenderingContext2D, look: Look, widget: Widget, figures: WidgetFigures | undefined) {
  const metric = metricOf(widget.metric);
  if (!metric || !figures) return;
  const [x, y] = [widget.x * column + space, widget.y * row + 48];
  const [width, height] = [widget.w * column - space, widget.h * row - space];
  context.fillStyle = look.surface;
  context.strokeStyle = look.hairline;
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.fill();
  context.stroke();
  const title = widget.title || metric.label;
  text(context, title, x + inset, y + 26, `600 14px ${look.font}`, look.text, width - 2 * inset);
  text(context, inUnit(figures.value, metric.unit), x + inset, y + 56, `600 22px ${look.font}`, look.text);
  if (widget.shape === 'figure' || figures.points.length === 0) return;
  const area = { x: x + inset, y: y + 72, width: width - 2 * inset, height: height - 72 - inset };
  if (widget.shape === 'bars' || widget.shape === 'funnel') drawBars(context, look, area, figures, metric.unit);
  else drawTime(context, look, area, figures, metric.unit, widget);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawBars(context: CanvasRenderingContext2D, look: Look, area: Area, { points }: WidgetFigures, unit: Unit) {
  const most = Math.max(...points.map(({ value = 0 }) => value), 1);
  const line = Math.min(28, area.height / points.length);
  const label = area.width * 0.35;
  for (const [at, point] of points.entries()) {
    const y = area.y + at * line;
    text(context, point.label, area.x, y + line * 0.65, `12px ${look.font}`, look.text, label - 8);
    context.fillStyle = look.series;
    context.fillRect(area.x + label, y + 2, ((area.width - label - 64) * (point.value ?? 0)) / most, line - 6);
    text(
      context,
      inUnit(point.value, unit),
      area.x + area.width - 60,
      y + line * 0.65,
      `12px ${look.font}`,
      look.muted,
      60,
    );
  }
}

function drawTime(
  context: CanvasRenderingContext2D,
  look: Look,
  area: Area,
  { points }: WidgetFigures,
  unit: Unit,
  { shape, goal }: Widget,
) {
  const compared = shape === 'course';
  const highest = Math.max(...points.flatMap(({ value = 0, before = 0 }) => [value, compared ? before : 0]), goal ?? 0);
  const marks = axisMarks(highest, unit);
  const top = marks.at(-1) ?? 1;
  const plot = { x: area.x + 44, width: area.width - 44, height: area.height - 20 };
  const heightAt = (value: number) => area.y + plot.height * (1 - value / top);
  const placeOf = (at: number) => plot.x + (plot.width * (at + 0.5)) / points.length;
  for (const mark of marks) {
    rule(context, look.hairline, [plot.x, plot.x + plot.width], heightAt(mark));
    text(context, inUnitShort(mark, unit), area.x, heightAt(mark) + 4, `11px ${look.font}`, look.muted, 40);
  }
  const every = Math.ceil(points.length / 6);
  for (const [at, { label }] of points.entries())
    if (at % every === 0) text(context, label, placeOf(at) - 14, area.y + area.height, `11px ${look.font}`, look.muted);
  if (shape === 'columns') {
    const width = Math.min(48, (plot.width / points.length) * 0.7);
    context.fillStyle = look.series;
    for (const [at, { value = 0 }] of points.entries())
      context.fillRect(placeOf(at) - width / 2, heightAt(value), width, area.y + plot.height - heightAt(value));
  } else {
    curve(
      context,
      look.before,
      [4, 3],
      points.map(({ before }, at) => before !== undefined && [placeOf(at), heightAt(before)]),
    );
    curve(
      context,
      look.series,
      [],
      points.map(({ value }, at) => value !== undefined && [placeOf(at), heightAt(value)]),
    );
  }
  if (goal !== undefined) {
    context.setLineDash([5, 4]);
    rule(context, look.text, [plot.x, plot.x + plot.width], heightAt(goal));
    context.setLineDash([]);
  }
}

function curve(
  context: CanvasRenderingContext2D,
  colour: string,
  dashes: number[],
  points: readonly (false | readonly [x: number, y: number])[],
) {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.setLineDash(dashes);
  context.beginPath();
  for (const point of points) if (point) context.lineTo(...point);
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 1;
}

function rule(context: CanvasRenderingContext2D, colour: string, [from, to]: readonly [number, number], y: number) {
  context.strokeStyle = colour;
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo(to, y);
  context.stroke();
}

function text(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
) {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(words, x, y, most);
}
