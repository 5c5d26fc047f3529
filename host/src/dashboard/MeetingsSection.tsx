import { Link } from '@steps/platform/router';
import { ButtonLink, DateText, Row, Section, Stack, Text } from '@steps/platform/ui';
import styles from './dashboard.module.css';
import { countedIn } from './dashboardRules';
import { useMeetingsToday } from './meetingsToday';
import { NothingYet } from './NothingYet';

/** The day's meetings, earliest first. */
export function MeetingsSection({ now }: { readonly now: Date }) {
  const today = useMeetingsToday(now);
  const calendar = countedIn.meetings(now);
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
        <NothingYet action={{ label: 'Open calendar', href: calendar }}>
          No meetings today. Meetings you schedule appear here.
        </NothingYet>
      )}
      <ul className="s-plain">
        {today.map(({ key, href, title, start, location, attendees, allDay }) => (
          <Row as="li" key={key} align="center" gap={2} minHeight="row" paddingY={1} className={styles.row}>
            <span className={styles.rowTime}>{allDay ? 'all day' : <DateText value={start} time />}</span>
            <Stack as="span" grow shrink breakWords className={styles.rowMain}>
              <Link to={href}>{title}</Link>
              <Text as="span" cut size={12} tone="faint">
                {[location, attendees.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
          </Row>
        ))}
      </ul>
    </Section>
  );
}
