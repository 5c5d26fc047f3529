import { useMay } from '@steps/business';
import { addDays, formatDate, formatMonthAndYear, isDay } from '@steps/platform';
import { Segmented } from '@steps/platform/fields';
import {
  announce,
  attempt,
  Box,
  EmptyState,
  Grid,
  IconButton,
  phoneQuery,
  Row,
  Section,
  Stack,
  Text,
  useMedia,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { pieces } from '../pieces/piece';
import { statusLooks } from '../pieces/pieceNames';
import { pieceStatuses } from '../pieces/pieceRules';
import { type PlacedPiece, schedulePiece } from '../pieces/pieceState';
import { CalendarGrid } from './CalendarGrid';
import { CalendarList } from './CalendarList';
import styles from './ContentCalendar.module.css';
import {
  type CalendarPage,
  type CalendarView,
  calendarPage,
  calendarViews,
  daysOf,
  movedTo,
  piecesByDay,
  stepOf,
} from './calendarRules';
import type { CalendarVerbs } from './calendarVerbs';
import { useKeptCalendar } from './contentOpening';
import { PieceChip, pieceElementId } from './PieceChip';

interface ContentCalendarProps {
  readonly all: readonly PlacedPiece[];
  /** Set while they are being read: what the calendar showed of these days when it was last open. */
  readonly opening?: CalendarPage | undefined;
  readonly today: string;
  readonly view: string | null;
  readonly day: string | null;
  readonly onChange: (changes: { readonly view?: CalendarView; readonly day?: string | undefined }) => void;
  readonly onOpen: (id: string) => void;
}

const views: readonly { readonly value: CalendarView; readonly label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
];

/** The view that the address asks for, on a screen of this size. */
export const calendarView = (asked: string | null, phone: boolean): CalendarView =>
  phone ? 'list' : (calendarViews.find((one) => one === asked) ?? 'month');

/** All pieces by day: month, week or list. A piece is moved by dragging, by Alt and an arrow, or in its own sheet. */
export function ContentCalendar(props: ContentCalendarProps) {
  const { all, opening, today, onChange, onOpen } = props;
  const phone = useMedia(phoneQuery);
  const mayMove = useMay()('change', pieces.modules);
  const view = calendarView(props.view, phone);
  const day = isDay(props.day) ? props.day : today;
  const byDay = useMemo(() => piecesByDay(all), [all]);
  const found = useMemo(() => calendarPage(byDay, view, day), [byDay, view, day]);
  const page = opening ?? found;
  useKeptCalendar(all, view, day === today && !opening ? found : undefined);
  const moved = useRef<string>(undefined);
  // A piece that was moved is another element afterwards, maybe only once its month is shown: the focus goes with it.
  useEffect(() => {
    const element = moved.current && document.getElementById(pieceElementId(moved.current));
    if (!element) return;
    moved.current = undefined;
    element.focus();
  });

  const move = (id: string, next: string) => {
    const placed = all.find(({ piece }) => piece.id === id);
    if (!placed) return;
    moved.current = id;
    if (!attempt('Not saved', () => schedulePiece(id, movedTo(next, placed.piece.scheduledAt)))) {
      moved.current = undefined;
      return;
    }
    announce(`${placed.piece.title}: ${formatDate(next, { weekday: true })}`);
    if (!daysOf(view, day).includes(next)) onChange({ day: next });
  };
  const verbs: CalendarVerbs = {
    open: onOpen,
    move,
    moveBy: (id, count) => {
      const known = [...byDay.days].find(([, list]) => list.some(({ piece }) => piece.id === id))?.[0];
      move(id, known ? addDays(known, count) : today);
    },
  };
  return (
    // The last look can be seen, not used.
    <Stack bound gap={3} inert={opening !== undefined}>
      <Row gap={2} align="center" wrap>
        <IconButton
          label={view === 'week' ? 'Previous week' : 'Previous month'}
          icon={ChevronLeft}
          onClick={() => onChange({ day: stepOf(view, day, -1) })}
        />
        <Text as="h2" size={14} aria-live="polite">
          {titleOf(view, page.days, day)}
        </Text>
        <IconButton
          label={view === 'week' ? 'Next week' : 'Next month'}
          icon={ChevronRight}
          onClick={() => onChange({ day: stepOf(view, day, 1) })}
        />
        <Button onClick={() => onChange({ day: undefined })}>Today</Button>
        <Box as="span" grow />
        {!phone && (
          <Segmented
            label="View"
            hideLabel
            options={views}
            value={view}
            onChange={(next) => onChange({ view: next })}
          />
        )}
      </Row>
      {all.length === 0 && !opening ? (
        <EmptyState
          icon={CalendarDays}
          title="Nothing made yet"
          purpose="What you make in the studios appears here, on the day you give it."
        />
      ) : (
        <>
          {view === 'list' ? (
            <CalendarList days={page.days} today={today} verbs={verbs} />
          ) : (
            <CalendarGrid
              days={page.days}
              today={today}
              month={view === 'month' ? day.slice(0, 7) : undefined}
              verbs={verbs}
              onMore={(next) => onChange({ view: 'week', day: next })}
            />
          )}
          <Row as="p" gap={4} rowGap={1} wrap tone="muted" size={12} className={styles.legend}>
            {pieceStatuses.map((status) => {
              const { word, icon: Icon } = statusLooks[status];
              return (
                <span key={status}>
                  <Icon size={12} aria-hidden />
                  {word} {page.counts[status].toLocaleString('en-GB')}
                </span>
              );
            })}
            {!phone && mayMove && <span>Drag a piece to move it, or hold Alt and press an arrow key.</span>}
          </Row>
          {page.withoutCount > 0 && (
            <Section title="Without a day" count={page.withoutCount}>
              <Grid as="ul" min={200} fill gap={2} plain>
                {page.without.map((placed) => (
                  <li key={placed.piece.id}>
                    <PieceChip placed={placed} verbs={verbs} />
                  </li>
                ))}
              </Grid>
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}

function titleOf(view: CalendarView, shown: CalendarPage['days'], day: string): string {
  if (view !== 'week') return formatMonthAndYear(day);
  return `${formatDate(shown[0]?.day ?? day)} to ${formatDate(shown.at(-1)?.day ?? day, { year: true })}`;
}
