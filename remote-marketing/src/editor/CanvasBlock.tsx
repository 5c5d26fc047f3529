import { PartBoundary } from '@steps/platform/ui';
import { memo } from 'react';
import { ownDirection } from '../language/languageRules';
import type { TextPart } from './blockKind';
import styles from './Canvas.module.css';
import { documentLanguage } from './documentLanguage';
import { isLocked, textsOf } from './documentRules';
import { plainText } from './drawing';
import { useEditingBlock, useOpenEditorOf } from './EditorContext';
import { setValue } from './editorVerbs';
import type { BlockFields } from './fields';
import { InlineText } from './InlineText';
import { valueAt } from './valuePath';

interface CanvasBlockProps {
  readonly id: string;
  readonly still: boolean;
}

/**
 * A block on the canvas with all below it. It renders again when it changes itself, not when another one does; one that
 * fails shows its words.
 */
export const CanvasBlock = memo(function CanvasBlock({ id, still }: CanvasBlockProps) {
  const content = useEditingBlock(id, ({ document }) => document.nodes[id]?.content);
  return (
    <PartBoundary text={textsOf(content).filter(isWords).join('\n')}>
      <Block id={id} still={still} />
    </PartBoundary>
  );
});

/** A picture that was put in is no words. */
const isWords = (text: string): boolean => !text.startsWith('data:');

function Block({ id, still }: CanvasBlockProps) {
  const editor = useOpenEditorOf();
  const node = useEditingBlock(id, ({ document }) => document.nodes[id]);
  const theme = useEditingBlock(id, ({ document }) => document.theme);
  const selected = useEditingBlock(id, (state) => !still && state.selected.includes(id));
  const typing = useEditingBlock(
    id,
    ({ document, selected: all }) => selected && all.length === 1 && !isLocked(document, id),
  );
  const dir = useEditingBlock(id, ({ document }) => documentLanguage(document, editor.blocks).dir);
  if (!node) return null;
  const known = editor.blocks.get(node.kind);
  if (!known) {
    return (
      <div className={styles.unknown} data-block={id} data-selected={selected || undefined}>
        “{node.kind}” is a block that this builder does not know. It is kept, and left out of the page.
      </div>
    );
  }
  const text: TextPart = typing
    ? (path, As, className) => {
        const value = valueAt(node.content, path);
        const field = fieldAt(known.fields, path);
        return (
          <InlineText
            key={path}
            as={As}
            className={className}
            value={typeof value === 'string' ? value : ''}
            language={ownDirection(typeof value === 'string' ? value : '', dir)}
            label={field?.label ?? path}
            several={field?.kind === 'words'}
            onText={(typed) => setValue(editor, id, path, typed)}
          />
        );
      }
    : plainText(node.content, dir);
  const { View } = known;
  const box = { 'data-block': id, 'data-selected': selected || undefined };
  return (
    <View id={id} content={node.content} theme={theme} box={box} text={text}>
      {known.holds && node.children.length === 0
        ? [
            <p key="empty" className={styles.empty}>
              Empty {known.label.toLowerCase()}
            </p>,
          ]
        : node.children.map((child) => <CanvasBlock key={child} id={child} still={still} />)}
    </View>
  );
}

/** The field at `items.0.title`. */
function fieldAt(fields: BlockFields, path: string) {
  const [first = '', , inner] = path.split('.');
  const field = fields[first];
  return inner === undefined ? field : field?.fields?.[inner];
}
