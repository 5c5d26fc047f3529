import * as v from 'valibot';
import type { BlockNode, Content, EditorDocument } from '../../editor/document';
import { rootId } from '../../editor/document';
import type { Styles } from '../../editor/styles';
import { emailBlocks } from '../blocks';
import { startMailTheme } from '../mailTheme';

export interface EmailTemplate {
  readonly id: string;
  readonly name: string;
  /** What it is for. */
  readonly purpose: string;
  readonly subject: string;
  readonly preheader: string;
  readonly document: EditorDocument;
}

/** A block of a template: its kind, its words, its styles, and what it holds. */
interface Part {
  readonly kind: string;
  readonly content: Content;
  readonly styles: Styles | undefined;
  readonly parts: readonly Part[];
}

export const part = (kind: string, content: Content = {}, styles?: Styles, parts: readonly Part[] = []): Part => ({
  kind,
  content,
  styles,
  parts,
});

export const sideBySide = (columns: readonly (readonly Part[])[], styles: Styles = {}, align = 'top'): Part =>
  part(
    'columns',
    { columns: columns.length, align },
    styles,
    columns.map((parts) => part('column', {}, {}, parts)),
  );

/** Space inside a block: above, below; the sides stay in line with the others. */
export const room = (top: string, bottom = top): Styles => ({ padding: { top, right: '24px', bottom, left: '24px' } });
export const onInk: Styles = { backgroundColor: 'ink', textColor: 'paper' };
export const onAccent: Styles = { backgroundColor: 'accent', textColor: 'paper' };
export const onTint: Styles = { backgroundColor: 'tint' };
export const centred: Styles = { textAlign: 'center' };

interface Facts extends Omit<EmailTemplate, 'document'> {
  readonly theme?: Readonly<Record<string, string>>;
}

/** A template from its parts. Ids are the template's own, so that two of them can be on the screen together. */
export function template({ theme = {}, ...facts }: Facts, parts: readonly Part[]): EmailTemplate {
  const document = documentFrom(facts.id, parts, theme);
  return { ...facts, document };
}

/** A document from parts; ids begin with `prefix`. */
export function documentFrom(
  prefix: string,
  parts: readonly Part[],
  theme: Readonly<Record<string, string>> = {},
): EditorDocument {
  const nodes: Record<string, BlockNode> = {};
  let count = 0;
  const add = ({ kind, content, styles, parts: below }: Part): string => {
    const own = `${prefix}-${count++}`;
    const known = emailBlocks.get(kind);
    if (!known) throw new Error(`Expected a known block in ${prefix}, got ${kind}.`);
    nodes[own] = {
      kind,
      content: v.parse(known.schema, { ...startOf(known.fields), ...content }),
      styles: styles ?? known.styles,
      children: below.map(add),
    };
    return own;
  };
  nodes[rootId] = { kind: 'page', content: {}, styles: {}, children: parts.map(add) };
  return { root: rootId, nodes, theme: { ...startMailTheme, ...theme } };
}

/** Nothing but choices and numbers are taken from a block's start: a template says its own words, or none. */
const startOf = (fields: Readonly<Record<string, { readonly kind: string; readonly start: unknown }>>): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind, start }]) => [
      key,
      kind === 'line' || kind === 'words' || kind === 'address' || kind === 'picture'
        ? ''
        : kind === 'list'
          ? []
          : start,
    ]),
  );
