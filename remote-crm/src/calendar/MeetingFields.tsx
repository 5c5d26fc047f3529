import { zoneLabel } from '@steps/shared/calendar';
import { DateField, TimeField, TimeZoneField } from '@steps/shared/fields';
import { type Meeting, useMeetings } from '@steps/shared/meetings';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import crmStyles from '../ground/crm.module.css';
import { TextArea } from '../ground/forms/TextArea';
import { ChoiceField, optionsOf, TextField } from '../ground/forms/TextField';
import { AttendeesField } from './AttendeesField';
import { conflictsOf, conflictWords } from './conflictRules';
import styles from './MeetingFields.module.css';
import { type MeetingDraft, meetingOf, startOf, withStart } from './meetingDraft';
import { kindLabels, statusLabels, timesElsewhere, whenOf } from './meetingTimes';
import { RelatedRecordFields } from './RelatedRecordFields';
import { ReminderField } from './ReminderField';
import { RepeatFields } from './RepeatFields';

interface MeetingFieldsProps {
  readonly draft: MeetingDraft;
  /** The zone that the calendar shows. */
  readonly zone: string;
  /** The meeting that is edited, which is no conflict with itself. */
  readonly id?: string;
  /** A rule from elsewhere that the form cannot show. */
  readonly kept?: string;
  readonly onChange: (draft: MeetingDraft) => void;
}

/** The fields of a meeting. */
export function MeetingFields({ draft, zone, id = '', kept = '', onChange }: MeetingFieldsProps) {
  const set = (patch: Partial<MeetingDraft>) => onChange({ ...draft, ...patch });
  return (
    <>
      <div className={crmStyles.wide}>
        <TextField label="Title" value={draft.title} onChange={(title) => set({ title })} maxLength={300} />
      </div>
      <div className={crmStyles.wide}>
        <label className={styles.check}>
          <input type="checkbox" checked={draft.allDay} onChange={(event) => set({ allDay: event.target.checked })} />
          All day
        </label>
      </div>
      <DateField
        label="Start day"
        value={draft.startDay}
        onChange={(day) => onChange(withStart(draft, day, draft.startTime))}
      />
      {!draft.allDay && (
        <TimeField
          label="Start time"
          value={draft.startTime}
          onChange={(time) => onChange(withStart(draft, draft.startDay, time))}
        />
      )}
      <DateField
        label={draft.allDay ? 'Last day' : 'End day'}
        value={draft.endDay}
        onChange={(endDay) => set({ endDay })}
      />
      {!draft.allDay && (
        <>
          <TimeField label="End time" value={draft.endTime} onChange={(endTime) => set({ endTime })} />
          <TimeZoneField
            label="Time zone"
            value={draft.timeZone}
            moment={startOf(draft).start}
            onChange={(timeZone) => set({ timeZone })}
          />
        </>
      )}
      <RepeatFields draft={draft} start={startOf(draft)} kept={kept} onChange={(repeat) => set({ repeat })} />
      <TimesTold draft={draft} zone={zone} id={id} kept={kept} />
      <AttendeesField draft={draft} onChange={set} />
      <RelatedRecordFields draft={draft} onChange={set} />
      <TextField label="Location" value={draft.location} onChange={(location) => set({ location })} required={false} />
      <TextField
        label="Video link"
        type="url"
        placeholder="https://"
        value={draft.link}
        onChange={(link) => set({ link })}
        required={false}
      />
      <ChoiceField label="Kind" value={draft.kind} options={optionsOf(kindLabels)} onChange={(kind) => set({ kind })} />
      <ChoiceField
        label="Status"
        value={draft.status}
        options={optionsOf(statusLabels)}
        onChange={(status) => set({ status })}
      />
      <ReminderField value={draft.reminderMinutes} onChange={(reminderMinutes) => set({ reminderMinutes })} />
      <div className={crmStyles.wide}>
        <TextArea label="Notes" value={draft.notes} onChange={(notes) => set({ notes })} />
      </div>
    </>
  );
}

/** The times in the calendar's own zone when they are given in another, and what lies at the same time. */
function TimesTold({ draft, zone, id, kept }: Omit<Required<MeetingFieldsProps>, 'onChange'>) {
  const others = useMeetings();
  const meeting = useMemo(() => draftMeeting(draft, id, kept), [draft, id, kept]);
  const conflicts = useMemo(() => (meeting ? conflictsOf(meeting, others) : []), [meeting, others]);
  return (
    <div className={`${crmStyles.wide} ${styles.told}`} role="status">
      {meeting && timesElsewhere(meeting, zone) && (
        <p className="s-faint">
          In {zoneLabel(zone, meeting.start)}: {whenOf(meeting, zone)}
        </p>
      )}
      {conflicts.length > 0 && (
        <p className={styles.toldConflict}>
          <CircleAlert size={14} aria-hidden /> {conflictWords(conflicts, zone)}
        </p>
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
