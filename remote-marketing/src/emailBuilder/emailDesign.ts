import { defineCollection, useRecord, useRecords } from '@steps/platform';
import * as v from 'valibot';

/** A document as it is stored; `documentOf` reads it. */
const stored = v.record(v.string(), v.unknown());

const facts = {
  id: v.string(),
  name: v.string(),
  subject: v.string(),
  preheader: v.string(),
  document: stored,
  /** Entries of the review ledger whose words are in it. Without their approval it goes nowhere. */
  aiResultIds: v.optional(v.array(v.string())),
  createdAt: v.string(),
};

const designSchema = v.object({
  ...facts,
  /** The template it was begun from, or the piece of the email studio. */
  templateId: v.optional(v.string()),
  pieceId: v.optional(v.string()),
  /** Names this state of the document, and the one it was made from: two tabs notice each other by them. */
  edition: v.optional(v.string()),
  after: v.optional(v.string()),
  updatedAt: v.string(),
});
export type EmailDesign = Readonly<v.InferOutput<typeof designSchema>>;

/** Emails of the builder, of the open client. */
export const emailDesigns = defineCollection({
  name: 'emailDesigns',
  module: 'marketing',
  schema: designSchema,
  version: 1,
  restorable: true,
});

const versionSchema = v.object({
  ...facts,
  designId: v.string(),
  /** The campaign that sends just this state: it is never cleared away. */
  campaignId: v.optional(v.string()),
});
export type EmailVersion = Readonly<v.InferOutput<typeof versionSchema>>;

/** States of emails that were saved, or that a campaign took. */
export const emailVersions = defineCollection({
  name: 'emailDesignVersions',
  module: 'marketing',
  schema: versionSchema,
  version: 1,
});

export const useEmailDesigns = (): readonly EmailDesign[] => useRecords(emailDesigns);
export const useEmailDesign = (id: string | undefined): EmailDesign | undefined => useRecord(emailDesigns, id);

export const useEmailVersion = (id: string | undefined): EmailVersion | undefined => useRecord(emailVersions, id);
