import { defineCollection, useRecord, useRecords } from '@steps/shared';
import * as v from 'valibot';
import type { EditorDocument } from '../editor/document';
import { emptyDocument } from '../editor/document';
import { readDocument } from '../editor/readDocument';
import { pageBlocks } from './blocks';

/** A document as it is stored; `documentOf` reads it. */
const stored = v.record(v.string(), v.unknown());

const landingPageSchema = v.object({
  id: v.string(),
  name: v.string(),
  document: stored,
  /** The template it was begun from. */
  templateId: v.optional(v.string()),
  archivedAt: v.optional(v.string()),
  /** Names this state of the document, and the one it was made from: two tabs notice each other by them. */
  edition: v.optional(v.string()),
  after: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type LandingPage = Readonly<v.InferOutput<typeof landingPageSchema>>;

/** Landing pages of the open client. */
export const landingPages = defineCollection({
  name: 'landingPages',
  module: ['marketing', 'website'],
  schema: landingPageSchema,
  version: 1,
  restorable: true,
});

const versionSchema = v.object({
  id: v.string(),
  pageId: v.string(),
  name: v.string(),
  document: stored,
  createdAt: v.string(),
});
export type PageVersion = Readonly<v.InferOutput<typeof versionSchema>>;

/** States of pages that were saved. */
export const pageVersions = defineCollection({
  name: 'landingPageVersions',
  module: ['marketing', 'website'],
  schema: versionSchema,
  version: 1,
});

export const useLandingPages = (): readonly LandingPage[] => useRecords(landingPages);
export const useLandingPage = (id: string | undefined): LandingPage | undefined => useRecord(landingPages, id);

/** The versions of a page, the newest first. */
export function usePageVersions(pageId: string): readonly PageVersion[] {
  const all = useRecords(pageVersions);
  return all
    .filter((version) => version.pageId === pageId)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

const read = new WeakMap<object, EditorDocument>();

/** The document of a page or a version. One that cannot be read at all is shown empty: its row stays as it is. */
export function documentOf({ document }: { readonly document: LandingPage['document'] }): EditorDocument {
  const known = read.get(document);
  if (known) return known;
  const fresh = readable(document);
  read.set(document, fresh);
  return fresh;
}

function readable(document: LandingPage['document']): EditorDocument {
  try {
    return readDocument(document, pageBlocks).document;
  } catch (error) {
    console.error('A landing page could not be read', error);
    return emptyDocument();
  }
}
