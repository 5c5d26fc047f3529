import { defineCollection, RecordIndex } from '@steps/platform';
import * as v from 'valibot';

/** How two contacts are related, seen from the first. */
export const relationshipKinds = [
  'reports-to',
  'works-with',
  'referred-by',
  'assistant-of',
  'family',
  'friend',
] as const;

/** Two related contacts: one row for both directions. */
export const relationshipSchema = v.object({
  id: v.string(),
  fromId: v.string(),
  toId: v.string(),
  kind: v.picklist(relationshipKinds),
  createdAt: v.string(),
});

export type Relationship = Readonly<v.InferOutput<typeof relationshipSchema>>;
export type RelationshipKind = Relationship['kind'];

/** Relationships of the open client. */
export const relationships = defineCollection({
  name: 'relationships',
  module: 'crm',
  schema: relationshipSchema,
  version: 1,
});
export const relationshipsFrom = new RecordIndex(relationships, (relationship) => relationship.fromId);
/** Relationships by the contact they lead to. */
export const relationshipsTo = new RecordIndex(relationships, (relationship) => relationship.toId);
