import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { davKindSchema, davSecretsSchema } from './davLink';

const foundSchema = v.object({
  /** Ends in a slash. */
  url: v.string(),
  kind: davKindSchema,
  name: v.string(),
  /** Whether this user may change what is in it, according to the server. */
  writable: v.boolean(),
});
export type FoundDav = Readonly<v.InferOutput<typeof foundSchema>>;

/**
 * Which calendars and address books a server has for somebody: a person asks, a post office answers (RFC 6764). `secrets`:
 * the password, which a link takes over from the search that found it. Deleted after an hour. Times are UTC, ISO 8601.
 */
export const davSearches = defineCollection({
  name: 'davSearches',
  module: 'integrations',
  schema: v.object({
    id: v.string(),
    /** An email address, the name of a server, or the address of a server, of a person's page on it or of a collection. */
    address: v.string(),
    username: v.string(),
    secrets: davSecretsSchema,
    askedAt: v.string(),
    /** Absent until a post office answers. */
    answer: v.optional(
      v.object({
        found: v.array(foundSchema),
        /** Why nothing was found, in words a person can act on. */
        problem: v.optional(v.string()),
      }),
    ),
  }),
  version: 1,
});
export type DavSearch = NonNullable<ReturnType<typeof davSearches.get>>;
