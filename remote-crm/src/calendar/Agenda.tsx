import { type Occurrence, repeats } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { Row, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert, Repeat2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bankHolidayOn } from '../records/days/bankHolidays';
import styles from './Agenda.module.css';
import { agendaDays, fullDay } from './dayRules';
import { byDay } from './layoutRules';
import { openOccurrence } from './MonthGrid';
import { statusLabels, timesElsewhere, timesOf } from './meetingTimes';
import type { ViewProps } from './viewProps';

/** Meetings of a day shown at once; more come when asked for. */
const shownAtOnce = 50;

/** What is ahead, as a list by day. */
export function Agenda({ place, occurrences, days, zone, today }: ViewProps) {
  const inDays = useMemo(() => byDay(occurrences, days, zone), [occurrences, days, zone]);
  const filled = [...inDays].filter(([, list]) => list.length > 0);
  if (filled.length === 0) return <p className="s-muted">No meeting in these {agendaDays} days.</p>;
  return (
    <div className={styles.agenda}>
      {filled.map(([day, list]) => (
        <section
          key={day}
          aria-label={fullDay(day)}
          className={styles.agendaDay}
          data-today={day === today || undefined}
        >
          <h3>
            {fullDay(day)}
            {day === today && (
              <Text as="span" tone="accent">
                Today
              </Text>
            )}
            <Text as="span" weight={400}>
              {bankHolidayOn(day)?.name}
            </Text>
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
    <Row
      as="li"
      gap={4}
      rowGap={1}
      wrap
      paddingY={3}
      paddingX={4}
      className={styles.agendaRow}
      data-status={meeting.status}
    >
      <Stack as="span" alignContent="start" tone="muted" tabular className={styles.agendaTime}>
        {timesOf(meeting, zone)}
        {elsewhere && <span className="s-faint">{elsewhere}</span>}
      </Stack>
      <Stack as="span" gap="half" basis={200} shrink breakWords>
        <button type="button" className={styles.agendaTitle} onClick={() => openOccurrence(place, occurrence)}>
          {meeting.title}
        </button>
        <span className="s-faint">{[meeting.location, people].filter(Boolean).join(' · ')}</span>
        {recurring && (
          <Row as="span" inline gap={1} align="center" tone="faint">
            <Repeat2 size={12} aria-hidden /> {repeats.words(series.recurrence, series)}
          </Row>
        )}
      </Stack>
      {meeting.status && meeting.status !== 'confirmed' && (
        <StatusTag tone={meeting.status === 'tentative' ? 'info' : 'warning'} icon={CircleAlert}>
          {statusLabels[meeting.status]}
        </StatusTag>
      )}
    </Row>
  );
}
