import { announce, keysMeant, Row, Text } from '@steps/platform/ui';
import { Lock } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useDragSource } from './DragAndDrop';
import { nodeOf, type OutlineRow, outlineOf, trail } from './documentRules';
import { startPlacing } from './dragging';
import { layerIndent } from './dropRules';
import { useEditing, useEditingBlock, useOpenEditorOf } from './EditorContext';
import { duplicateBlocks, labelOf, movingOf, nudge, removeBlocks, select } from './editorVerbs';
import styles from './LayersTree.module.css';

/**
 * The blocks as a tree, and the way through the page by keyboard: arrows go, Shift selects more, Alt with an arrow moves, Space
 * picks up, Delete deletes, Ctrl+D duplicates.
 */
export function LayersTree({ onPlacing }: { readonly onPlacing?: () => void }) {
  const editor = useOpenEditorOf();
  const rows = useEditing(({ document }) => outlineOf(document));
  const selected = useEditing((state) => state.selected);
  const tree = useRef<HTMLDivElement>(null);
  const drag = useEditing((state) => state.drag);
  const dragSource = useDragSource('layers', (pressed) => {
    const id = pressed.closest<HTMLElement>('[data-layer]')?.dataset.layer;
    return id === undefined ? undefined : movingOf(editor, id);
  });
  const ids = rows.map(({ id }) => id);
  const current = selected.at(-1) ?? ids[0];
  const focusRow = (id: string | undefined) =>
    tree.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
  /** Blocks whose rows are about to go; the tree may be rendered for another reason before. */
  const deleted = useRef<readonly string[]>([]);
  // A row that moved is where it was not: the focus goes with the block; from one that was deleted to what is selected now.
  useEffect(() => {
    const isGone = deleted.current.length > 0 && !deleted.current.some((id) => ids.includes(id));
    if (isGone || tree.current?.contains(window.document.activeElement)) focusRow(current);
    if (isGone) deleted.current = [];
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined) return;
    const { document } = editor.get();
    const at = ids.indexOf(current);
    const chosen = selected.length > 0 ? selected : [current];
    const label = chosen.length > 1 ? `${chosen.length} blocks` : labelOf(editor, current);
    const moveBy = (by: -1 | 1) =>
      announce(nudge(editor, by) ? `${label} moved ${by === 1 ? 'down' : 'up'}.` : `${label} cannot go further.`);
    const verbs: Readonly<Record<string, () => void>> = {
      ArrowDown: () =>
        event.altKey ? moveBy(1) : select(editor, ids[Math.min(ids.length - 1, at + 1)], event.shiftKey),
      ArrowUp: () => (event.altKey ? moveBy(-1) : select(editor, ids[Math.max(0, at - 1)], event.shiftKey)),
      ArrowRight: () => select(editor, nodeOf(document, current).children[0] ?? current),
      ArrowLeft: () => select(editor, trail(document, current).at(-2) ?? current),
      Home: () => select(editor, ids[0]),
      End: () => select(editor, ids.at(-1)),
      Delete: () => {
        const count = removeBlocks(editor, chosen);
        deleted.current = chosen.filter((id) => !editor.get().document.nodes[id]);
        announce(count > 0 ? `${label} deleted.` : `${label} cannot be deleted.`);
      },
      ' ': () => {
        startPlacing(editor, { what: 'move', ids: chosen, label });
        onPlacing?.();
      },
      d: () =>
        (event.ctrlKey || event.metaKey) &&
        duplicateBlocks(editor, chosen).length > 0 &&
        announce(`${label} duplicated.`),
    };
    const verb = verbs[event.key] ?? (keysMeant(event).includes('d') ? verbs.d : undefined);
    if (!verb || (verb === verbs.d && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    verb();
  };

  if (ids.length === 0) return <p className="s-faint">No blocks yet.</p>;
  return (
    <div
      ref={(element) => {
        tree.current = element;
        dragSource(element);
      }}
      data-layers
      className={styles.tree}
      role="tree"
      aria-label="Layers"
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <LayerRow key={row.id} {...row} selected={selected.includes(row.id)} current={row.id === current} />
      ))}
      {drag?.line && drag.over === 'layers' && (
        <div
          className={styles.line}
          data-drop-line
          aria-hidden
          style={{
            insetBlockStart: drag.line.top,
            insetInlineStart: drag.line.left,
            inlineSize: drag.line.width,
          }}
        />
      )}
    </div>
  );
}

interface LayerRowProps extends OutlineRow {
  readonly selected: boolean;
  /** The row that Tab leads to. */
  readonly current: boolean;
}

/** One block. It renders again when it changes itself: a letter that is typed costs one row and not all. */
const LayerRow = memo(function LayerRow({ id, level, selected, current, locked }: LayerRowProps) {
  const editor = useOpenEditorOf();
  const node = useEditingBlock(id, ({ document }) => document.nodes[id]);
  if (!node) return null;
  const Icon = editor.blocks.get(node.kind)?.icon;
  return (
    // The tree has the keys of all its rows.
    <Row
      role="treeitem"
      data-layer={id}
      gap={2}
      align="center"
      shrink
      size={13}
      className={styles.row}
      aria-level={level}
      aria-selected={selected}
      tabIndex={current ? 0 : -1}
      style={{ paddingInlineStart: level * layerIndent - 8 }}
      onClick={(event) => select(editor, id, event.shiftKey || event.ctrlKey || event.metaKey)}
    >
      {Icon && <Icon size={14} aria-hidden />}
      <Text as="span" fixed weight={500}>
        {labelOf(editor, id)}
      </Text>
      <Text as="span" cut grow tone="faint" size={12}>
        {wordsOf(node.content)}
      </Text>
      {locked && (
        <>
          <Lock size={12} aria-hidden />
          <span className="s-hidden">locked</span>
        </>
      )}
    </Row>
  );
});

/** The first words of a block, to tell two of a kind apart. */
const wordsOf = ({ title, text, brand }: Readonly<Record<string, unknown>>): string =>
  [title, brand, text]
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.slice(0, 40) ?? '';
