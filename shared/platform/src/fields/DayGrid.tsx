// biome-ignore-all lint/plugin/ownClock: antd’s calendar of one month, at noon of each day; only days of the calendar go in and out

import { Calendar } from 'antd';
import enGB from 'antd/es/calendar/locale/en_GB';
import dayjs, { type Dayjs } from 'dayjs';
import british from 'dayjs/locale/en-gb';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { daysIntoWeek, useRegion } from '../core/session/regionState';
import { IconButton } from '../ui/IconButton';
import { Row } from '../ui/Layout';
import styles from './DayGrid.module.css';
import { addedDays, addedMonths, type Day } from './dayText';
import { todayHere } from './now';

interface DayGridProps {
  /** Where it opens. */
  readonly start: Day;
  readonly isChosen: (day: Day) => boolean;
  /** Days between the two ends of a range. */
  readonly isBetween?: (day: Day) => boolean;
  readonly isOut: (day: Day) => boolean;
  readonly onChoose: (day: Day) => void;
  /** Told of the day under the pointer or the focus. */
  readonly onReach?: (day: Day) => void;
}

const dayOf = (date: Dayjs): Day => date.format('YYYY-MM-DD');
// Noon, because some clocks have no midnight on the day they go forward.
const dateOf = (day: Day): Dayjs => dayjs(`${day}T12:00:00`);

/** antd asks dayjs on which day a week begins. */
function localeOf(firstDay: number): typeof enGB {
  if (firstDay === british.weekStart) return enGB;
  const name = `week-from-${firstDay}`;
  dayjs.locale({ ...british, name, weekStart: firstDay }, undefined, true);
  return { ...enGB, lang: { ...enGB.lang, locale: name } };
}

/**
 * antd's calendar of one month, with the keys of a date grid: arrows, Home and End, Page Up and Down (with Shift a year).
 * antd's own picker has none of them (ant-design/ant-design#53638) and throws away what it cannot read (#32475), so the text
 * box around it is ours and each day is a real button.
 */
export function DayGrid({ start, isChosen, isBetween, isOut, onChoose, onReach }: DayGridProps) {
  const today = todayHere();
  const { firstDay } = useRegion();
  const [at, setAt] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(true);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const go = (day: Day, key: boolean) => {
    byKey.current = key;
    setAt(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayAfterKey(at, event);
    if (!target) return;
    event.preventDefault();
    go(target, true);
  };
  return (
    <div className={styles.calendar} ref={grid}>
      <Calendar
        fullscreen={false}
        locale={localeOf(firstDay)}
        value={dateOf(at)}
        disabledDate={(date) => isOut(dayOf(date))}
        headerRender={() => (
          <Row gap={1} align="center" paddingBottom={1} className={styles.header}>
            <IconButton label="Previous year" icon={ChevronsLeft} onClick={() => go(addedMonths(at, -12), false)} />
            <IconButton label="Previous month" icon={ChevronLeft} onClick={() => go(addedMonths(at, -1), false)} />
            <strong aria-live="polite">{dateOf(at).format('MMMM YYYY')}</strong>
            <IconButton label="Next month" icon={ChevronRight} onClick={() => go(addedMonths(at, 1), false)} />
            <IconButton label="Next year" icon={ChevronsRight} onClick={() => go(addedMonths(at, 12), false)} />
          </Row>
        )}
        onSelect={(date) => {
          const day = dayOf(date);
          if (isOut(day)) return;
          go(day, true);
          onChoose(day);
        }}
        fullCellRender={(date) => {
          const day = dayOf(date);
          return (
            <button
              type="button"
              className={styles.day}
              data-day={day}
              onKeyDown={onKeyDown}
              onFocus={() => onReach?.(day)}
              onPointerEnter={() => onReach?.(day)}
              data-outside={day.slice(0, 7) === at.slice(0, 7) ? undefined : ''}
              data-between={isBetween?.(day) ? '' : undefined}
              tabIndex={day === at ? 0 : -1}
              disabled={isOut(day)}
              aria-label={date.format('dddd D MMMM YYYY')}
              aria-pressed={isChosen(day)}
              aria-current={day === today ? 'date' : undefined}
            >
              {date.date()}
            </button>
          );
        }}
      />
    </div>
  );
}

/** Where a key leads in the grid. */
function dayAfterKey(at: Day, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Day | undefined {
  const inWeek = daysIntoWeek(at);
  const steps: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addedDays(at, -1),
    ArrowRight: () => addedDays(at, 1),
    ArrowUp: () => addedDays(at, -7),
    ArrowDown: () => addedDays(at, 7),
    Home: () => addedDays(at, -inWeek),
    End: () => addedDays(at, 6 - inWeek),
    PageUp: () => addedMonths(at, shiftKey ? -12 : -1),
    PageDown: () => addedMonths(at, shiftKey ? 12 : 1),
  };
  return steps[key]?.();
}
