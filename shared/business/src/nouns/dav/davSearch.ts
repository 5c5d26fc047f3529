import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { davKindSchema, davSecretsSchema } from './davLink';

const foundSchema = v.object({
  /** With a slash at its end. */
  url: v.string(),
  kind: davKindSchema,
  name: v.string(),
  /** Whether this user may change what is in it, as the server says. */
  writable: v.boolean(),
});
export type FoundDav = Readonly<v.InferOutput<typeof foundSchema>>;

/**
 * Which calendars and address books a server has for somebody, as a person asks and a post office answers (RFC 6764). `secrets`: the
 * password; a link that is made of what was found takes it along. Times are UTC, ISO 8601. Forgotten after an hour.
 */
export const davSearches = defineCollection({
  name: 'davSearches',
  module: 'integrations',
  schema: v.object({
    id: v.string(),
    /** An email address, the name of a server, or the address of a server, a person there or a collection. */
    address: v.string(),
    username: v.string(),
    secrets: davSecretsSchema,
    askedAt: v.string(),
    /** Without it nobody has answered yet. */
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
