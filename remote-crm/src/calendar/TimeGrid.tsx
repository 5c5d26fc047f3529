import { useMay } from '@steps/business';
import { addDays, formatClock } from '@steps/platform';
import { announce } from '@steps/platform/ui';
import { timeZones } from '@steps/platform/zones';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AllDayRow } from './AllDayRow';
import { CalendarHint } from './CalendarHint';
import { DayColumn } from './DayColumn';
import { fullDay, shortDay } from './dayRules';
import { dayMinutes, minutesAt, momentAt, type PlacedPiece, piecesOf, placePieces, stepMinutes } from './layoutRules';
import { clockText, newLength } from './meetingDraft';
import { firstWorkHour, workMinutes } from './meetingSlots';
import { timeAt } from './meetingTimes';
import { moveHint } from './moveKeys';
import { useRefocus } from './refocus';
import { useSecondZone } from './secondZone';
import { useSlotDrag } from './slotDrag';
import styles from './TimeGrid.module.css';
import type { ViewProps } from './viewProps';

/**
 * How far before the working day the hours are scrolled to at first, minutes; when today is shown not much before now, so
 * that the next hours are seen. They begin with a whole hour, so that the heads cut few meetings.
 */
const beforeWork = 90;
const beforeNow = 4 * 60;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours of one day or of a week, with the meetings in them. */
export function TimeGrid(props: ViewProps) {
  const { place, occurrences, days, zone, now, today, onMove } = props;
  const second = useSecondZone();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const refocus = useRefocus(occurrences);
  const mayMove = useMay()('change', 'calendar');
  const [minutes, setMinutes] = useState(firstWorkHour);
  const placed = useMemo(() => placedByDay(occurrences, days, zone), [occurrences, days, zone]);
  const plan = (day: string, from: number, to: number) => {
    const start = momentAt(day, from, zone);
    const end = momentAt(day, to, zone);
    // Of an hour that the clock skips, both ends are the same moment.
    place.add({ from: start, to: end > start ? end : later(start, to - from) });
  };
  const pieces = (key: string) => occurrences.find((occurrence) => occurrence.key === key);
  const drag = useSlotDrag({ columns, days, zone, pieces, onPlan: plan, onMove });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards it stands where the user left it.
  useLayoutEffect(() => {
    const [element, hourly] = [scroller.current, columns.current];
    if (!element || !hourly) return;
    const firstShown = Math.max(workMinutes().from - beforeWork, 0);
    const nowMinutes = days.includes(today) ? minutesAt(now.toISOString(), zone) : undefined;
    const from = Math.max(firstShown, (nowMinutes ?? 0) - beforeNow);
    element.scrollTop = (Math.floor(from / 60) * hourly.clientHeight) / 24;
    // Before the working day, and on a low screen, the line of now is elsewhere.
    if (nowMinutes !== undefined) bringIntoView(element, hourly, Math.floor(nowMinutes / 60) * 60);
  }, []);
  useLayoutEffect(() => {
    // Where the week is wider than the window, the day asked for is brought into it.
    const column = columns.current?.querySelector(`[data-day="${place.day}"]`);
    const box = columns.current?.getBoundingClientRect();
    if (!column || !box || !scroller.current) return;
    scroller.current.scrollLeft = column.getBoundingClientRect().left - box.left;
  }, [place.day]);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    columns.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus();
  }, [place.day]);

  const onKey = (event: KeyboardEvent, day: string) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (rows) {
      const next = Math.min(
        Math.max(minutes + rows * (event.shiftKey ? 60 : stepMinutes), 0),
        dayMinutes - stepMinutes,
      );
      setMinutes(next);
      bringIntoView(scroller.current, columns.current, next);
      announce(`${shortDay(day)} ${formatClock(clockText(next))}`);
    } else if (step) {
      follow.current = true;
      place.show(place.view, addDays(day, step));
    } else if (event.key === 'Enter') plan(day, minutes, minutes + newLength);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.time} style={{ '--c-days': days.length, '--c-zones': second ? 2 : 1 } as CSSProperties}>
      <div ref={scroller} className={styles.timeScroll} data-hours>
        <div className={styles.timeHead}>
          <div className={styles.timeZones}>
            {second && <span title={second}>{timeZones.label(second, momentAt(days[0] ?? today, 720, zone))}</span>}
            <span>{timeZones.offsetLabel(zone, momentAt(days[0] ?? today, 720, zone))}</span>
          </div>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              className={styles.timeDay}
              data-today={day === today || undefined}
              aria-label={`${fullDay(day)}${day === today ? ', today' : ''}: show the day`}
              onClick={() => place.show('day', day)}
            >
              <span>{shortDay(day).slice(0, 3)}</span>
              <strong>{Number(day.slice(8))}</strong>
            </button>
          ))}
        </div>
        <AllDayRow {...props} />
        <div className={styles.timeBody}>
          <div className={styles.timeHours} aria-hidden>
            {second && (
              <div>
                {hours.map((hour) => (
                  <span key={hour}>{timeAt(momentAt(days[0] ?? today, hour * 60, zone), second)}</span>
                ))}
              </div>
            )}
            <div>
              {hours.map((hour) => (
                <span key={hour}>{formatClock(clockText(hour * 60))}</span>
              ))}
            </div>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a grid of one row; tables cannot be drawn on. */}
          <div role="grid" aria-label="Meetings by hour">
            {/* biome-ignore lint/a11y: the row of the grid; its cells take the focus. */}
            <div
              ref={columns}
              role="row"
              className={styles.timeColumns}
              onPointerDown={mayMove ? drag.onPointerDown : undefined}
            >
              {days.map((day) => (
                <DayColumn
                  key={day}
                  {...{ day, drag, place, zone, now, today, minutes, onKey, onMove, refocus }}
                  pieces={placed.get(day) ?? []}
                  isCursorDay={day === place.day}
                  wide={days.length === 1}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <CalendarHint
        keys={`Drag over free time or press Enter to plan a meeting. ${moveHint}`}
        touch="Hold a meeting to move it, then drag its handle to make it longer or shorter. Tap free time to plan one, or hold it and drag for the length."
      />
    </div>
  );
}

/** Scrolls so far that the hour at `minutes` is seen below the heads. */
function bringIntoView(scroller: HTMLElement | null, columns: HTMLElement | null, minutes: number): void {
  if (!scroller || !columns) return;
  const hour = columns.clientHeight / 24;
  const heads = columns.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const top = (minutes / 60) * hour;
  const shown = scroller.clientHeight - heads;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + hour > scroller.scrollTop + shown) scroller.scrollTop = top + hour - shown;
}

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * 60_000).toISOString();

function placedByDay(
  occurrences: ViewProps['occurrences'],
  days: ViewProps['days'],
  zone: string,
): Map<string, PlacedPiece[]> {
  const pieces = piecesOf(occurrences, days, zone);
  return new Map(days.map((day) => [day, placePieces(pieces.filter((piece) => piece.day === day))]));
}
