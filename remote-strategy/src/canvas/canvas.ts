import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

const score = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5)));

const itemSchema = v.object({
  id: v.string(),
  /** Title of its area. */
  area: v.string(),
  text: v.string(),
  /** Of a scored area: how much of it the business offers, and how much the others. */
  own: score,
  others: score,
  /** The ledger entry that it was taken from. */
  resultId: v.optional(v.string()),
});
export type CanvasItem = Readonly<v.InferOutput<typeof itemSchema>>;

/** A filled framework; `id` is that of its kind. */
const canvasSchema = v.object({ id: v.string(), items: v.array(itemSchema), updatedAt: v.string() });

/** The filled frameworks of the open client, one board for each. */
export const canvases = defineCollection({
  name: 'frameworkBoards',
  module: 'strategy',
  schema: canvasSchema,
  version: 1,
  indivisible: true,
});
