import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** A named view of a list. */
export const savedViewSchema = v.object({
  id: v.string(),
  /** Which list: "contacts". */
  list: v.string(),
  /** Unique within a list, whatever its case. */
  name: v.string(),
  /**
   * Search, filters, sorting, columns and their widths in the form of an address; unknown parts are left out when it is read.
   */
  query: v.string(),
  /** The list opens with it if its address says nothing else; at most one for each list. */
  isDefault: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type SavedView = Readonly<v.InferOutput<typeof savedViewSchema>>;

/** Saved views of the open client. */
export const savedViews = defineCollection({
  name: 'savedViews',
  module: 'everyone',
  schema: savedViewSchema,
  version: 1,
  loadFirst: 1,
});
