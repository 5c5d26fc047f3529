import * as v from 'valibot';
import type { BlockDictionary } from './blockKind';
import { mayHold } from './branchRules';
import { type BlockNode, documentSchema, type EditorDocument, mostBlocks } from './document';
import { textsOf } from './documentRules';
import { isHugePicture } from './pictureSize';

/** A document that was read, and in words what could not be taken as it came. */
export interface ReadDocument {
  readonly document: EditorDocument;
  readonly notes: readonly string[];
}

/**
 * Reads a document from storage, a file, a link or the clipboard: damaged values take their start, blocks that hang nowhere or
 * where they do not belong are left out and named. A block of an unknown kind stays, and shows as a placeholder.
 * Throws an `Error` for the screen when it is no document at all.
 */
export function readDocument(raw: unknown, blocks: BlockDictionary): ReadDocument {
  const parsed = v.safeParse(documentSchema, raw);
  if (!parsed.success) throw new Error('This is not a page made with this builder, or it is damaged.');
  const { root, nodes, theme } = parsed.output;
  if (!Object.hasOwn(nodes, root)) throw new Error('The page is damaged: its first block is missing.');
  if (Object.keys(nodes).length > mostBlocks) {
    throw new Error(`The page has more than ${mostBlocks.toLocaleString('en-GB')} blocks.`);
  }
  const kept: Record<string, BlockNode> = {};
  const whole: EditorDocument = { root, nodes, theme };
  let lost = 0;
  let huge = 0;
  const keep = (id: string) => {
    const node = nodes[id];
    if (!node) return;
    // Noted before its children are looked at: a block that is its own child is not kept twice.
    kept[id] = { ...node, children: [] };
    const children = node.children.filter((child) => {
      const below = Object.hasOwn(nodes, child) ? nodes[child] : undefined;
      const fits = below && !Object.hasOwn(kept, child) && child !== root && mayHold(whole, blocks, id, [below.kind]);
      if (fits) keep(child);
      else lost++;
      return fits;
    });
    huge += textsOf(node.content).filter(isHugePicture).length;
    kept[id] = cleaned({ ...node, children }, blocks);
  };
  keep(root);
  const loose = Object.keys(nodes).length - Object.keys(kept).length;
  const notes = [
    lost + loose > 0 && `${Math.max(lost, loose)} blocks were damaged and left out.`,
    huge > 0 && 'Pictures with more than 40 megapixels were left out. Make them smaller first.',
  ].filter((note) => note !== false);
  return { document: { root, nodes: kept, theme }, notes };
}

/** The block as its kind reads it. What is undefined is not written down, so that a document equals itself after a journey. */
function cleaned(node: BlockNode, blocks: BlockDictionary): BlockNode {
  const kind = blocks.get(node.kind);
  const content = kind ? v.parse(kind.schema, node.content) : node.content;
  return JSON.parse(JSON.stringify({ ...node, content }));
}
