import { useMay } from '@steps/business';
import type { Occurrence } from '@steps/business/calendar';
import { addDays, countedAs, daysIntoWeek, useRegion } from '@steps/platform';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { bankHolidayOn } from '../records/days/bankHolidays';
import { BankHoliday } from './BankHoliday';
import { CalendarHint } from './CalendarHint';
import { DragTip } from './DragTip';
import { useDayDrag } from './dayDrag';
import { addMonths, fullDay } from './dayRules';
import { byDay, momentAt } from './layoutRules';
import { MeetingChip } from './MeetingChip';
import styles from './MonthGrid.module.css';
import { MoreButton } from './MoreButton';
import { newLength } from './meetingDraft';
import { firstWorkHour } from './meetingSlots';
import { onMoveKey } from './moveKeys';
import { useRefocus } from './refocus';
import type { ViewProps } from './viewProps';

/** Meetings shown in a day; the rest waits behind "+3 more". */
const shownInDay = 3;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const counted = countedAs('meeting');

/** The weeks of a month. The arrows move between days, Enter plans a meeting, Shift and the arrows move one. */
export function MonthGrid({ place, occurrences, days, zone, today, onMove }: ViewProps) {
  const inDays = useMemo(() => byDay(occurrences, days, zone), [occurrences, days, zone]);
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(false);
  const refocus = useRefocus(occurrences);
  const mayMove = useMay()('change', 'calendar');
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const month = place.day.slice(0, 7);

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus();
  }, [place.day]);

  const plan = (day: string) => {
    const start = firstWorkHour();
    place.add({ from: momentAt(day, start, zone), to: momentAt(day, start + newLength, zone) });
  };
  const drag = useDayDrag({ area: grid, occurrences, zone, onMove, onPlan: plan });
  // A finger that taps a day of a small month wants to see it; it plans there.
  const press = ({ nativeEvent }: MouseEvent, day: string) =>
    nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' ? place.show('day', day) : plan(day);
  const onKey = (event: KeyboardEvent, day: string) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayFor(event.key, day);
    if (target) {
      event.preventDefault();
      follow.current = true;
      place.show('month', target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      plan(day);
    }
  };
  const onChipKey = (event: KeyboardEvent, occurrence: Occurrence) => {
    if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    if (onMoveKey(event, occurrence, zone, onMove)) refocus(occurrence.key);
  };

  const { firstDay } = useRegion();
  return (
    <>
      <table
        ref={grid}
        className={styles.month}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a table, as WAI-ARIA has it.
        role="grid"
        aria-label="Month"
        onPointerDown={mayMove ? drag.onPointerDown : undefined}
      >
        <thead>
          <tr>
            {[...weekdayNames.slice(firstDay), ...weekdayNames.slice(0, firstDay)].map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const meetings = inDays.get(day) ?? [];
                const holiday = bankHolidayOn(day)?.name;
                const shown = meetings.slice(0, meetings.length > shownInDay + 1 ? shownInDay : shownInDay + 1);
                return (
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which takes the focus.
                    role="gridcell"
                    className={styles.monthDay}
                    data-day={day}
                    data-other={day.slice(0, 7) !== month || undefined}
                    data-today={day === today || undefined}
                    data-over={day === drag.over || undefined}
                    tabIndex={day === place.day ? 0 : -1}
                    aria-label={[fullDay(day), holiday, counted(meetings.length)].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    onKeyDown={(event) => onKey(event, day)}
                    onClick={(event) => event.target === event.currentTarget && press(event, day)}
                  >
                    <button
                      type="button"
                      className={styles.monthNumber}
                      tabIndex={-1}
                      onClick={() => place.show('day', day)}
                    >
                      {Number(day.slice(8))}
                      <span className="s-hidden">: show {fullDay(day)}</span>
                    </button>
                    {holiday && <BankHoliday block name={holiday} />}
                    {shown.map((occurrence) => (
                      <MeetingChip
                        key={occurrence.key}
                        occurrence={occurrence}
                        zone={zone}
                        lifted={occurrence.key === drag.lifted}
                        onOpen={() => openOccurrence(place, occurrence)}
                        onKeyDown={(event) => onChipKey(event, occurrence)}
                      />
                    ))}
                    {shown.length < meetings.length && (
                      <MoreButton onClick={() => place.show('day', day)}>
                        +{meetings.length - shown.length} more
                        <span className="s-hidden"> on {fullDay(day)}</span>
                      </MoreButton>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {drag.tip && <DragTip {...drag.tip} />}
      <CalendarHint
        keys="Press a day, or Enter on it, to plan a meeting. Drag a meeting to another day, or move it with Shift and the arrows."
        touch="Tap a day to see it, hold it to plan a meeting. Hold a meeting to move it to another day."
      />
    </>
  );
}

export const openOccurrence = (place: ViewProps['place'], { series, original, recurring }: Occurrence): void =>
  place.open(series.id, recurring ? original : undefined);

function dayFor(key: string, day: string): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  if (step) return addDays(day, step);
  if (key === 'Home') return addDays(day, -daysIntoWeek(day));
  if (key === 'End') return addDays(day, 6 - daysIntoWeek(day));
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : undefined;
}
