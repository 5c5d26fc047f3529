import { defineCollection, useRecord, useRecords } from '@steps/shared';
import * as v from 'valibot';
import { type EditorDocument, emptyDocument } from '../editor/document';
import { readDocument } from '../editor/readDocument';
import { emailBlocks } from './blocks';

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

/** The versions of an email, the newest first. */
export const useEmailVersions = (designId: string): readonly EmailVersion[] =>
  useRecords(emailVersions)
    .filter((version) => version.designId === designId)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

const read = new WeakMap<object, EditorDocument>();

/** The document of an email or a version. One that cannot be read at all is shown empty: its row stays as it is. */
export function mailDocumentOf({ document }: { readonly document: EmailDesign['document'] }): EditorDocument {
  const known = read.get(document);
  if (known) return known;
  let fresh: EditorDocument;
  try {
    fresh = readDocument(document, emailBlocks).document;
  } catch (error) {
    console.error('An email could not be read', error);
    fresh = emptyDocument();
  }
  read.set(document, fresh);
  return fresh;
}
