import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { mailServerSchema } from './mailAccount';

/**
 * Which servers a domain has: a person who adds an address asks, a post office answers, because a browser cannot query the
 * DNS or other sites. `id`: the domain. Times are UTC, ISO 8601.
 */
export const mailServerSearches = defineCollection({
  name: 'mailServerSearches',
  module: 'integrations',
  everyoneReads: true,
  schema: v.object({
    id: v.string(),
    askedAt: v.string(),
    /** Absent until a post office answers. */
    answer: v.optional(
      v.object({
        /** Where it was found: in the DNS (RFC 6186), in the domain's own configuration, or by who receives its mail. */
        from: v.picklist(['dns', 'autoconfig', 'provider', 'nowhere']),
        outgoing: v.optional(mailServerSchema),
        incoming: v.optional(mailServerSchema),
        /** The user name for them: the whole address, or what comes before its @. */
        user: v.picklist(['address', 'name']),
        /** The id of a provider in `mailProviders`. */
        provider: v.optional(v.string()),
      }),
    ),
  }),
  version: 1,
});
export type MailServerSearch = NonNullable<ReturnType<typeof mailServerSearches.get>>;
export type FoundServers = NonNullable<MailServerSearch['answer']>;
