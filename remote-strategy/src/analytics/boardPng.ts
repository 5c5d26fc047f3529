import type { Widget } from './board';
import { heightOf } from './boardRules';
import { drawnCanvas } from './chartLibrary';
import { type ChartLook, chartLook } from './chartLook';
import type { Unit } from './metricTable';
import { type QuestionAnswer, shownBy } from './questionRules';
import { timeOption } from './timeChart';
import type { Answers } from './useAnswers';
import { inUnit, type WidgetFigures } from './widgetRules';

/** Pixels of the picture: drawn twice as fine, for screens and print alike. */
const sharpness = 2;
const column = 100;
const row = 80;
const space = 16;
const inset = 16;

/** The widgets as a picture, in the colours of the page. */
export async function boardPng(
  name: string,
  widgets: readonly Widget[],
  figures: ReadonlyMap<string, WidgetFigures>,
  answers: Answers,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const width = 12 * column + space;
  const height = heightOf(widgets) * row + space + 48;
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Expected a canvas to draw on, the browser gave none.');
  context.scale(sharpness, sharpness);
  const look = chartLook(document.body);
  context.fillStyle = look.page;
  context.fillRect(0, 0, width, height);
  text(context, name, space, 32, `600 20px ${look.font}`, look.text);
  for (const widget of widgets)
    drawWidget(context, look, widget, shownBy(widget, figures, answers), answers.get(widget.id));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}

function drawWidget(
  context: CanvasRenderingContext2D,
  look: ChartLook,
  widget: Widget,
  shown: ReturnType<typeof shownBy>,
  answer: QuestionAnswer | Error | undefined,
) {
  if (!shown) return;
  const { label, unit, figures } = shown;
  const [x, y] = [widget.x * column + space, widget.y * row + 48];
  const [width, height] = [widget.w * column - space, widget.h * row - space];
  context.fillStyle = look.surface;
  context.strokeStyle = look.hairline;
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.fill();
  context.stroke();
  text(context, label, x + inset, y + 26, `600 14px ${look.font}`, look.text, width - 2 * inset);
  text(context, inUnit(figures.value, unit), x + inset, y + 56, `600 22px ${look.font}`, look.text);
  const area = { x: x + inset, y: y + 72, width: width - 2 * inset, height: height - 72 - inset };
  if (answer && !(answer instanceof Error)) return drawAnswer(context, look, area, answer);
  if (widget.shape === 'figure' || figures.points.length === 0) return;
  if (widget.shape === 'bars' || widget.shape === 'funnel') drawBars(context, look, area, figures, unit);
  else {
    const { shape, goal } = widget;
    const option = timeOption({ shape, points: figures.points, unit, goal }, look);
    context.drawImage(drawnCanvas(option, area.width, area.height, sharpness), area.x, area.y, area.width, area.height);
  }
}

/** Bars of its groups, or as many of its records as there is room for. */
function drawAnswer(context: CanvasRenderingContext2D, look: ChartLook, area: Area, answer: QuestionAnswer) {
  const { figures, unit, records } = answer;
  if (figures.points.length > 0) return drawBars(context, look, area, figures, unit);
  const room = Math.max(0, Math.floor(area.height / recordLine));
  for (const [at, { title }] of records.slice(0, room).entries())
    text(context, title, area.x, area.y + (at + 0.65) * recordLine, `12px ${look.font}`, look.text, area.width);
}

/** Pixels that a record takes. */
const recordLine = 22;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawBars(
  context: CanvasRenderingContext2D,
  look: ChartLook,
  area: Area,
  { points }: WidgetFigures,
  unit: Unit,
) {
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
