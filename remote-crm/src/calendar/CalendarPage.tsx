import { Allowed, useMay } from '@steps/business';
import { useMeetings } from '@steps/business/meetings';
import { ownZone, useLoadState } from '@steps/platform';
import { ErrorState, Menu, Page, PageSkeleton, Stack, useMinute, useSingleKeys } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { CalendarDialogs } from './CalendarDialogs';
import { CalendarToolbar } from './CalendarToolbar';
import { CalendarViews } from './CalendarViews';
import { useCalendarAddress } from './calendarAddress';
import { daysOfView, stepDay } from './dayRules';
import { exportMeetings } from './icsExport';
import { dayAt } from './layoutRules';
import { zoneOver } from './meetingTimes';

/** Module calendar: view, day and an open meeting are in the address. */
export function CalendarPage() {
  const loading = useLoadState();
  if (loading.state === 'loading') return <PageSkeleton label="Loading calendar" />;
  if (loading.state === 'failed') {
    return (
      <Page title="Calendar">
        <ErrorState title="The calendar could not be read" detail={loading.message} />
      </Page>
    );
  }
  return <Calendar />;
}

function Calendar() {
  const now = useMinute();
  const zone = ownZone();
  const today = dayAt(now.toISOString(), zone);
  const may = useMay();
  const asked = useCalendarAddress(today);
  const place = may('add', 'calendar') ? asked : { ...asked, isNew: false, isImport: false, add: () => {} };
  const meetings = useMeetings();
  const { view, day } = place;
  const days = useMemo(() => daysOfView(view, day), [view, day]);

  // They work while the focus is in the calendar only, so they cannot surprise anybody elsewhere.
  const frame = useRef<HTMLDivElement>(null);
  useSingleKeys(
    {
      m: () => place.show('month', day),
      w: () => place.show('week', day),
      d: () => place.show('day', day),
      a: () => place.show('agenda', day),
      t: () => place.show(view, today),
      n: () => place.add(),
    },
    { within: frame },
  );
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, select, textarea, dialog')) return;
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    place.show(view, stepDay(view, day, event.key === 'PageUp' ? -1 : 1));
  };

  return (
    <Page
      title="Calendar"
      purpose={`Your meetings and who they are with. Times are shown in ${zoneOver(days, zone)}.`}
      width="full"
      primary={
        <Allowed action="add" module="calendar">
          <Button type="primary" icon={<CalendarPlus size={16} aria-hidden />} onClick={() => place.add()}>
            Add meeting
          </Button>
        </Allowed>
      }
      actions={
        (may('add', 'calendar') || may('export', 'calendar')) && (
          <Menu
            label="Import or export"
            trigger="Import or export"
            align="end"
            items={[
              ...(may('add', 'calendar')
                ? [{ id: 'import', label: 'Import an .ics file', onSelect: place.importFile }]
                : []),
              ...(may('export', 'calendar')
                ? [
                    {
                      id: 'shown',
                      label: 'Export what is shown',
                      detail: 'Meetings of the days on the screen',
                      separated: true,
                      disabled: meetings.length === 0,
                      onSelect: () =>
                        void exportMeetings(meetings, { first: days[0] ?? day, last: days.at(-1) ?? day, zone }),
                    },
                    {
                      id: 'all',
                      label: 'Export all meetings',
                      disabled: meetings.length === 0,
                      onSelect: () => void exportMeetings(meetings),
                    },
                  ]
                : []),
            ]}
          />
        )
      }
    >
      {/* The keys are a second way to what its buttons do. */}
      <Stack ref={frame} gap={3} shrink data-view={view} onKeyDown={onKey}>
        <CalendarToolbar place={place} today={today} />
        <CalendarViews place={place} meetings={meetings} days={days} zone={zone} now={now} today={today} />
      </Stack>
      <CalendarDialogs place={place} zone={zone} now={now} />
    </Page>
  );
}
