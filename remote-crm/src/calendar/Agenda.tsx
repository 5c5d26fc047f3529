import { type Occurrence, repeatWords } from '@steps/shared/calendar';
import type { Meeting } from '@steps/shared/meetings';
import { StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { CircleAlert, Repeat2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bankHolidayOn } from '../support/bankHolidays';
import type { ViewProps } from './CalendarViews';
import styles from './calendar.module.css';
import { agendaDays, fullDay } from './dayRules';
import { byDay } from './layoutRules';
import { openOccurrence } from './MonthGrid';
import { statusLabels, timesElsewhere, timesOf } from './meetingTimes';

/** Meetings of a day shown at once; more come when asked for. */
const shownAtOnce = 50;

/** What is ahead, as a list by day. */
export function Agenda({ place, occurrences, days, zone, today }: ViewProps) {
  const inDays = useMemo(() => byDay(occurrences, days, zone), [occurrences, days, zone]);
  const filled = [...inDays].filter(([, list]) => list.length > 0);
  if (filled.length === 0) return <p className="s-muted">No meeting in these {agendaDays} days.</p>;
  return (
    <div className={styles.calAgenda}>
      {filled.map(([day, list]) => (
        <section
          key={day}
          aria-label={fullDay(day)}
          className={styles.calAgendaDay}
          data-today={day === today || undefined}
        >
          <h3>
            {fullDay(day)}
            {day === today && <span className={styles.calAgendaToday}>Today</span>}
            <span className={styles.calAgendaHoliday}>{bankHolidayOn(day)?.name}</span>
          </h3>
          <DayList {...{ list, place, zone }} />
        </section>
      ))}
    </div>
  );
}

function DayList({ list, place, zone }: Pick<ViewProps, 'place' | 'zone'> & { readonly list: readonly Occurrence[] }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <>
      <ul className="s-plain">
        {list.slice(0, shown).map((occurrence) => (
          <AgendaRow key={occurrence.key} {...{ occurrence, place, zone }} />
        ))}
      </ul>
      {list.length > shown && (
        <Button type="text" onClick={() => setShown(shown + shownAtOnce)}>
          Show {Math.min(shownAtOnce, list.length - shown)} more of {list.length}
        </Button>
      )}
    </>
  );
}

const personText = ({ name, email, organiser }: Meeting['attendees'][number]) =>
  `${name || email}${organiser ? ' (organiser)' : ''}`;

function AgendaRow({
  occurrence,
  place,
  zone,
}: Pick<ViewProps, 'place' | 'zone'> & { readonly occurrence: Occurrence }) {
  const { meeting, series, recurring } = occurrence;
  const elsewhere = timesElsewhere(meeting, zone);
  const people = meeting.attendees.map(personText).join(', ');
  return (
    <li className={styles.calAgendaRow} data-status={meeting.status}>
      <span className={styles.calAgendaTime}>
        {timesOf(meeting, zone)}
        {elsewhere && <span className="s-faint">{elsewhere}</span>}
      </span>
      <span className={styles.calAgendaMain}>
        <button type="button" className={styles.calAgendaTitle} onClick={() => openOccurrence(place, occurrence)}>
          {meeting.title}
        </button>
        <span className="s-faint">{[meeting.location, people].filter(Boolean).join(' · ')}</span>
        {recurring && (
          <span className={`s-faint ${styles.calAgendaRepeat}`}>
            <Repeat2 size={12} aria-hidden /> {repeatWords(series.recurrence, series)}
          </span>
        )}
      </span>
      {meeting.status && meeting.status !== 'confirmed' && (
        <StatusTag tone={meeting.status === 'tentative' ? 'info' : 'warning'} icon={CircleAlert}>
          {statusLabels[meeting.status]}
        </StatusTag>
      )}
    </li>
  );
}
