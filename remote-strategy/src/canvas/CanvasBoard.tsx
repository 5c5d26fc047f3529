import { LookOnly, useMay } from '@steps/business';
import { useTyped } from '@steps/platform';
import { NumberField } from '@steps/platform/fields';
import { announce, attempt, FoundDraft, IconButton, Split, Text, TextField } from '@steps/platform/ui';
import { GripVertical, Plus, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './CanvasBoard.module.css';
import type { CanvasItem } from './canvas';
import type { CanvasArea, CanvasKind } from './canvasKinds';
import { itemsIn } from './canvasRules';
import { addItem, changeItem, moveItem, nudgeItem, removeItem } from './canvasState';

interface CanvasBoardProps {
  readonly kind: CanvasKind;
  readonly items: readonly CanvasItem[];
}

/** Where a dragged item would come to lie. */
interface Target {
  readonly area: string;
  readonly before: string | undefined;
}

const targetAt = (x: number, y: number): Target | undefined => {
  const under = document.elementFromPoint(x, y);
  const area = under?.closest<HTMLElement>('[data-area]')?.dataset.area;
  return area === undefined ? undefined : { area, before: under?.closest<HTMLElement>('[data-item]')?.dataset.item };
};

/** The fields of a framework with their points. Points are dragged by their grip, or moved by arrow keys on it. */
export function CanvasBoard({ kind, items }: CanvasBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const mayChange = useMay()('change', 'strategy');
  const [dragged, setDragged] = useState<{ readonly id: string; readonly target: Target | undefined }>();
  // A point that moved to another field is a new element there.
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = items.length > 0 ? held.current : undefined;
    held.current = undefined;
    if (id) board.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus();
  }, [items]);

  const grip = (item: CanvasItem) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ id: item.id, target: undefined });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged) setDragged({ id: item.id, target: targetAt(event.clientX, event.clientY) });
    },
    onPointerUp() {
      if (dragged?.target) moveItem(kind, item.id, dragged.target.area, dragged.target.before);
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key } = event;
      if (key === 'Escape') setDragged(undefined);
      if (key === 'Delete' || key === 'Backspace') {
        event.preventDefault();
        removeItem(kind, item.id);
        announce(`${item.text} removed.`);
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown' && key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      held.current = item.id;
      nudgeItem(kind, item.id, key);
      announce(`${item.text} moved.`);
    },
  });

  return (
    <div>
      {kind.axes && (
        <Text marginBottom={2} tone="muted" size={13}>
          Across: {kind.axes.across.toLowerCase()}. Down: {kind.axes.down.toLowerCase()}.
        </Text>
      )}
      <div ref={board} className={styles.board} style={{ '--board-columns': kind.columns }}>
        {kind.areas.map((area) => (
          <section
            key={area.title}
            className={styles.area}
            aria-label={area.title}
            data-area={area.title}
            data-target={dragged?.target?.area === area.title || undefined}
            data-scored={area.scored}
          >
            <h3>{area.title}</h3>
            <Text size={12} tone="faint" className="s-no-print">
              {area.hint}
            </Text>
            <ul className="s-plain" aria-label={`Points under ${area.title}`}>
              {itemsIn(items, area.title).map((item) => (
                <li
                  key={item.id}
                  className={styles.item}
                  data-item={item.id}
                  data-dragged={dragged?.id === item.id || undefined}
                >
                  {mayChange && (
                    <button
                      type="button"
                      className={`s-icon-button ${styles.grip}`}
                      data-grip={item.id}
                      aria-label={`Move ${item.text}`}
                      title="Arrow keys move, Delete removes"
                      {...grip(item)}
                    >
                      <GripVertical size={16} aria-hidden />
                    </button>
                  )}
                  {mayChange ? <ItemText kind={kind} item={item} /> : <span className={styles.text}>{item.text}</span>}
                  {mayChange && (
                    <IconButton label={`Remove ${item.text}`} icon={X} onClick={() => removeItem(kind, item.id)} />
                  )}
                  {area.scored && (
                    <LookOnly module="strategy" hideNote>
                      <Scores kind={kind} item={item} />
                    </LookOnly>
                  )}
                </li>
              ))}
            </ul>
            {mayChange && <AddItem kind={kind} area={area} />}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The words of a point; a press or Enter edits them. */
function ItemText({ kind, item }: { readonly kind: CanvasKind; readonly item: CanvasItem }) {
  const { typed, type, forget, foundFrom } = useTyped(`canvas-item:${item.id}`, item.text);
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A field that goes away with the focus may say that it lost it: what was typed is not to be saved then.
  const left = useRef(false);
  const leave = () => {
    left.current = true;
    forget();
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = (text: string) => {
    // An emptied point stays as it was: removing has a button of its own.
    if (text.trim() && text.trim() !== item.text) changeItem(kind, item.id, { text });
  };
  if (!editing) {
    return (
      <>
        <button
          ref={button}
          type="button"
          className={styles.text}
          onClick={() => {
            left.current = false;
            setEditing(true);
          }}
        >
          {item.text}
        </button>
        <FoundDraft from={foundFrom} />
      </>
    );
  }
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: the press on the words asked for it
      autoFocus
      className={`s-input ${styles.editor}`}
      aria-label={`Words of ${item.text}`}
      rows={2}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (left.current) return;
        save(typed);
        forget();
        setEditing(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          leave();
        }
        if (event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        save(typed);
        leave();
      }}
    />
  );
}

function AddItem({ kind, area }: { readonly kind: CanvasKind; readonly area: CanvasArea }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    attempt('The point was not added', () => {
      addItem(kind, area.title, text);
      setText('');
    });
  };
  return (
    <Split as="form" gap={1} align="center" marginTop="auto" className="s-no-print" onSubmit={submit}>
      <TextField label={`Add to ${area.title}`} hideLabel placeholder="Add a point" value={text} onChange={setText} />
      <button type="submit" className="s-icon-button" aria-label={`Add point to ${area.title}`} disabled={!text.trim()}>
        <Plus size={16} aria-hidden />
      </button>
    </Split>
  );
}

function Scores({ kind, item }: { readonly kind: CanvasKind; readonly item: CanvasItem }) {
  return (
    <div className={styles.scores}>
      <NumberField
        label="You"
        min={0}
        max={5}
        value={item.own}
        onChange={(own) => changeItem(kind, item.id, { own })}
      />
      <NumberField
        label="Others"
        min={0}
        max={5}
        value={item.others}
        onChange={(others) => changeItem(kind, item.id, { others })}
      />
    </div>
  );
}
