import { defineCollection, useRecord, useRecords } from '@steps/platform';
import * as v from 'valibot';
import type { EditorDocument } from '../editor/document';
import { DocumentStore } from '../editor/documentStore';
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

/** Pages and their versions, as the builder keeps them. */
export const pageStore = new DocumentStore({
  noun: 'page',
  rows: landingPages,
  versions: pageVersions,
  blocks: pageBlocks,
  factsOf: ({ id }) => ({ pageId: id }),
  isOf: ({ pageId }, id) => pageId === id,
});

export const documentOf = (row: Pick<LandingPage, 'document'>): EditorDocument => pageStore.documentOf(row);
