import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ElementType, ReactElement, ReactNode, Ref } from 'react';
import type * as v from 'valibot';
import type { BlockNode, Content, Theme } from './document';
import { type BlockFields, type ContentOf, contentSchema, startContent } from './fields';
import type { Styles } from './styles';

/** Goes on the outermost element of a block, so that the editor finds it on the page. */
export interface BlockBox {
  readonly 'data-block': string;
  readonly ref?: Ref<never>;
  readonly style?: CSSProperties;
}

/**
 * A text of the block, in the element it is shown in. In the editor it can be typed into; an empty one is not on the page.
 * `read` is what a reader sees of it, where marks in it mean something.
 */
export type TextPart = (
  path: string,
  as: ElementType,
  className?: string,
  read?: (text: string) => ReactNode,
) => ReactNode;

/** What a block is drawn from. Drawn without hooks: the same picture serves the canvas, thumbnails and the file. */
export interface ViewProps<C = Content> {
  readonly id: string;
  readonly content: C;
  readonly box: BlockBox;
  readonly text: TextPart;
  readonly theme: Theme;
  /** What it holds, drawn. */
  readonly children: readonly ReactElement[];
}

/** One kind of block: all that anything asks of it. There is no other place that tells kinds apart. */
export interface BlockKind {
  readonly kind: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Heading in the library; none for what cannot be added by itself. */
  readonly group?: string;
  /** What a person may look for. */
  readonly keywords?: string;
  readonly fields: BlockFields;
  readonly schema: v.GenericSchema<unknown, Content>;
  /** Styles a new one starts with. */
  readonly styles: Styles;
  /** Whether it may hold a block of another kind; it holds none without this. */
  readonly holds?: (kind: string) => boolean;
  /** A new one with what belongs in it. */
  readonly start: (add: (node: BlockNode) => string) => BlockNode;
  /** Headings on the page, in order. */
  readonly headings?: (content: Content) => readonly { readonly level: number; readonly text: string }[];
  readonly View: (props: ViewProps) => ReactElement;
}

interface BlockPlan<F extends BlockFields> {
  readonly kind: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group?: string;
  readonly keywords?: string;
  readonly fields: F;
  readonly styles?: Styles;
  readonly holds?: (kind: string) => boolean;
  readonly start?: (add: (node: BlockNode) => string) => readonly string[];
  readonly headings?: (content: ContentOf<F>) => readonly { readonly level: number; readonly text: string }[];
  readonly View: (props: ViewProps<ContentOf<F>>) => ReactElement;
}

/** Declares a kind of block: the type of its content is inferred from its fields. */
export function defineBlock<F extends BlockFields>(plan: BlockPlan<F>): BlockKind {
  const { fields, styles = {}, start, View, headings, ...facts } = plan;
  const schema = contentSchema(fields);
  return {
    ...facts,
    fields,
    styles,
    // What the schema gives is of the fields' own type.
    schema: schema as v.GenericSchema<unknown, Content>,
    start: (add) => ({ kind: plan.kind, content: startContent(fields), styles, children: start?.(add) ?? [] }),
    View: View as BlockKind['View'],
    headings: headings as BlockKind['headings'],
  };
}

/** The kinds that an editor knows, by name. */
export type BlockDictionary = ReadonlyMap<string, BlockKind>;

export const blockDictionary = (kinds: readonly BlockKind[]): BlockDictionary =>
  new Map(kinds.map((kind) => [kind.kind, kind]));
