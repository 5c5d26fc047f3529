import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const fieldsSchema = v.record(v.string(), v.unknown());

/** What a step did to one record, with what it takes to revert it. */
const loggedEditSchema = v.object({
  collection: v.string(),
  id: v.string(),
  /** The name of the record at the time. */
  name: v.string(),
  /** Version of the collection's schema. */
  version: v.number(),
  /** Fields that differ; absent when the record came or went. */
  fields: v.optional(v.array(v.string())),
  /** The fields before and after, or the whole record if it was added or deleted; absent if it did not exist. */
  before: v.optional(fieldsSchema),
  after: v.optional(fieldsSchema),
});

/** A line of the log: who did what, when. Times are UTC, ISO 8601. */
export const logEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Name of the person; `personId` when people were added. */
  actor: v.string(),
  /** Which of the devices that share the business. */
  device: v.optional(v.string()),
  personId: v.optional(v.string()),
  /** As the user would name it: "Edit 12 contacts". */
  label: v.string(),
  /** What AI made and a person approved in it. */
  ai: v.optional(v.string()),
  /** Modules it belongs to. */
  modules: v.array(v.string()),
  /** How many records it added, changed and deleted. */
  added: v.number(),
  changed: v.number(),
  deleted: v.number(),
  /** Names of the first records. */
  names: v.array(v.string()),
  /** What it takes to revert it; absent if it was too large to keep, or cannot be reverted. */
  edits: v.optional(v.array(loggedEditSchema)),
});

export type LogEntry = Readonly<v.InferOutput<typeof logEntrySchema>>;
export type LoggedEdit = Readonly<v.InferOutput<typeof loggedEditSchema>>;

// Only commits write it, each one. It says what was done and is no record itself, so undo leaves it and nobody sends it
// anywhere.
const log = {
  schema: logEntrySchema,
  version: 1,
  module: 'everyone',
  indivisible: true,
  unrecorded: true,
} as const;

/** The end of a line's id if only people may read it who see as much as its writer. */
export const marked = (mark: string | undefined): string => (mark === undefined ? '' : `~${mark}`);

/** What was done in the open business. */
export const logEntries = defineCollection({
  ...log,
  name: 'logEntries',
  readAs: (id) => (id.includes('~') ? `logEntries/${id.slice(id.indexOf('~') + 1)}` : 'logEntries'),
});

/** What was done to the workspace: people, roles, businesses. */
export const workspaceLog = defineCollection({ ...log, name: 'workspaceLog', scope: 'workspace' });

/** Most lines kept for a business, and for the workspace; the oldest go. Our choice. */
export const mostEntries = 2000;
