import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

const writtenSchema = v.object({
  collection: v.string(),
  id: v.string(),
  /** `updatedAt` that the import gave it: another one by now means that somebody changed it since. */
  at: v.string(),
  /** The record before; absent when the import made it. */
  before: v.optional(v.record(v.string(), v.unknown())),
});

const partSchema = v.object({
  id: v.string(),
  importId: v.string(),
  /** Name of the file. */
  file: v.string(),
  /** When the import began (UTC, ISO 8601). */
  startedAt: v.string(),
  written: v.array(writtenSchema),
});

export type WrittenRecord = Readonly<v.InferOutput<typeof writtenSchema>>;
export type ImportPart = Readonly<v.InferOutput<typeof partSchema>>;

/**
 * What an import under way has written, a row for each of its parts, gone once it has ended: an import that the browser
 * was closed on can be undone that way. Never in the history; the records before were let through once already.
 */
export const importJournal = defineCollection({
  name: 'importJournal',
  module: 'crm',
  schema: partSchema,
  version: 1,
  unrecorded: true,
});
