import { formatDate } from '@steps/platform';
import { Stack } from '@steps/platform/ui';
import styles from './CalendarList.module.css';
import type { ShownDay } from './calendarRules';
import type { CalendarVerbs } from './calendarVerbs';
import { PieceChip } from './PieceChip';

interface CalendarListProps {
  readonly days: readonly ShownDay[];
  readonly today: string;
  readonly verbs: CalendarVerbs;
}

/** The days of a month that have a piece, one under the other. */
export function CalendarList({ days, today, verbs }: CalendarListProps) {
  const filled = days.filter(({ pieces }) => pieces.length > 0);
  if (filled.length === 0) return <p className="s-faint">No piece has a day in this month.</p>;
  return (
    <Stack as="ol" bound gap={3} plain aria-label="Days">
      {filled.map(({ day, pieces }) => (
        <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
          <h3>{formatDate(day, { weekday: true })}</h3>
          <Stack as="ul" bound gap={1} plain>
            {pieces.map((placed) => (
              <li key={placed.piece.id}>
                <PieceChip placed={placed} verbs={verbs} withTime />
              </li>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
