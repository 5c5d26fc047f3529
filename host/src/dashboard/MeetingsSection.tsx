import { meetingsToday, paths, useMeetings } from '@steps/shared';
import { ButtonLink, DateText, Section } from '@steps/shared/ui';
import { useMemo } from 'react';
import { NothingYet } from './NothingYet';

/** The day's meetings, earliest first. */
export function MeetingsSection({ now }: { readonly now: Date }) {
  const meetings = useMeetings();
  const today = useMemo(() => meetingsToday(meetings, now), [meetings, now]);
  const calendar = paths.module.href('calendar');
  return (
    <Section
      title="Meetings today"
      actions={
        today.length > 0 && (
          <ButtonLink className="s-button--small" to={calendar}>
            Calendar
          </ButtonLink>
        )
      }
    >
      {today.length === 0 && (
        <NothingYet action={{ label: 'Open calendar', href: calendar }}>No meeting today.</NothingYet>
      )}
      <ul className="s-plain d-list">
        {today.map(({ id, title, start, location, attendees }) => (
          <li key={id} className="d-row">
            <span className="d-row__time">
              <DateText value={start} now={now} />
            </span>
            <span className="d-row__main">
              {title}
              <span className="s-faint d-row__detail">
                {[location, attendees.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
