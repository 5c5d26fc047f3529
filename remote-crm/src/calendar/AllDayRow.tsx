import { useMay } from '@steps/business';
import { addDays } from '@steps/platform';
import { useMemo, useRef } from 'react';
import { bankHolidayOn } from '../records/days/bankHolidays';
import styles from './AllDayRow.module.css';
import { BankHoliday } from './BankHoliday';
import { DragTip } from './DragTip';
import { useDayDrag } from './dayDrag';
import { fullDay } from './dayRules';
import { placeBars } from './layoutRules';
import { MeetingChip } from './MeetingChip';
import { openOccurrence } from './MonthGrid';
import { MoreButton } from './MoreButton';
import { onMoveKey } from './moveKeys';
import { useRefocus } from './refocus';
import type { ViewProps } from './viewProps';

/** Lanes shown; more of a day wait behind "+2 more". */
const lanes = 3;

/** Meetings of whole days, above the hours. */
export function AllDayRow({ place, occurrences, days, zone, onMove }: ViewProps) {
  const bars = useMemo(() => placeBars(occurrences, days, zone), [occurrences, days, zone]);
  const refocus = useRefocus(occurrences);
  const area = useRef<HTMLElement>(null);
  const may = useMay();
  const plan = (day: string) => place.add({ from: `${day}T00:00:00.000Z`, to: nextMidnight(day), allDay: '1' });
  const drag = useDayDrag({ area, scrolls: 'x', occurrences, zone, onMove, onPlan: plan });
  const holidays = days.map(bankHolidayOn);
  // A bank holiday is above the meetings.
  const above = holidays.some(Boolean) ? 1 : 0;
  const left = (index: number) =>
    bars.filter(({ lane, first, last }) => lane >= lanes && first <= index && index <= last).length;
  return (
    <section
      ref={area}
      className={styles.timeAllDay}
      aria-label="All day"
      onPointerDown={may('change', 'calendar') ? drag.onPointerDown : undefined}
    >
      <span className={styles.timeAllDayLabel} aria-hidden>
        All day
      </span>
      {days.map((day, index) => (
        <button
          key={day}
          type="button"
          className={styles.timeAllDaySlot}
          data-day={day}
          data-over={day === drag.over || undefined}
          style={{ gridColumn: index + 2, gridRow: `1 / ${lanes + 2 + above}` }}
          aria-label={`Plan all day on ${fullDay(day)}`}
          disabled={!may('add', 'calendar')}
          onClick={() => plan(day)}
        />
      ))}
      {holidays.map(
        (holiday, index) =>
          holiday && (
            <BankHoliday key={holiday.day} name={holiday.name} style={{ gridColumn: index + 2, gridRow: 1 }} />
          ),
      )}
      {bars
        .filter(({ lane }) => lane < lanes)
        .map(({ occurrence, first, last, lane }) => (
          <div
            key={occurrence.key}
            className={styles.timeBar}
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
          <MoreButton
            key={day}
            style={{ gridColumn: index + 2, gridRow: lanes + 1 + above }}
            onClick={() => place.show('agenda', day)}
          >
            +{left(index)} more<span className="s-hidden"> on {fullDay(day)}</span>
          </MoreButton>
        ) : null,
      )}
      {drag.tip && <DragTip {...drag.tip} />}
    </section>
  );
}

const nextMidnight = (day: string) => `${addDays(day, 1)}T00:00:00.000Z`;
