import { addDays } from '@steps/shared';
import { useMemo, useRef } from 'react';
import { bankHolidayOn } from '../support/bankHolidays';
import type { ViewProps } from './CalendarViews';
import styles from './calendar.module.css';
import { DragTip } from './DragTip';
import { useDayDrag } from './dayDrag';
import { fullDay } from './dayRules';
import { placeBars } from './layoutRules';
import { MeetingChip } from './MeetingChip';
import { openOccurrence } from './MonthGrid';
import { onMoveKey } from './moveKeys';
import { useRefocus } from './refocus';

/** Lanes shown; more of a day wait behind "+2 more". */
const lanes = 3;

/** Meetings of whole days, above the hours. */
export function AllDayRow({ place, occurrences, days, zone, onMove }: ViewProps) {
  const bars = useMemo(() => placeBars(occurrences, days, zone), [occurrences, days, zone]);
  const refocus = useRefocus(occurrences);
  const area = useRef<HTMLElement>(null);
  const plan = (day: string) => place.add({ from: `${day}T00:00:00.000Z`, to: nextMidnight(day), allDay: '1' });
  const drag = useDayDrag({ area, scrolls: 'x', occurrences, zone, onMove, onPlan: plan });
  const holidays = days.map(bankHolidayOn);
  // A bank holiday stands above the meetings.
  const above = holidays.some(Boolean) ? 1 : 0;
  const left = (index: number) =>
    bars.filter(({ lane, first, last }) => lane >= lanes && first <= index && index <= last).length;
  return (
    <section ref={area} className={styles.calTimeAllDay} aria-label="All day" onPointerDown={drag.onPointerDown}>
      <span className={styles.calTimeAllDayLabel} aria-hidden>
        All day
      </span>
      {days.map((day, index) => (
        <button
          key={day}
          type="button"
          className={styles.calTimeAllDaySlot}
          data-day={day}
          data-over={day === drag.over || undefined}
          style={{ gridColumn: index + 2, gridRow: `1 / ${lanes + 2 + above}` }}
          aria-label={`Plan all day on ${fullDay(day)}`}
          onClick={() => plan(day)}
        />
      ))}
      {holidays.map(
        (holiday, index) =>
          holiday && (
            <span
              key={holiday.day}
              className={styles.calHoliday}
              style={{ gridColumn: index + 2, gridRow: 1 }}
              title={holiday.name}
            >
              {holiday.name}
            </span>
          ),
      )}
      {bars
        .filter(({ lane }) => lane < lanes)
        .map(({ occurrence, first, last, lane }) => (
          <div
            key={occurrence.key}
            className={styles.calTimeBar}
            style={{ gridColumn: `${first + 2} / ${last + 3}`, gridRow: lane + 1 + above }}
          >
            <MeetingChip
              occurrence={occurrence}
              zone={zone}
              lifted={occurrence.key === drag.lifted}
              onOpen={() => openOccurrence(place, occurrence)}
              onKeyDown={(event) => {
                if (onMoveKey(event, occurrence, zone, onMove)) refocus(occurrence.key);
              }}
            />
          </div>
        ))}
      {days.map((day, index) =>
        left(index) > 0 ? (
          <button
            key={day}
            type="button"
            className={styles.calMore}
            style={{ gridColumn: index + 2, gridRow: lanes + 1 + above }}
            onClick={() => place.show('agenda', day)}
          >
            +{left(index)} more<span className="s-hidden"> on {fullDay(day)}</span>
          </button>
        ) : null,
      )}
      {drag.tip && <DragTip {...drag.tip} />}
    </section>
  );
}

const nextMidnight = (day: string) => `${addDays(day, 1)}T00:00:00.000Z`;
