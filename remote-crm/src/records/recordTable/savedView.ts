import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** A view of a list under a name. */
export const savedViewSchema = v.object({
  id: v.string(),
  /** Which list: "contacts". */
  list: v.string(),
  /** Unique within a list, whatever its case. */
  name: v.string(),
  /** Search, filters, order, columns and their widths as the address writes them; unknown parts are left out when it is read. */
  query: v.string(),
  /** The list opens with it when its address says nothing else; one for each list at most. */
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
