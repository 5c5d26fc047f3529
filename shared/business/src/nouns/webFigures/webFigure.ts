import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const webFigureSchema = v.object({
  /** Day and channel, so that a file that is imported again replaces what it brought before. */
  id: v.string(),
  /** `YYYY-MM-DD`, as the analytics of the website counted it. */
  day: v.string(),
  /** Where the visits came from, as the file names it; empty where it does not say. */
  channel: v.string(),
  visits: v.number(),
  /** What the website counts as a success: an order, an enquiry. */
  conversions: v.number(),
});

/** What the analytics of the business's own website counted on one day in one channel. */
export type WebFigure = Readonly<v.InferOutput<typeof webFigureSchema>>;

/** Figures of the website of the open client, brought by file. Boards of the analytics module count them. */
export const webFigures = defineCollection({
  name: 'webFigures',
  module: ['analytics', 'integrations'],
  schema: webFigureSchema,
  version: 1,
});
