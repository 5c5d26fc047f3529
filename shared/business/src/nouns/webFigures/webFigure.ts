import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const webFigureSchema = v.object({
  /** Made from day and channel, so that a file that is imported again replaces its earlier figures. */
  id: v.string(),
  /** `YYYY-MM-DD`, the day on which the website's analytics counted it. */
  day: v.string(),
  /** Where the visits came from, as the file names it; empty where it does not say. */
  channel: v.string(),
  visits: v.number(),
  /** What the website counts as a success: an order, an enquiry. */
  conversions: v.number(),
});

/** What the website analytics of the business counted on one day in one channel. */
export type WebFigure = Readonly<v.InferOutput<typeof webFigureSchema>>;

/** Website figures of the open client, imported from files. The boards of the analytics module show them. */
export const webFigures = defineCollection({
  name: 'webFigures',
  module: ['analytics', 'integrations'],
  schema: webFigureSchema,
  version: 1,
});
