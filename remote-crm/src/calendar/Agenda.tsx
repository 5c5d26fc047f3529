import { repeatWords } from '@steps/shared/calendar';
import { StatusTag } from '@steps/shared/ui';
import { CircleAlert, Repeat2 } from 'lucide-react';
import { useMemo } from 'react';
import type { ViewProps } from './CalendarViews';
import { agendaDays, fullDay } from './dayRules';
import { byDay } from './layoutRules';
import { openOccurrence } from './MonthGrid';
import { statusLabels, timesElsewhere, timesOf } from './meetingTimes';

/** What is ahead, as a list by day. */
export function Agenda({ place, occurrences, days, zone, today }: ViewProps) {
  const inDays = useMemo(() => byDay(occurrences, days, zone), [occurrences, days, zone]);
  const filled = [...inDays].filter(([, list]) => list.length > 0);
  if (filled.length === 0) return <p className="s-muted c-cal-agenda__none">No meeting in these {agendaDays} days.</p>;
  return (
    <div className="c-cal-agenda">
      {filled.map(([day, list]) => (
        <section
          key={day}
          aria-label={fullDay(day)}
          className="c-cal-agenda__day"
          data-today={day === today || undefined}
        >
          <h3>
            {fullDay(day)}
            {day === today && <span className="c-cal-agenda__today">Today</span>}
          </h3>
          <ul className="s-plain">
            {list.map((occurrence) => {
              const { meeting, series, recurring } = occurrence;
              const elsewhere = timesElsewhere(meeting, zone);
              const people = meeting.attendees.map(({ name, email }) => name || email).join(', ');
              return (
                <li key={occurrence.key} className="c-cal-agenda__row" data-status={meeting.status}>
                  <span className="c-cal-agenda__time">
                    {timesOf(meeting, zone)}
                    {elsewhere && <span className="s-faint">{elsewhere}</span>}
                  </span>
                  <span className="c-cal-agenda__main">
                    <button
                      type="button"
                      className="c-cal-agenda__title"
                      onClick={() => openOccurrence(place, occurrence)}
                    >
                      {meeting.title}
                    </button>
                    <span className="s-faint">{[meeting.location, people].filter(Boolean).join(' · ')}</span>
                    {recurring && (
                      <span className="s-faint c-cal-agenda__repeat">
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
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
