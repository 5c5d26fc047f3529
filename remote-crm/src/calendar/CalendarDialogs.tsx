import { nextOccurrence, type Occurrence, occurrenceAt, occurrencesOf } from '@steps/business/calendar';
import { meetings } from '@steps/business/meetings';
import { addDays, useRecord } from '@steps/platform';
import { Dialog, lazyPart } from '@steps/platform/ui';
import { Button } from 'antd';
import { Suspense, useRef } from 'react';
import type { CalendarPlace } from './calendarAddress';
import { newDraft, newLength } from './meetingDraft';
import { startOn } from './meetingSlots';

const MeetingCard = lazyPart(async () => (await import('./MeetingCard')).MeetingCard);
const MeetingDialog = lazyPart(async () => (await import('./MeetingDialog')).MeetingDialog);
const NewMeetingDialog = lazyPart(async () => (await import('./NewMeetingDialog')).NewMeetingDialog);
const IcsImportDialog = lazyPart(async () => (await import('./IcsImportDialog')).IcsImportDialog);

interface CalendarDialogsProps {
  readonly place: CalendarPlace;
  readonly zone: string;
  readonly now: Date;
}

/** The dialog that the address asks for. */
export function CalendarDialogs({ place, zone, now }: CalendarDialogsProps) {
  if (place.isImport) {
    return (
      <Suspense>
        <IcsImportDialog zone={zone} onClose={place.close} />
      </Suspense>
    );
  }
  if (place.isNew) {
    const { from, to } = timesAsked(place, zone, now);
    return (
      <Suspense>
        <NewMeetingDialog draft={newDraft(from, to, zone, place.allDay)} zone={zone} onClose={place.close} />
      </Suspense>
    );
  }
  return place.meeting ? (
    <OpenMeeting key={`${place.meeting}@${place.at}`} place={place} zone={zone} now={now} />
  ) : null;
}

function OpenMeeting({ place, zone, now }: CalendarDialogsProps) {
  const meeting = useRecord(meetings, place.meeting);
  // What was opened stays what is edited, also while it is saved, deleted, or changed by another tab.
  const opened = useRef<Occurrence>(undefined);
  opened.current ??= meeting && wantedOccurrence(meeting.id, place.at, now);
  if (!opened.current) {
    return (
      <Dialog
        open
        size="small"
        title="Meeting not found"
        description="This meeting is not in the calendar. It may have been deleted."
        onClose={place.close}
        footer={
          <Button type="primary" onClick={place.close}>
            Back to the calendar
          </Button>
        }
      />
    );
  }
  return (
    <Suspense>
      {place.isEdit ? (
        <MeetingDialog occurrence={opened.current} zone={zone} onClose={place.close} />
      ) : (
        <MeetingCard
          occurrence={opened.current}
          zone={zone}
          onEdit={() => place.edit(place.meeting ?? '', place.at)}
          onClose={place.close}
        />
      )}
    </Suspense>
  );
}

/** The occurrence asked for; without one the next of a recurring meeting, else its last. */
function wantedOccurrence(id: string, at: string | undefined, now: Date): Occurrence | undefined {
  const meeting = meetings.get(id);
  if (!meeting) return undefined;
  if (at && !Number.isNaN(Date.parse(at))) return occurrenceAt(meeting, at);
  return nextOccurrence(meeting, now.getTime()) ?? occurrencesOf(meeting, 0, now.getTime()).at(-1);
}

/** The times in the address, else the next working hour of the day shown. */
function timesAsked({ from, to, day, allDay }: CalendarPlace, zone: string, now: Date): { from: string; to: string } {
  const isGiven = from && to && Date.parse(from) < Date.parse(to);
  if (isGiven) return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  if (allDay) return { from: `${day}T00:00:00.000Z`, to: `${addDays(day, 1)}T00:00:00.000Z` };
  const start = startOn(day, now.toISOString(), zone);
  return { from: start, to: new Date(Date.parse(start) + newLength * 60_000).toISOString() };
}
