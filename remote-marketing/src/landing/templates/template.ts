import * as v from 'valibot';
import type { BlockNode, Content, EditorDocument } from '../../editor/document';
import { rootId } from '../../editor/document';
import type { Styles } from '../../editor/styles';
import { pageBlocks } from '../blocks';
import { startTheme } from '../pageTheme';

/** The industries that templates are made for (part 2, 2.13). */
export const industries = [
  'SaaS & Technology',
  'E-commerce',
  'Manufacturing',
  'Healthcare',
  'Financial Services',
  'Consumer Goods',
] as const;
type Industry = (typeof industries)[number];

export interface PageTemplate {
  readonly id: string;
  readonly name: string;
  readonly industry: Industry;
  readonly document: EditorDocument;
}

/** A block of a template: its kind, its words, its styles, and what it holds. */
interface Part {
  readonly kind: string;
  readonly content: Content;
  readonly styles: Styles;
  readonly parts: readonly Part[];
}

export const part = (kind: string, content: Content = {}, styles: Styles = {}, parts: readonly Part[] = []): Part => ({
  kind,
  content,
  styles,
  parts,
});

/** Columns side by side, each with what it holds. */
export const sideBySide = (columns: readonly (readonly Part[])[], styles: Styles = {}, align = 'center'): Part =>
  part(
    'columns',
    { columns: columns.length, align },
    styles,
    columns.map((parts) => part('column', {}, {}, parts)),
  );

export const onTint: Styles = { backgroundColor: 'tint' };
export const onInk: Styles = { backgroundColor: 'ink', textColor: 'paper' };

/** A template from its parts. Ids are the template's own, so that two of them can be on the screen together. */
export function template(
  id: string,
  name: string,
  industry: Industry,
  theme: Readonly<Record<string, string>>,
  parts: readonly Part[],
): PageTemplate {
  const nodes: Record<string, BlockNode> = {};
  let count = 0;
  const add = ({ kind, content, styles, parts: below }: Part): string => {
    const own = `${id}-${count++}`;
    const known = pageBlocks.get(kind);
    if (!known) throw new Error(`Expected a known block in ${id}, got ${kind}.`);
    nodes[own] = {
      kind,
      content: v.parse(known.schema, { ...startOf(known.fields), ...content }),
      styles,
      children: below.map(add),
    };
    return own;
  };
  nodes[rootId] = { kind: 'page', content: {}, styles: {}, children: parts.map(add) };
  return { id, name, industry, document: { root: rootId, nodes, theme: { ...startTheme, ...theme } } };
}

/** Nothing but choices and numbers are taken from a block's start: a template says its own words, or none. */
const startOf = (fields: Readonly<Record<string, { readonly kind: string; readonly start: unknown }>>): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind, start }]) => [
      key,
      kind === 'line' || kind === 'words' || kind === 'address' || kind === 'picture' ? '' : start,
    ]),
  );
