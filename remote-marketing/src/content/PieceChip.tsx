import { useMay } from '@steps/business';
import { formatTime } from '@steps/platform';
import { Text } from '@steps/platform/ui';
import { pieces } from '../pieces/piece';
import { kindIcons, kindNames, statusLooks } from '../pieces/pieceNames';
import type { ListedPiece } from '../pieces/pieceState';
import { daysOfKey, momentOfPiece } from './calendarRules';
import type { CalendarVerbs } from './calendarVerbs';
import styles from './PieceChip.module.css';

/** What is dragged: the id of a piece. Another page's text must not look like one. */
export const draggedPiece = 'application/x-steps-piece';

export const pieceElementId = (id: string): string => `calendar-${id}`;

interface PieceChipProps {
  readonly placed: ListedPiece;
  readonly verbs: CalendarVerbs;
  readonly withTime?: boolean;
}

/** A piece in the calendar: a press opens it, a drag or Alt and an arrow moves it. What went out stays where it is, and all of it for whoever may not change it. */
export function PieceChip({ placed: { piece, status }, verbs, withTime = false }: PieceChipProps) {
  const { word, icon: Status } = statusLooks[status];
  const Kind = kindIcons[piece.kind];
  const moment = momentOfPiece(piece);
  const mayMove = useMay()('change', pieces.modules);
  const fixed = status === 'published' || !mayMove;
  return (
    <button
      type="button"
      id={pieceElementId(piece.id)}
      className={styles.chip}
      data-status={status}
      draggable={!fixed}
      title={`${piece.title} · ${kindNames[piece.kind]} · ${word}`}
      aria-keyshortcuts={fixed ? undefined : 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown'}
      onClick={() => verbs.open(piece.id)}
      onDragStart={(event) => {
        event.dataTransfer.setData(draggedPiece, piece.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={(event) => {
        const days = event.altKey ? daysOfKey(event.key) : undefined;
        if (days === undefined || fixed) return;
        // Alt and the left arrow is the browser's way back.
        event.preventDefault();
        verbs.moveBy(piece.id, days);
      }}
    >
      <Status size={12} aria-hidden />
      <Kind size={12} aria-hidden />
      <span className="s-hidden">{`${word}, ${kindNames[piece.kind]}: `}</span>
      <span className={styles.title}>
        {withTime && moment && (
          <Text as="span" tone="muted" tabular>
            {formatTime(moment)}{' '}
          </Text>
        )}
        {piece.title}
      </span>
    </button>
  );
}
