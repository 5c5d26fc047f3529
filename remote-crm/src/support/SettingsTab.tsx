import { LookOnly } from '@steps/business';
import { TimeField } from '@steps/platform/fields';
import { numberText } from '@steps/platform/numbers';
import { Grid, notify, Row, Section, SingleKeysSwitch, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { FormAlert } from '../records/FormAlert';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import type { TicketPriority } from '../tickets';
import { HolidayList } from './HolidayList';
import { hoursText } from './slaRules';
import supportStyles from './support.module.css';
import { setPersonName, usePersonName } from './supportPerson';
import { type ClockKind, prioritiesByUrgency, type SupportSettings } from './supportSettings';
import { updateSupportSettings, useSupportSettings } from './supportSettingsState';
import { priorityLabels } from './ticketLabels';
import { workingZone } from './workingHours';

const week = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const;

/** The targets, when the team works, and who works here. */
export function SettingsTab() {
  const settings = useSupportSettings();
  // Changes from elsewhere (undo, another tab) show in the forms at once.
  const edition = JSON.stringify(settings);
  return (
    <Grid min={360} gap={4} align="start">
      <Stack gap={4} bound alignContent="start">
        <LookOnly module="support">
          <TargetsForm key={`targets ${edition}`} settings={settings} />
        </LookOnly>
        <PersonForm />
      </Stack>
      <LookOnly module="support" hideNote>
        <HoursForm key={`hours ${edition}`} settings={settings} />
        <HolidayList settings={settings} />
      </LookOnly>
    </Grid>
  );
}

interface SettingsFormProps {
  readonly title: string;
  readonly purpose: string;
  /** "Save targets". */
  readonly action: string;
  readonly disabled?: boolean;
  /** Throws `RuleError` with what is wrong. */
  readonly onSave: () => void;
  readonly children: ReactNode;
  /** Under the button: what is saved with it. */
  readonly below?: ReactNode;
}

/** A section that is saved as a whole. */
function SettingsForm({ title, purpose, action, disabled, onSave, children, below }: SettingsFormProps) {
  const { error, clearError, submit } = useSubmit(onSave, 'This could not be saved. Please try again.');
  return (
    <Section title={title} purpose={purpose}>
      <Stack
        as="form"
        gap={4}
        bound
        alignContent="start"
        onSubmit={(event) => {
          event.preventDefault();
          if (submit()) clearError();
        }}
      >
        {children}
        <FormAlert>{error}</FormAlert>
        <div>
          <Button htmlType="submit" disabled={disabled}>
            {action}
          </Button>
        </div>
        {below}
      </Stack>
    </Section>
  );
}

function save(patch: Partial<SupportSettings>, notice: string): void {
  updateSupportSettings(patch);
  notifyStep(notice);
}

/** Hours as typed: "1.5". */
const asHours = (minutes: number) => numberText.edit(Math.round((minutes / 60) * 100) / 100);
const asMinutes = (hours: string) => Math.round((numberText.read(hours) ?? Number.NaN) * 60);

type Typed = Record<TicketPriority, Record<ClockKind, string>>;

function TargetsForm({ settings }: { readonly settings: SupportSettings }) {
  const [typed, setTyped] = useState<Typed>(() => mapTargets(settings.targets, asHours));
  const field = (priority: TicketPriority, kind: ClockKind, label: string) => (
    <input
      className="s-input"
      inputMode="decimal"
      aria-label={`${label}, ${priorityLabels[priority].toLowerCase()} priority, hours`}
      value={typed[priority][kind]}
      onChange={(event) => setTyped({ ...typed, [priority]: { ...typed[priority], [kind]: event.target.value } })}
    />
  );
  return (
    <SettingsForm
      title="Targets"
      purpose="Response targets for each priority, in working hours."
      action="Save targets"
      onSave={() => save({ targets: mapTargets(typed, asMinutes) }, 'Targets changed')}
    >
      <table className={`s-table ${supportStyles.targets}`}>
        <thead>
          <tr>
            <th scope="col">Priority</th>
            <th scope="col">First reply</th>
            <th scope="col">Solution</th>
          </tr>
        </thead>
        <tbody>
          {prioritiesByUrgency.map((priority) => (
            <tr key={priority}>
              <th scope="row">{priorityLabels[priority]}</th>
              <td>{field(priority, 'firstReply', 'First reply')}</td>
              <td>{field(priority, 'resolution', 'Solution')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsForm>
  );
}

function mapTargets<From, To>(
  targets: Record<TicketPriority, Record<ClockKind, From>>,
  map: (value: From) => To,
): Record<TicketPriority, Record<ClockKind, To>> {
  const one = (priority: TicketPriority) => ({
    firstReply: map(targets[priority].firstReply),
    resolution: map(targets[priority].resolution),
  });
  return { low: one('low'), normal: one('normal'), high: one('high'), urgent: one('urgent') };
}

function HoursForm({ settings }: { readonly settings: SupportSettings }) {
  const [days, setDays] = useState(settings.days);
  const [from, setFrom] = useState(settings.from);
  const [to, setTo] = useState(settings.to);
  return (
    <SettingsForm
      title="Working hours"
      purpose={`Clocks run at these times in ${workingZone()}, summer and winter. Now: ${hoursText(settings)}.`}
      action="Save working hours"
      onSave={() => save({ days, from, to }, 'Working hours changed')}
    >
      <Row as="fieldset" gap={4} rowGap={1} align="center" wrap bare className={supportStyles.days}>
        <legend className="s-field__label">Working days</legend>
        {week.map(([day, name]) => (
          <Row key={day} as="label" inline gap={2} align="center" minHeight={28} className={supportStyles.kind}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) =>
                setDays(target.checked ? [...days, day] : days.filter((known) => known !== day))
              }
            />
            {name}
          </Row>
        ))}
      </Row>
      <div className={crmStyles.form}>
        <TimeField label="From" value={from} onChange={setFrom} />
        <TimeField label="To" value={to} onChange={setTo} />
      </div>
    </SettingsForm>
  );
}

function PersonForm() {
  const name = usePersonName();
  const [typed, setTyped] = useState(name);
  return (
    <SettingsForm
      title="You"
      purpose="Your name signs replies and notes, and “My open” shows the tickets assigned to it. Kept in this workspace."
      action="Save name"
      disabled={typed.trim() === name}
      onSave={() => {
        setPersonName(typed);
        notify({ title: 'Your name is saved' });
      }}
      below={
        <>
          <SingleKeysSwitch />
          <p className="s-faint">In the list of tickets: J and K next and previous, R reply, N note.</p>
        </>
      }
    >
      <TextField label="Your name" required={false} maxLength={80} value={typed} onChange={setTyped} />
    </SettingsForm>
  );
}
