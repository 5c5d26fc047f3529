import type { BlockDictionary } from '../editor/blockKind';
import type { EditorDocument, Theme } from '../editor/document';
import { isLocked, reading } from '../editor/documentRules';
import type { Edit } from '../editor/edit';
import { type BrandParts, brandContent } from '../editor/fields';

/** A brand as a page or an email takes it. */
export interface Brand extends BrandParts {
  readonly theme: Theme;
}

/** What makes a document follow the brand: its theme, and the name and logo of its blocks. Locked parts keep what they have. */
export function brandEdits(document: EditorDocument, blocks: BlockDictionary, brand: Brand): Edit[] {
  const differs = (has: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, string>>) =>
    Object.entries(wanted).some(([key, value]) => has[key] !== value);
  const edits: Edit[] = differs(document.theme, brand.theme) ? [{ kind: 'theme', patch: brand.theme }] : [];
  for (const id of reading(document)) {
    const node = document.nodes[id];
    const known = node && blocks.get(node.kind);
    const patch = known ? brandContent(known.fields, brand) : {};
    if (node && differs(node.content, patch) && !isLocked(document, id)) edits.push({ kind: 'content', id, patch });
  }
  return edits;
}
