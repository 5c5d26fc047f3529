import * as v from 'valibot';
import { defineCollection } from '../../core/store/collection';

/** A campaign (spec 2, section 3: name, type, audience, content). Times are UTC, ISO 8601. */
export const campaignSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(['email', 'social', 'landing', 'ads', 'blog']),
  audience: v.string(),
  content: v.string(),
  /** `ready` needs an approved AI result when AI wrote the content. */
  status: v.picklist(['draft', 'ready', 'scheduled', 'sent']),
  aiResultId: v.optional(v.string()),
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
export const campaigns = defineCollection({ name: 'campaigns', schema: campaignSchema, version: 1 });
