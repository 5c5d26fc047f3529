import { type Language, languageOf } from '../language/languageRules';
import type { BlockDictionary } from './blockKind';
import type { BlockNode, Content, EditorDocument } from './document';
import { outlineOf } from './documentRules';
import type { BlockFields } from './fields';

/** What somebody wrote in a block: words that a new block starts with say nothing of their language. */
const writtenIn = (fields: BlockFields, content: Content, start?: Content): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = content[key];
    const first = start ? start[key] : field.start;
    const inner = field.fields;
    if (inner && Array.isArray(value))
      return value.flatMap((entry, nth) => writtenIn(inner, entry, Array.isArray(first) ? first[nth] : undefined));
    const isText = (field.kind === 'line' || field.kind === 'words') && typeof value === 'string';
    return isText && value !== first && !/^\s*</u.test(value) ? [value] : [];
  });

const known = new WeakMap<BlockNode, string>();

function textOf(node: BlockNode, blocks: BlockDictionary): string {
  const before = known.get(node);
  if (before !== undefined) return before;
  const text = writtenIn(blocks.get(node.kind)?.fields ?? {}, node.content).join('\n');
  known.set(node, text);
  return text;
}

/** What a document says, in the order it is read, without the words that new blocks start with. */
export const documentText = (document: EditorDocument, blocks: BlockDictionary): string =>
  outlineOf(document)
    .map(({ id }) => {
      const node = document.nodes[id];
      return node ? textOf(node, blocks) : '';
    })
    .filter(Boolean)
    .join('\n');

const languages = new WeakMap<EditorDocument, Language>();

/** The language and the direction of a document: chosen, else as its text is. */
export function documentLanguage(document: EditorDocument, blocks: BlockDictionary): Language {
  const before = languages.get(document);
  if (before) return before;
  const language = languageOf(document.theme, () => documentText(document, blocks));
  languages.set(document, language);
  return language;
}
