import { defineCollection } from '@steps/platform';
import * as v from 'valibot';
import { ownPeriods } from './periodRules';

/** Forms in which a widget shows its figure. The keys are stored: `course` is a line chart. */
export const shapes = {
  figure: 'One figure',
  course: 'Line over time',
  columns: 'Columns over time',
  bars: 'Bars by group',
  funnel: 'Funnel',
} as const;
export type Shape = keyof typeof shapes;

/** Columns of a board. */
export const boardColumns = 12;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A question that was answered in the chat, as the tool that takes it and its query in JSON. */
export const askedSchema = v.object({ tool: v.string(), query: v.string() });

const widgetSchema = v.object({
  id: v.string(),
  /** Id of what it counts; empty for a question. */
  metric: v.string(),
  /** As a person called it; the name of the metric when empty. */
  title: v.string(),
  shape: v.picklist(Object.keys(shapes) as Shape[]),
  /** Group of `bars`. */
  group: v.optional(v.string()),
  /** Of a chart over time; the one that fits the dates when absent. */
  step: v.optional(v.picklist(['day', 'week', 'month'])),
  /** A figure may go by the month, quarter or year of today instead of the dates of the board. */
  period: v.picklist(Object.keys(ownPeriods) as (keyof typeof ownPeriods)[]),
  /** In the unit of the metric: for the whole period, or for each column. */
  goal: v.optional(v.number()),
  asked: v.optional(askedSchema),
  x: whole,
  y: whole,
  w: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(boardColumns)),
  h: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12)),
});
export type Widget = Readonly<v.InferOutput<typeof widgetSchema>>;

const boardSchema = v.object({
  id: v.string(),
  name: v.string(),
  widgets: v.array(widgetSchema),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Board = Readonly<v.InferOutput<typeof boardSchema>>;

/** Boards of the open client. A change of one board in two tabs at once: the later is whole. */
export const boards = defineCollection({
  name: 'analyticsBoards',
  module: 'analytics',
  schema: boardSchema,
  version: 1,
  indivisible: true,
});
