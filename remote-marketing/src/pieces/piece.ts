import { contentKinds } from '@steps/business/briefs';
import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** What the studios make. */
export const pieceKinds = contentKinds;
export type PieceKind = (typeof pieceKinds)[number];

/** A part of a piece: the subject line of an email, the main version of a post. */
const partSchema = v.object({
  /** Its variants: entries of the review ledger, oldest first. Their words stay there. */
  options: v.array(v.string()),
  /** The variant in use; the newest when left out. */
  chosen: v.optional(v.string()),
  /** A person's own words, in place of a variant. */
  text: v.optional(v.string()),
});
export type PiecePart = Readonly<v.InferOutput<typeof partSchema>>;

/**
 * A piece of content. It keeps no status: that follows from the ledger and from these dates (`pieceStatus`), so an
 * approval that is taken back shows here by itself. Times are UTC, ISO 8601.
 */
const pieceSchema = v.object({
  id: v.string(),
  kind: v.picklist(pieceKinds),
  /** In the person's words, for lists. */
  title: v.string(),
  /** What was asked for: the choices by their names, and the brief. */
  brief: v.record(v.string(), v.string()),
  parts: v.record(v.string(), partSchema),
  /** What the person adds: preheader, hashtags, the text for one network. */
  fields: v.record(v.string(), v.string()),
  /** A person's own words are finished; those of AI are approved in the ledger. */
  finishedAt: v.optional(v.string()),
  scheduledAt: v.optional(v.string()),
  publishedAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Piece = Readonly<v.InferOutput<typeof pieceSchema>>;

/** Pieces of content of the open client. */
export const pieces = defineCollection({
  name: 'pieces',
  module: ['marketing', 'content', 'website'],
  schema: pieceSchema,
  version: 1,
  restorable: true,
});
