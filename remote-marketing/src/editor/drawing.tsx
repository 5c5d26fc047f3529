import type { ReactElement } from 'react';
import { type Direction, ownDirection } from '../language/languageRules';
import type { BlockDictionary, TextPart } from './blockKind';
import type { Content, EditorDocument } from './document';
import { documentLanguage } from './documentLanguage';
import { nodeOf } from './documentRules';
import { valueAt } from './valuePath';

/** A text of a block as it is on the page; an empty one is not there. */
export const plainText =
  (content: Content, dir: Direction = 'ltr'): TextPart =>
  (path, As, className, read) => {
    const value = valueAt(content, path);
    return typeof value === 'string' && value.trim() !== '' ? (
      <As className={className} key={path} {...ownDirection(value, dir)}>
        {read ? read(value) : value}
      </As>
    ) : null;
  };

/** A block and all below it as they are on the page: for thumbnails and for the file. Unknown kinds are only in the editor. */
export function drawn(document: EditorDocument, blocks: BlockDictionary, id: string): ReactElement | null {
  const { dir } = documentLanguage(document, blocks);
  const { kind, content, children } = nodeOf(document, id);
  const known = blocks.get(kind);
  if (!known) return null;
  const { View } = known;
  return (
    <View
      key={id}
      id={id}
      content={content}
      theme={document.theme}
      box={{ 'data-block': id }}
      text={plainText(content, dir)}
    >
      {children.map((child) => drawn(document, blocks, child)).filter((one) => one !== null)}
    </View>
  );
}
