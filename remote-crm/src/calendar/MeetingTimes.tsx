import { type Meeting, useMeetings } from '@steps/business/meetings';
import { isDay } from '@steps/platform';
import { DateField, TimeField } from '@steps/platform/fields';
import { Text } from '@steps/platform/ui';
import { timeZones } from '@steps/platform/zones';
import { CircleAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import crmStyles from '../records/crm.module.css';
import { conflictsOf, conflictWords } from './conflictRules';
import styles from './MeetingFields.module.css';
import { lengthOf, type MeetingDraft, meetingOf, withStart } from './meetingDraft';
import { timesElsewhere, whenOf } from './meetingTimes';

interface MeetingTimesProps {
  readonly draft: MeetingDraft;
  /** Without the end's day where that is the start's. */
  readonly short?: boolean;
  readonly onChange: (draft: MeetingDraft) => void;
}

/** When a meeting starts and ends. The end goes along with the start. */
export function MeetingTimes({ draft, short = false, onChange }: MeetingTimesProps) {
  const { allDay, startDay, startTime, endDay, endTime } = draft;
  const isSameDay = short && !allDay && (startDay === endDay || !isDay(startDay));
  const length = useRef(Number.NaN);
  const setStart = (day: string, time: string) => {
    // A start that is still being typed is no time for a moment; the length is then left alone.
    const known = lengthOf(draft);
    if (Number.isFinite(known)) length.current = known;
    onChange(withStart(draft, day, time, length.current));
  };
  return (
    <>
      <div className={isSameDay ? crmStyles.wide : undefined}>
        <DateField label="Start day" value={startDay} onChange={(day) => setStart(day, startTime)} />
      </div>
      {/* From and to on one line, also on a phone. */}
      <div className={isSameDay ? `${crmStyles.wide} ${styles.times}` : styles.apart}>
        {!allDay && <TimeField label="Start time" value={startTime} onChange={(time) => setStart(startDay, time)} />}
        {!isSameDay && (
          <DateField
            label={allDay ? 'Last day' : 'End day'}
            value={endDay}
            onChange={(day) => onChange({ ...draft, endDay: day })}
          />
        )}
        {!allDay && (
          <TimeField label="End time" value={endTime} onChange={(time) => onChange({ ...draft, endTime: time })} />
        )}
      </div>
    </>
  );
}

interface TimesToldProps {
  readonly draft: MeetingDraft;
  /** The zone that the calendar shows. */
  readonly zone: string;
  /** The meeting that is edited, which is no conflict with itself. */
  readonly id?: string;
  /** A rule from elsewhere that the form cannot show. */
  readonly kept?: string;
}

/** The times in the calendar's own zone when they are given in another, whether they are past, and what is at the same time. */
export function TimesTold({ draft, zone, id = '', kept = '' }: TimesToldProps) {
  const others = useMeetings();
  const meeting = useMemo(() => draftMeeting(draft, id, kept), [draft, id, kept]);
  const conflicts = useMemo(() => (meeting ? conflictsOf(meeting, others) : []), [meeting, others]);
  const isPast = meeting && !id && !meeting.recurrence && Date.parse(meeting.end) < Date.now();
  return (
    <div className={`${crmStyles.wide} ${styles.told}`} role="status">
      {meeting && timesElsewhere(meeting, zone) && (
        <p className="s-faint">
          In {timeZones.label(zone, meeting.start)}: {whenOf(meeting, zone)}
        </p>
      )}
      {isPast && <p className="s-faint">This time has passed already.</p>}
      {conflicts.length > 0 && (
        <Text tone="warning" breakWords className={styles.toldConflict}>
          <CircleAlert size={14} aria-hidden /> {conflictWords(conflicts, zone)}
        </Text>
      )}
    </div>
  );
}

/** The draft as a meeting; `undefined` while its times are none. */
function draftMeeting(draft: MeetingDraft, id: string, kept: string): Meeting | undefined {
  try {
    const input = meetingOf({ ...draft, title: draft.title || 'Meeting', unclear: '' }, kept);
    return {
      attendees: [],
      location: '',
      notes: '',
      recurrence: '',
      timeZone: '',
      createdAt: '',
      updatedAt: '',
      ...input,
      id,
    };
  } catch {
    return undefined;
  }
}
