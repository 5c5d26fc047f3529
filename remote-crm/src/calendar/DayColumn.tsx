import type { Occurrence } from '@steps/business/calendar';
import { counted, formatClock, useRegion } from '@steps/platform';
import { type CSSProperties, type KeyboardEvent, useMemo } from 'react';
import styles from './DayColumn.module.css';
import { DragGhost, DragHandle } from './DragGhost';
import { fullDay } from './dayRules';
import { clockChange, drawnFrom, drawnTo, minutesAt, type PlacedPiece, withRoom } from './layoutRules';
import { MeetingBlock } from './MeetingBlock';
import { openOccurrence } from './MonthGrid';
import { MoreButton } from './MoreButton';
import { clockText } from './meetingDraft';
import { isWorkDay, workMinutes } from './meetingSlots';
import { onMoveKey } from './moveKeys';
import type { useSlotDrag } from './slotDrag';
import type { ViewProps } from './viewProps';

/** Meetings side by side in a column of the week, and in one day's. */
const room = { week: 4, day: 10 };

interface DayColumnProps extends Pick<ViewProps, 'place' | 'zone' | 'now' | 'today' | 'onMove'> {
  readonly day: string;
  readonly pieces: readonly PlacedPiece[];
  readonly drag: ReturnType<typeof useSlotDrag>;
  readonly isCursorDay: boolean;
  /** The keyboard's place in the day, minutes. */
  readonly minutes: number;
  readonly wide: boolean;
  readonly onKey: (event: KeyboardEvent, day: string) => void;
  readonly refocus: (key: string) => void;
}

/** The hours of one day. */
export function DayColumn(props: DayColumnProps) {
  const { day, pieces, drag, isCursorDay, minutes, wide, place, zone, now, today, onKey, onMove, refocus } = props;
  useRegion();
  const [ghost, handle] = [drag.ghost(day), drag.handle(day)];
  const change = useMemo(() => clockChange(day, zone), [day, zone]);
  const { shown, crowds } = withRoom(pieces, wide ? room.day : room.week);
  const onBlockKey = (event: KeyboardEvent, occurrence: Occurrence) => {
    if (onMoveKey(event, occurrence, zone, onMove)) refocus(occurrence.key);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a grid that takes the focus.
    <div
      role="gridcell"
      className={styles.day}
      data-day={day}
      data-today={day === today || undefined}
      data-dragged={ghost !== undefined || undefined}
      tabIndex={isCursorDay ? 0 : -1}
      aria-label={[
        fullDay(day),
        counted(pieces.length, 'meeting'),
        ...(change ? [`the clocks go ${change.way}`] : []),
      ].join(', ')}
      onKeyDown={(event) => onKey(event, day)}
    >
      {isWorkDay(day) && <div className={styles.dayWorking} style={span(workMinutes())} aria-hidden />}
      {change && (
        <div className={styles.dayChange} style={span(change)} aria-hidden>
          Clocks go {change.way}
        </div>
      )}
      {isCursorDay && (
        <div className={styles.dayCursor} style={span({ from: minutes, to: minutes + 30 })} aria-hidden>
          {formatClock(clockText(minutes))}
        </div>
      )}
      {shown.map((piece) => (
        <MeetingBlock
          key={`${piece.occurrence.key} ${piece.from}`}
          piece={piece}
          zone={zone}
          mark={drag.mark(piece.occurrence.key)}
          style={{ ...span({ from: drawnFrom(piece), to: drawnTo(piece) }), ...across(piece.column, piece.columns) }}
          onOpen={() => openOccurrence(place, piece.occurrence)}
          onKeyDown={(event) => onBlockKey(event, piece.occurrence)}
        />
      ))}
      {crowds.map((crowd) => (
        <MoreButton
          key={crowd.from}
          className={styles.dayMore}
          data-no-drag
          style={{ ...span(crowd), ...across((wide ? room.day : room.week) - 1, wide ? room.day : room.week) }}
          onClick={() => place.show(wide ? 'agenda' : 'day', day)}
        >
          +{crowd.count}
          <span className={wide ? undefined : 's-hidden'}> more</span>
          <span className="s-hidden"> on {fullDay(day)}</span>
        </MoreButton>
      ))}
      {ghost && <DragGhost ghost={ghost} byFinger={drag.byFinger} />}
      {handle && (
        <DragHandle
          handle={handle}
          piece={ghost ? undefined : shown.find(({ occurrence }) => occurrence.key === handle.key)}
        />
      )}
      {day === today && (
        <div
          className={styles.dayNow}
          data-now
          style={{ '--c-from': minutesAt(now.toISOString(), zone) } as CSSProperties}
          aria-hidden
        />
      )}
    </div>
  );
}

const span = ({ from, to }: { readonly from: number; readonly to: number }) =>
  ({ '--c-from': from, '--c-length': to - from }) as CSSProperties;
const across = (column: number, columns: number) => ({ '--c-column': column, '--c-columns': columns }) as CSSProperties;
