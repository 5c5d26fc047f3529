import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What a campaign brought, as it was typed in: people, and orders. */
const resultSchema = v.object({ opens: v.number(), clicks: v.number(), replies: v.number(), orders: v.number() });

/** A campaign (spec 2, section 3: name, type, audience, content). Times are UTC, ISO 8601. */
export const campaignSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(['email', 'social', 'landing', 'ads', 'blog']),
  audience: v.string(),
  content: v.string(),
  /** `ready` and beyond need an approved AI result when AI wrote the content. */
  status: v.picklist(['draft', 'ready', 'scheduled', 'sent']),
  aiResultId: v.optional(v.string()),
  /** Further ledger entries whose words are in it: each needs its approval. */
  aiResultIds: v.optional(v.array(v.string())),
  /** Which contacts of the CRM it goes to; `audience` says it in words. */
  audienceFrom: v.optional(
    v.object({
      by: v.picklist(['all', 'list', 'tag', 'status', 'view']),
      name: v.string(),
      /** Of a saved view: its name may change. */
      id: v.optional(v.string()),
    }),
  ),
  /** The piece of content that its words came from, or the landing page that it publishes. */
  pieceId: v.optional(v.string()),
  /** The version of an email from the email builder that it sends; `content` is its plain text. */
  designVersionId: v.optional(v.string()),
  /** Only emails have one; with a second subject half of the audience gets that one. */
  subject: v.optional(v.string()),
  subjectB: v.optional(v.string()),
  preheader: v.optional(v.string()),
  button: v.optional(v.string()),
  buttonNote: v.optional(v.string()),
  link: v.optional(v.string()),
  /** How many it was sent to. */
  recipients: v.optional(v.number()),
  /** By subject: `A`, `B`. For what was published, `opens` are its views. */
  results: v.optional(v.record(v.string(), resultSchema)),
  scheduledAt: v.optional(v.string()),
  sentAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Campaign = Readonly<v.InferOutput<typeof campaignSchema>>;
/** What a new campaign can be given; a name and a type at least. */
export type CampaignInput = Pick<Campaign, 'name' | 'type'> &
  Partial<Omit<Campaign, 'id' | 'name' | 'type' | 'createdAt' | 'updatedAt'>>;

/** Campaigns of the open client. */
export const campaigns = defineCollection({
  name: 'campaigns',
  module: 'marketing',
  schema: campaignSchema,
  version: 1,
});
