import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

const writtenSchema = v.object({
  collection: v.string(),
  id: v.string(),
  /** The `updatedAt` that the import set: if it differs now, somebody has changed the record since. */
  at: v.string(),
  /** The record before; absent if the import added it. */
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
 * What a running import has written, one row for each of its parts, deleted once it ends: an import during which the browser
 * was closed can be undone with it. Never part of the history; the records before were approved already.
 */
export const importJournal = defineCollection({
  name: 'importJournal',
  module: 'crm',
  schema: partSchema,
  version: 1,
  unrecorded: true,
});
