import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { mailServerSchema } from './mailAccount';

/**
 * Which servers a domain has, as a person who adds an address asks and a post office answers: a browser can ask neither the DNS nor
 * other addresses. `id`: the domain. Times are UTC, ISO 8601.
 */
export const mailServerSearches = defineCollection({
  name: 'mailServerSearches',
  module: 'integrations',
  everyoneReads: true,
  schema: v.object({
    id: v.string(),
    askedAt: v.string(),
    /** Without it nobody has answered yet. */
    answer: v.optional(
      v.object({
        /** How it was found: entries of the DNS (RFC 6186), the domain's own description, or who takes its mail. */
        from: v.picklist(['dns', 'autoconfig', 'provider', 'nowhere']),
        outgoing: v.optional(mailServerSchema),
        incoming: v.optional(mailServerSchema),
        /** With which user they are asked: the address, or what stands before its @. */
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
