import * as v from 'valibot';
import { defineCollection } from '../store/collection';

/** What somebody has typed and not saved yet. */
const draftSchema = v.object({
  /** Kind and what it is about: `notes:contact-3f9a…`. */
  id: v.string(),
  /** Plain JSON; whoever keeps it checks it with a schema of its own. */
  value: v.unknown(),
  /** UTC, ISO 8601. */
  updatedAt: v.string(),
});

/** Drafts of the open client: stored, and encrypted, like everything else. They never enter the history. */
export const drafts = defineCollection({
  name: 'drafts',
  module: 'everyone',
  schema: draftSchema,
  version: 1,
  unrecorded: true,
});
