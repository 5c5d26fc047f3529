import { ownZone, setPreference } from '@steps/platform';
import { IconButton, Row } from '@steps/platform/ui';
import { timeZones } from '@steps/platform/zones';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import styles from './CalendarToolbar.module.css';
import type { CalendarPlace } from './calendarAddress';
import { stepDay, views, viewTitle } from './dayRules';
import { secondZoneKey, useSecondZone } from './secondZone';

interface CalendarToolbarProps {
  readonly place: CalendarPlace;
  readonly today: string;
}

const labels = { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' } as const;

/** The days that the calendar shows, and its view. */
export function CalendarToolbar({ place, today }: CalendarToolbarProps) {
  const { view, day, show } = place;
  return (
    <Row gap={2} align="center" justify="between" wrap>
      <div className={styles.steps}>
        <Button onClick={() => show(view, today)}>Today</Button>
        <IconButton
          label={`Previous ${noun(view)}`}
          icon={ChevronLeft}
          onClick={() => show(view, stepDay(view, day, -1))}
        />
        <IconButton
          label={`Next ${noun(view)}`}
          icon={ChevronRight}
          onClick={() => show(view, stepDay(view, day, 1))}
        />
        <h2 className={styles.title} aria-live="polite">
          {viewTitle(view, day)}
        </h2>
      </div>
      <div className={styles.choices}>
        {(view === 'week' || view === 'day') && <SecondZone />}
        <Row as="fieldset" bare wrap rowGap={1} className={styles.views} aria-label="View">
          {views.map((one) => (
            <Button
              key={one}
              className={styles.view}
              aria-pressed={one === view}
              aria-keyshortcuts={labels[one].charAt(0)}
              onClick={() => show(one, day)}
            >
              {labels[one]}
            </Button>
          ))}
        </Row>
      </div>
    </Row>
  );
}

const noun = (view: CalendarPlace['view']) => (view === 'agenda' ? '30 days' : view);

function SecondZone() {
  const zones = useMemo(() => timeZones.names().filter((zone) => zone !== ownZone()), []);
  const chosen = useSecondZone();
  const now = new Date().toISOString();
  return (
    <select
      className={`s-input ${styles.zone}`}
      aria-label="Second time zone"
      value={chosen ?? ''}
      onChange={(event) => setPreference(secondZoneKey, event.target.value)}
    >
      <option value="">{timeZones.label(ownZone(), now)} only</option>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
  );
}
