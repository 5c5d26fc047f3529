import type { Deal } from '@steps/shared';
import { ownZone } from '@steps/shared';
import { wallTime, zoneLabel } from '@steps/shared/calendar';
import { DateField, TimeField, TimeZoneField } from '@steps/shared/fields';
import type { Meeting } from '@steps/shared/meetings';
import { DateText } from '@steps/shared/ui';
import { TriangleAlert } from 'lucide-react';
import crmStyles from '../ground/crm.module.css';
import { TextArea } from '../ground/forms/TextArea';
import { ChoiceField, optionsOf, TextField } from '../ground/forms/TextField';
import scheduleStyles from './schedule.module.css';
import { kindLabels, type ScheduleTyped } from './scheduleRules';

interface ScheduleFieldsProps {
  readonly typed: ScheduleTyped;
  readonly times: { readonly start: string; readonly end: string } | undefined;
  /** Meetings that take place at the same time. */
  readonly conflicts: readonly Meeting[];
  /** Open deals that the meeting can be about. */
  readonly deals: readonly Deal[];
  readonly onChange: (patch: Partial<ScheduleTyped>) => void;
}

const durations = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
}));

const reminders = [
  { value: '-1', label: 'No reminder' },
  { value: '5', label: '5 minutes before' },
  { value: '15', label: '15 minutes before' },
  { value: '30', label: '30 minutes before' },
  { value: '60', label: '1 hour before' },
  { value: '1440', label: '1 day before' },
] as const;

/** What a meeting needs; says which others are at the same time. */
export function ScheduleFields({ typed, times, conflicts, deals, onChange }: ScheduleFieldsProps) {
  const moment = times?.start ?? new Date().toISOString();
  return (
    <>
      <div className={crmStyles.wide}>
        <TextField label="Title" value={typed.title} onChange={(title) => onChange({ title })} />
      </div>
      <ChoiceField
        label="Type"
        value={typed.kind}
        options={optionsOf(kindLabels)}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceField
        label="Duration"
        value={String(typed.minutes)}
        options={durations}
        onChange={(minutes) => onChange({ minutes: Number(minutes) })}
      />
      <DateField label="Date" value={typed.date} onChange={(date) => onChange({ date })} />
      <TimeField label="Time" value={typed.time} onChange={(time) => onChange({ time })} />
      <div className={crmStyles.wide}>
        <TimeZoneField label="Time zone" value={typed.zone} moment={moment} onChange={(zone) => onChange({ zone })} />
      </div>
      {times && <TimesSaid times={times} zone={typed.zone} />}
      {conflicts.length > 0 && <Conflicts meetings={conflicts} />}
      <div className={crmStyles.wide}>
        <TextField
          label="Location or link"
          value={typed.where}
          onChange={(where) => onChange({ where })}
          required={false}
        />
      </div>
      <div className={crmStyles.wide}>
        <TextField
          label="Attendees"
          value={typed.attendees}
          onChange={(attendees) => onChange({ attendees })}
          required={false}
          help="Email addresses, separated by commas. Steps sends no invitations: forward the .ics file to invite them."
        />
      </div>
      <ChoiceField
        label="Reminder"
        value={String(typed.reminder)}
        options={reminders}
        onChange={(reminder) => onChange({ reminder: Number(reminder) })}
      />
      {deals.length > 0 && (
        <ChoiceField
          label="Deal"
          value={typed.dealId}
          options={[{ value: '', label: 'No deal' }, ...deals.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(dealId) => onChange({ dealId })}
        />
      )}
      <div className={crmStyles.wide}>
        <TextArea label="Notes" value={typed.notes} onChange={(notes) => onChange({ notes })} />
      </div>
    </>
  );
}

/** The time in the reader's own zone too, when the meeting is on another clock. */
function TimesSaid({ times, zone }: { readonly times: { readonly start: string }; readonly zone: string }) {
  const own = ownZone();
  const clock = (of: string) => {
    const { hour, minute } = wallTime(times.start, of);
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${zoneLabel(of, times.start)}`;
  };
  return (
    <p className={`${crmStyles.wide} s-faint`} aria-live="polite">
      Starts at {clock(zone)}
      {own !== zone && `, which is ${clock(own)} for you`}.
      {Date.parse(times.start) < Date.now() && ' This time has passed already.'}
    </p>
  );
}

function Conflicts({ meetings }: { readonly meetings: readonly Meeting[] }) {
  return (
    <div className={`${scheduleStyles.conflict} ${crmStyles.wide}`} role="status">
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>At the same time:</p>
        <ul className="s-plain">
          {meetings.slice(0, 3).map(({ id, title, start, recurrence }) => (
            <li key={id}>
              {title} {recurrence ? '(repeats)' : <DateText value={start} />}
            </li>
          ))}
          {meetings.length > 3 && <li>and {meetings.length - 3} more</li>}
        </ul>
      </div>
    </div>
  );
}
