import { announce, IconButton, keysMeant, Row } from '@steps/platform/ui';
import { ArrowDown, ArrowUp, Copy, GripVertical, Lock, Trash2 } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './Canvas.module.css';
import { CanvasBlock } from './CanvasBlock';
import { useDragSource } from './DragAndDrop';
import { type Device, type EditorDocument, rootId, type Theme } from './document';
import { documentLanguage } from './documentLanguage';
import { isLocked, nodeOf, outlineOf, ownStyles } from './documentRules';
import { dropLines, placeLabel, putAt } from './dragging';
import type { DropLine } from './dropRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { redoEdit, undoEdit } from './editor';
import { duplicateBlocks, labelOf, movingOf, nudge, removeBlocks, select } from './editorVerbs';

interface CanvasProps {
  /** The look of all blocks. */
  readonly look: string;
  /** What the blocks of a document say of their own look. */
  readonly blocksCss: (document: EditorDocument) => string;
  readonly pageClass: string;
  /** The theme as variables. */
  readonly variables: (theme: Theme) => CSSProperties;
  /** Widths of the screens, in px. */
  readonly widths: Readonly<Record<Device, number>>;
  /** Shown as visitors see it; nothing is selected. */
  readonly still: boolean;
}

/** The document as it looks, at the width of a screen and made to fit: select, type, drag and place. */
export function Canvas({ look, blocksCss, pageClass, variables, widths, still }: CanvasProps) {
  const editor = useOpenEditorOf();
  const device = useEditing((state) => state.device);
  const chosen = useEditing((state) => state.zoom);
  const grid = useEditing((state) => state.grid);
  const blocks = useEditing(({ document }) => nodeOf(document, document.root).children);
  const theme = useEditing(({ document }) => document.theme);
  // Both as words: an object of its own for each document would draw the canvas again with every letter.
  const lang = useEditing(({ document }) => documentLanguage(document, editor.blocks).lang);
  const dir = useEditing(({ document }) => documentLanguage(document, editor.blocks).dir);
  const stage = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const dragSource = useDragSource('canvas', (pressed) => {
    const id = pressed.closest<HTMLElement>('[data-block]')?.dataset.block;
    return still || id === undefined ? undefined : movingOf(editor, id);
  });
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(0);
  const width = widths[device];
  const zoom = chosen === 'fit' ? Math.min(1, Math.max(0.1, (room - 32) / width)) : chosen;

  useLayoutEffect(() => {
    const measure = () => {
      setRoom(stage.current?.clientWidth ?? 0);
      setHeight(page.current?.offsetHeight ?? 0);
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (stage.current) watch.observe(stage.current);
    if (page.current) watch.observe(page.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => (page.current ? takeOffTabOrder(page.current) : undefined), []);

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('a, button, summary, label, form')) event.preventDefault();
    if (still) return;
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const { selected } = editor.get();
    if (id === undefined) return select(editor, undefined);
    if (selected.length === 1 && selected[0] === id && !event.shiftKey) return;
    select(editor, id, event.shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const meant = keysMeant(event);
    if (!meant.includes('z') && !meant.includes('y')) return;
    event.preventDefault();
    event.stopPropagation();
    const again = !meant.includes('z') || event.shiftKey;
    const label = again ? redoEdit(editor) : undoEdit(editor);
    if (label) announce(`${again ? 'Redone' : 'Undone'}: ${label}`);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={stage} className={styles.stage} aria-label="Canvas" tabIndex={0} data-grid={grid || undefined}>
      <style>{look}</style>
      <BlocksLook blocksCss={blocksCss} />
      <div
        className={styles.sizer}
        data-canvas-sizer
        style={{ inlineSize: width * zoom, blockSize: Math.max(height, 200) * zoom }}
      >
        <div
          className={styles.frame}
          style={{ inlineSize: width, transform: `scale(${zoom})`, container: 'page / inline-size' }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be done by pointer here can be done in the layers by keyboard */}
          <div
            ref={(element) => {
              page.current = element;
              dragSource(element);
            }}
            className={`${pageClass} ${styles.page}`}
            data-canvas-page
            lang={lang}
            dir={dir}
            data-still={still || undefined}
            style={variables(theme)}
            onClickCapture={onClick}
            onSubmit={(event) => event.preventDefault()}
            onKeyDown={onKeyDown}
          >
            {blocks.length === 0 && <p className={styles.nothing}>Nothing here yet. Add a block from the library.</p>}
            {blocks.map((id) => (
              <CanvasBlock key={id} id={id} still={still} />
            ))}
          </div>
        </div>
        {!still && <SelectionBar zoom={zoom} height={height} />}
        <DropMark />
        <Places zoom={zoom} height={height} />
      </div>
    </section>
  );
}

/** Rendered apart from the canvas: every edit asks for it, and most leave it as it is. */
function BlocksLook({ blocksCss }: Pick<CanvasProps, 'blocksCss'>) {
  const document = useEditing((state) => state.document);
  return <style>{blocksCss(document)}</style>;
}

/** Links and fields of the page cannot be used here: the way through the page by keyboard is the layers. */
function takeOffTabOrder(page: HTMLElement): () => void {
  const take = () => {
    for (const control of page.querySelectorAll<HTMLElement>('a, button, input, textarea, summary'))
      control.tabIndex = -1;
  };
  take();
  const drawn = ({ addedNodes }: MutationRecord) => [...addedNodes].some((node) => node instanceof Element);
  const watch = new MutationObserver((changes) => changes.some(drawn) && take());
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** What is done with the selected block, over its upper edge. */
function SelectionBar({ zoom, height }: { readonly zoom: number; readonly height: number }) {
  const editor = useOpenEditorOf();
  const selected = useEditing((state) => state.selected);
  const id = selected.at(-1);
  const outline = useEditing(({ document }) => outlineOf(document));
  const own = useEditing(({ document }) => (id === undefined ? undefined : ownStyles(document, id)));
  const locked = useEditing(({ document }) => id !== undefined && isLocked(document, id));
  const device = useEditing((state) => state.device);
  const dragging = useEditing((state) => state.drag !== undefined || state.placing !== undefined);
  const [at, setAt] = useState<{ readonly top: number; readonly right: number }>();
  const grip = useDragSource('grip', () => (id === undefined ? undefined : movingOf(editor, id)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever moves the block moves the bar
  useLayoutEffect(() => {
    const block = id === undefined ? null : window.document.querySelector(`[data-canvas-page] [data-block="${id}"]`);
    const sizer = block?.closest('[data-canvas-sizer]');
    if (!block || !sizer) return setAt(undefined);
    const measure = () => {
      const [box, around] = [block.getBoundingClientRect(), sizer.getBoundingClientRect()];
      const next = { top: Math.max(0, box.top - around.top), right: Math.max(0, around.right - box.right) };
      // Most letters move nothing: the bar is drawn again only where it moves.
      setAt((known) => (known?.top === next.top && known.right === next.right ? known : next));
    };
    measure();
    // A letter is not measured here, which would lay the page out at once, but once it is laid out anyway.
    const watch = new ResizeObserver(measure);
    watch.observe(block);
    return () => watch.disconnect();
  }, [id, outline, own, zoom, height, device]);
  if (id === undefined || !at || dragging || id === rootId) return null;
  const label = selected.length > 1 ? `${selected.length} blocks` : labelOf(editor, id);
  return (
    <Row
      align="center"
      padding="half"
      className={styles.bar}
      role="toolbar"
      aria-label={`Actions for ${label}`}
      style={{ insetBlockStart: at.top, insetInlineEnd: at.right }}
    >
      {locked ? (
        <Row as="span" gap={1} align="center" paddingY={1} paddingX={2} size={12}>
          <Lock size={14} aria-hidden /> {label} is locked
        </Row>
      ) : (
        <>
          <button
            type="button"
            className={`s-icon-button ${styles.grip}`}
            aria-label={`Move ${label}`}
            ref={grip}
            data-grip
            onClick={() => editor.set({ placing: { what: 'move', ids: selected, label } })}
          >
            <GripVertical size={16} aria-hidden />
          </button>
          <IconButton label={`Move ${label} up`} icon={ArrowUp} onClick={() => nudge(editor, -1)} />
          <IconButton label={`Move ${label} down`} icon={ArrowDown} onClick={() => nudge(editor, 1)} />
          <IconButton label={`Duplicate ${label}`} icon={Copy} onClick={() => duplicateBlocks(editor, selected)} />
          <IconButton label={`Delete ${label}`} icon={Trash2} onClick={() => removeBlocks(editor, selected)} />
        </>
      )}
    </Row>
  );
}

/** Where what is dragged would go, and what it is. */
function DropMark() {
  const drag = useEditing((state) => state.drag);
  if (!drag) return null;
  return (
    <>
      {drag.line && drag.over === 'canvas' && (
        <div
          className={styles.line}
          data-drop-line
          data-upright={drag.line.height > 0 || undefined}
          style={lineStyle(drag.line)}
        >
          <span className={styles.lineLabel}>Drop {drag.label} here</span>
        </div>
      )}
      {createPortal(
        <div className={styles.ghost} data-dragged style={{ translate: `${drag.x + 12}px ${drag.y + 12}px` }}>
          {drag.label}
        </div>,
        window.document.body,
      )}
    </>
  );
}

const lineStyle = ({ left, top, width, height }: DropLine): CSSProperties => ({
  insetBlockStart: top,
  insetInlineStart: left,
  inlineSize: width || 4,
  blockSize: height || 4,
});

/** Every place for what is being placed, as a button: arrow keys go through them, Enter or a tap chooses, Esc leaves. */
function Places({ zoom, height }: { readonly zoom: number; readonly height: number }) {
  const editor = useOpenEditorOf();
  const placing = useEditing((state) => state.placing);
  const [lines, setLines] = useState<readonly DropLine[]>([]);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever moves the blocks moves the places
  useLayoutEffect(() => setLines(placing ? dropLines(editor, placing) : []), [placing, editor, zoom, height]);
  const any = lines.length > 0;
  useEffect(() => {
    if (any) list.current?.querySelector('button')?.focus();
  }, [any]);
  if (!placing || !any) return null;
  const leave = () => {
    editor.set({ placing: undefined });
    announce(`${placing.label} stays where it was.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = [...all].map((button): Element => button).indexOf(window.document.activeElement ?? window.document.body);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') leave();
    else if (next !== undefined) all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the buttons in it
    <div ref={list} onKeyDown={onKeyDown}>
      {lines.map((line) => (
        <div
          key={`${line.parent} ${line.index}`}
          className={styles.place}
          data-upright={line.height > 0 || undefined}
          style={lineStyle(line)}
        >
          <button type="button" className={styles.placeButton} onClick={() => putAt(editor, placing, line)}>
            Place {placeLabel(editor, line)}
          </button>
        </div>
      ))}
    </div>
  );
}
