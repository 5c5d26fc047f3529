import { Allowed, useMay } from '@steps/business';
import { type Occurrence, occurrencesOn, type SeriesScope } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { EmptyState } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Agenda } from './Agenda';
import { MonthGrid } from './MonthGrid';
import { reschedule } from './meetingVerbs';
import { ScopeDialog } from './ScopeDialog';
import { TimeGrid } from './TimeGrid';
import type { ViewProps } from './viewProps';

interface CalendarViewsProps extends Omit<ViewProps, 'occurrences' | 'onMove'> {
  readonly meetings: readonly Meeting[];
}

interface Move {
  readonly occurrence: Occurrence;
  readonly start: string;
  readonly end: string;
}

/** The meetings of the days shown, in the view of the address; moving a recurring one asks which occurrences are meant. */
export function CalendarViews({ meetings, ...view }: CalendarViewsProps) {
  const { days, zone, place } = view;
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const occurrences = useMemo(() => occurrencesOn(meetings, first, last, zone), [meetings, first, last, zone]);
  const mayMove = useMay()('change', 'calendar');
  const [asked, ask] = useState<Move>();
  const move = (occurrence: Occurrence, start: string, end: string) => {
    if (!mayMove) return;
    if (start === occurrence.meeting.start && end === occurrence.meeting.end) return;
    if (occurrence.recurring) ask({ occurrence, start, end });
    else reschedule(occurrence, start, end, 'all', zone);
  };
  const answer = (scope: SeriesScope) => {
    if (asked) reschedule(asked.occurrence, asked.start, asked.end, scope, zone);
    ask(undefined);
  };
  const props = { ...view, occurrences, onMove: move };
  return (
    <>
      {meetings.length === 0 && (
        <EmptyState
          icon={CalendarDays}
          title="No meetings yet"
          purpose="Meetings with the people and companies you work with appear here. Schedule one, or import an .ics file from Google, Outlook or Apple."
          action={
            <Allowed action="add" module="calendar">
              <Button type="primary" onClick={() => place.add()}>
                Plan the first meeting
              </Button>
              <Button onClick={place.importFile}>Import an .ics file</Button>
            </Allowed>
          }
        />
      )}
      {place.view === 'month' ? (
        <MonthGrid {...props} />
      ) : place.view === 'agenda' ? (
        meetings.length > 0 && <Agenda {...props} />
      ) : (
        <TimeGrid {...props} />
      )}
      {asked && (
        <ScopeDialog
          title={`Move ${asked.occurrence.meeting.title}?`}
          verb="Move"
          onChoose={answer}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
