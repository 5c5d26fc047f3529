import { TimeZoneField } from '@steps/platform/fields';
import { ChoiceField, optionsOf, Row, TextArea, TextField } from '@steps/platform/ui';
import { meetingCatalogue as fields } from '../nouns/meetingCatalogue';
import crmStyles from '../records/crm.module.css';
import { AttendeesField } from './AttendeesField';
import { MeetingTimes, TimesTold } from './MeetingTimes';
import { type MeetingDraft, startOf } from './meetingDraft';
import { kindLabels, statusLabels } from './meetingTimes';
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

export function MeetingFields({ draft, zone, id = '', kept = '', onChange }: MeetingFieldsProps) {
  const set = (patch: Partial<MeetingDraft>) => onChange({ ...draft, ...patch });
  return (
    <>
      <div className={crmStyles.wide}>
        <TextField
          label={fields.title.label}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={300}
        />
      </div>
      <div className={crmStyles.wide}>
        <Row as="label" inline gap={2} align="center" minHeight={24}>
          <input type="checkbox" checked={draft.allDay} onChange={(event) => set({ allDay: event.target.checked })} />
          {fields.allDay.label}
        </Row>
      </div>
      <MeetingTimes draft={draft} onChange={onChange} />
      {!draft.allDay && (
        <TimeZoneField
          label={fields.timeZone.label}
          value={draft.timeZone}
          moment={startOf(draft).start}
          onChange={(timeZone) => set({ timeZone })}
        />
      )}
      <RepeatFields draft={draft} start={startOf(draft)} kept={kept} onChange={(repeat) => set({ repeat })} />
      <TimesTold draft={draft} zone={zone} id={id} kept={kept} />
      <AttendeesField draft={draft} onChange={set} />
      <RelatedRecordFields draft={draft} onChange={set} />
      <TextField
        label={fields.location.label}
        value={draft.location}
        onChange={(location) => set({ location })}
        required={false}
      />
      <TextField
        label={fields.link.label}
        type="url"
        placeholder="https://"
        value={draft.link}
        onChange={(link) => set({ link })}
        required={false}
      />
      <ChoiceField
        label={fields.kind.label}
        value={draft.kind}
        options={optionsOf(kindLabels)}
        onChange={(kind) => set({ kind })}
      />
      <ChoiceField
        label={fields.status.label}
        value={draft.status}
        options={optionsOf(statusLabels)}
        onChange={(status) => set({ status })}
      />
      <ReminderField value={draft.reminderMinutes} onChange={(reminderMinutes) => set({ reminderMinutes })} />
      <div className={crmStyles.wide}>
        <TextArea
          required={false}
          label={fields.notes.label}
          value={draft.notes}
          onChange={(notes) => set({ notes })}
        />
      </div>
    </>
  );
}
