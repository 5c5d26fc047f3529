import { formatDate, ownFields, useRegion } from '@steps/platform';
import { Box, Text } from '@steps/platform/ui';
import { useState } from 'react';
import styles from './CalendarGrid.module.css';
import type { ShownDay } from './calendarRules';
import type { CalendarVerbs } from './calendarVerbs';
import { draggedPiece, PieceChip } from './PieceChip';

interface CalendarGridProps {
  /** Whole weeks. */
  readonly days: readonly ShownDay[];
  readonly today: string;
  /** `2026-12`: other days are muted. Nothing for a week. */
  readonly month: string | undefined;
  readonly verbs: CalendarVerbs;
  readonly onMore: (day: string) => void;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The days of a month or a week, side by side. */
export function CalendarGrid({ days, today, month, verbs, onMore }: CalendarGridProps) {
  const [over, setOver] = useState<string>();
  const { firstDay } = useRegion();
  return (
    <Box clip bordered radius="surface" background="surface">
      <div className={styles.weekdays} aria-hidden>
        {[...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)].map((name) => (
          <Text as="span" padding={2} tone="muted" size={12} key={name}>
            {name}
          </Text>
        ))}
      </div>
      <ol className={styles.days} data-view={month ? 'month' : 'week'} aria-label="Days">
        {days.map(({ day, pieces, more }) => {
          return (
            <li
              key={day}
              className={styles.day}
              aria-label={formatDate(day, { weekday: true, year: true })}
              aria-current={day === today ? 'date' : undefined}
              data-off={(month !== undefined && !day.startsWith(month)) || undefined}
              data-weekend={isWeekend(day) || undefined}
              data-over={day === over || undefined}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(draggedPiece)) return;
                event.preventDefault();
                setOver(day);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                setOver(undefined);
                const id = event.dataTransfer.getData(draggedPiece);
                if (!id) return;
                event.preventDefault();
                verbs.move(id, day);
              }}
            >
              <span className={styles.number} aria-hidden>
                {day.endsWith('-01') || !month ? formatDate(day) : Number(day.slice(8))}
              </span>
              {pieces.map((placed) => (
                <PieceChip key={placed.piece.id} placed={placed} verbs={verbs} withTime={!month} />
              ))}
              {more > 0 && (
                <button type="button" className={styles.more} onClick={() => onMore(day)}>
                  {more.toLocaleString('en-GB')} more
                  <span className="s-hidden"> on {formatDate(day)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}

/** Wherever the week begins. */
const isWeekend = (day: string): boolean => [0, 6].includes(ownFields(day).weekday);
