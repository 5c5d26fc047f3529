import * as v from 'valibot';
import { type Styles, stylesSchema } from './styles';

/** What a block says: its words, pictures and addresses, by the keys of its kind's fields. */
export type Content = Readonly<Record<string, unknown>>;

/** Screens that a value can differ on. What is set for the desktop holds on the smaller ones until they say otherwise. */
export const devices = ['desktop', 'tablet', 'mobile'] as const;
export type Device = (typeof devices)[number];

/** A block. Its parent is the block that names it among its children. */
export interface BlockNode {
  readonly kind: string;
  readonly content: Content;
  readonly styles: Styles;
  readonly tablet?: Styles;
  readonly mobile?: Styles;
  readonly children: readonly string[];
  /** A part of the brand: it can neither be changed, moved nor deleted until it is unlocked. */
  readonly locked?: true;
}

/** Colours, fonts and measures of the whole document, by name. */
export type Theme = Readonly<Record<string, string>>;

/** A page or an email: blocks by id, so that an edit copies one block and not the branch above it. */
export interface EditorDocument {
  readonly root: string;
  readonly nodes: Readonly<Record<string, BlockNode>>;
  readonly theme: Theme;
}

/** Most blocks that a document may have: what opens must stay usable. */
export const mostBlocks = 2_000;

const nodeSchema = v.object({
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
  content: v.fallback(v.record(v.string(), v.unknown()), {}),
  styles: v.fallback(stylesSchema, {}),
  tablet: v.fallback(v.optional(stylesSchema), undefined),
  mobile: v.fallback(v.optional(stylesSchema), undefined),
  children: v.fallback(v.array(v.string()), []),
  locked: v.fallback(v.optional(v.literal(true)), undefined),
});

/** The shape of a document; whether its blocks hang together is `documentProblems`. */
export const documentSchema = v.object({
  root: v.string(),
  nodes: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)), nodeSchema),
  theme: v.fallback(v.record(v.string(), v.string()), {}),
});

/** A block of a kind with nothing of its own yet. */
export const blankNode = (kind: string, content: Content = {}, styles: Styles = {}): BlockNode => ({
  kind,
  content,
  styles,
  children: [],
});

export const rootId = 'page';

/** A document without blocks. */
export const emptyDocument = (theme: Theme = {}): EditorDocument => ({
  root: rootId,
  nodes: { [rootId]: blankNode('page') },
  theme,
});
