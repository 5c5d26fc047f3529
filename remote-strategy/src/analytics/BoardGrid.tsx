import { announce, Box, IconButton, Menu, Row, Text, useMedia } from '@steps/platform/ui';
import { GripVertical, SlidersHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './BoardGrid.module.css';
import { type Board, boardColumns, type Widget } from './board';
import { type Direction, inReadingOrder, type Place, placed } from './boardRules';
import { moveWidget, placeWidget, removeWidget, resizeWidget } from './boardState';
import { metricOf } from './metrics';
import { questionPurpose } from './questionRules';
import { titleOf } from './WidgetCard';

interface BoardGridProps {
  readonly board: Board;
  readonly editing: boolean;
  readonly onSettings: (widget: Widget) => void;
  readonly children: (widget: Widget) => ReactNode;
  readonly menuOf: (widget: Widget) => Parameters<typeof Menu>[0]['items'];
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Height of a row and the space between widgets, px: as in the style. */
const rowHeight = 64;
const space = 16;
/** Widgets are one under the other, as in the stylesheet: twelve columns would be too narrow. */
const stackedQuery = '(max-width: 899.98px)';

interface Drag {
  readonly id: string;
  readonly kind: 'move' | 'size';
  readonly fromX: number;
  readonly fromY: number;
  readonly start: Place;
  /** Of one column with its space, px. */
  readonly column: number;
}

/** The widgets in their places. While it is edited they are moved and resized by pointer and keys. */
export function BoardGrid({ board, editing, onSettings, children, menuOf }: BoardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag>(undefined);
  const [preview, setPreview] = useState<{ readonly id: string; readonly place: Partial<Place> }>();
  const isStacked = useMedia(stackedQuery);
  const widgets = preview ? placed(board.widgets, preview.id, preview.place) : board.widgets;

  // A widget that is moved may be put elsewhere among its neighbours, and what is put elsewhere loses the focus.
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const at = board.widgets.length > 0 ? held.current : undefined;
    held.current = undefined;
    if (at) grid.current?.querySelector<HTMLElement>(`[data-grip="${at}"]`)?.focus();
  }, [board.widgets]);

  const start = (event: PointerEvent<HTMLElement>, widget: Widget, kind: Drag['kind']) => {
    if (event.button !== 0 || !grid.current) return;
    const column = (grid.current.clientWidth + space) / boardColumns;
    drag.current = { id: widget.id, kind, fromX: event.clientX, fromY: event.clientY, start: widget, column };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { id, kind, fromX, fromY, start: from, column } = drag.current;
    const x = Math.round((event.clientX - fromX) / column);
    const y = Math.round((event.clientY - fromY) / (rowHeight + space));
    const place =
      kind === 'move'
        ? { x: from.x + x, y: from.y + y }
        : { w: Math.min(from.w + x, boardColumns - from.x), h: from.h + y };
    setPreview({ id, place });
  };
  const end = () => {
    if (drag.current && preview) placeWidget(board.id, preview.id, preview.place);
    cancel();
  };
  const cancel = () => {
    drag.current = undefined;
    setPreview(undefined);
  };
  const dragging = { onPointerMove: follow, onPointerUp: end, onPointerCancel: cancel };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, widget: Widget) => {
    if (event.key === 'Escape' && drag.current) return cancel();
    const title = titleOf(widget, metricOf(widget.metric));
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeWidget(board.id, widget.id);
      announce(`${title} removed.`);
      return;
    }
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    held.current = widget.id;
    if (event.shiftKey) resizeWidget(board.id, widget.id, direction);
    else moveWidget(board.id, widget.id, direction);
    announce(`${title}: ${event.shiftKey ? `size, ${direction}` : `moved ${direction}`}.`);
  };

  return (
    <ul ref={grid} className={`s-plain ${styles.grid}`} aria-label={board.name}>
      {inReadingOrder(widgets).map((widget) => {
        const { id, x, y, w, h } = widget;
        const metric = metricOf(widget.metric);
        const title = titleOf(widget, metric);
        const purpose = widget.asked ? questionPurpose : metric?.purpose;
        return (
          <li
            key={id}
            className={styles.widget}
            data-editing={editing || undefined}
            data-dragged={preview?.id === id || undefined}
            style={isStacked ? undefined : { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
          >
            <Row gap={2} align="start">
              {editing && !isStacked && (
                <button
                  type="button"
                  className={`s-icon-button ${styles.grip}`}
                  data-grip={id}
                  aria-label={`Move or resize ${title}`}
                  title="Arrow keys move, Shift and arrow keys resize, Delete removes"
                  onPointerDown={(event) => start(event, widget, 'move')}
                  {...dragging}
                  onKeyDown={(event) => onKeyDown(event, widget)}
                >
                  <GripVertical size={16} aria-hidden />
                </button>
              )}
              <Box grow shrink className={styles.title}>
                <Text as="h2" size={14} weight={600}>
                  {title}
                </Text>
                {purpose && <p className="s-faint">{purpose}</p>}
              </Box>
              {editing && <span className={styles.size}>{`${w} × ${h}`}</span>}
              {editing ? (
                <>
                  {purpose && (
                    <IconButton label={`Change ${title}`} icon={SlidersHorizontal} onClick={() => onSettings(widget)} />
                  )}
                  <IconButton label={`Remove ${title}`} icon={X} onClick={() => removeWidget(board.id, id)} />
                </>
              ) : (
                purpose && (
                  <Menu
                    label={`Actions for ${title}`}
                    className="s-icon-button"
                    align="end"
                    trigger={<span aria-hidden>···</span>}
                    items={menuOf(widget)}
                  />
                )
              )}
            </Row>
            <div className={styles.body} inert={editing}>
              {children(widget)}
            </div>
            {editing && !isStacked && (
              <span
                className={styles.corner}
                aria-hidden
                onPointerDown={(event) => start(event, widget, 'size')}
                {...dragging}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
