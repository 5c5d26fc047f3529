import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** A record that somebody deleted, kept for a while so that it can be restored. */
export const deletedRecordSchema = v.object({
  /** `contacts/contact-1`: collection and id of what was deleted. */
  id: v.string(),
  collection: v.string(),
  /** As it was stored, with the version of its schema. */
  stored: v.object({ v: v.number(), r: v.unknown() }),
  /** The step that deleted it, as the user would name it: "Delete 12 contacts". */
  step: v.string(),
  /** UTC, ISO 8601. */
  at: v.string(),
  /** The record it belongs to, `meetings/meeting-1`: it is deleted and restored with that, and not counted. */
  partOf: v.optional(v.string()),
});

export type DeletedRecord = Readonly<v.InferOutput<typeof deletedRecordSchema>>;

/** Deleted records of the open client. Written by `commit` alone. */
export const deletedRecords = defineCollection({
  name: 'deletedRecords',
  module: 'everyone',
  readAs: (id) => `deletedRecords/${id.slice(0, id.indexOf('/'))}`,
  schema: deletedRecordSchema,
  version: 1,
});

/** How long a deleted record can be restored, in days; our choice. */
export const keptDays = 30;
