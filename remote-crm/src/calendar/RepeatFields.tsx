import { type Repeat, repeats, type Start } from '@steps/business/calendar';
import { DateField, NumberField } from '@steps/platform/fields';
import { ChoiceField, FormField, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId } from 'react';
import crmStyles from '../records/crm.module.css';
import { type MeetingDraft, repeatFrom } from './meetingDraft';
import styles from './RepeatFields.module.css';

interface RepeatFieldsProps {
  readonly draft: MeetingDraft;
  readonly start: Start;
  readonly kept: string;
  readonly onChange: (repeat: MeetingDraft['repeat']) => void;
}

const frequencies = [
  { value: 'once', label: 'Does not repeat' },
  { value: 'DAILY', label: 'By days' },
  { value: 'WEEKLY', label: 'By weeks' },
  { value: 'MONTHLY', label: 'By months' },
  { value: 'YEARLY', label: 'By years' },
] as const;
const unit = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const;
type Weekday = Repeat['days'][number];

const dayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ends = [
  { value: 'never', label: 'Never' },
  { value: 'until', label: 'On a day' },
  { value: 'count', label: 'After a number of times' },
] as const;

/** How a meeting recurs, with the rule told in words. */
export function RepeatFields({ draft: { repeat }, start, kept, onChange }: RepeatFieldsProps) {
  const chosen = typeof repeat === 'string' ? repeat : repeat.frequency;
  const options =
    kept && repeat === 'kept' ? [{ value: 'kept' as const, label: 'Custom pattern' }, ...frequencies] : frequencies;
  return (
    <>
      <ChoiceField
        label="Repeats"
        value={chosen}
        options={options}
        onChange={(value) => onChange(value === 'once' || value === 'kept' ? value : repeatFrom(value, repeat))}
      />
      {typeof repeat !== 'string' && <RepeatDetails repeat={repeat} start={start} onChange={onChange} />}
    </>
  );
}

function RepeatDetails({
  repeat,
  start,
  onChange,
}: {
  readonly repeat: Repeat;
  readonly start: Start;
  readonly onChange: (repeat: Repeat) => void;
}) {
  const set = (patch: Partial<Repeat>) => onChange({ ...repeat, ...patch });
  const end = repeat.ends === 'never' ? 'never' : 'until' in repeat.ends ? 'until' : 'count';
  const inYear = `${Number(start.start.slice(0, 4)) + 1}${start.start.slice(4, 10)}`;
  return (
    <>
      <NumberField
        label={`Every how many ${unit[repeat.frequency]}`}
        whole
        min={1}
        max={999}
        value={repeat.interval || undefined}
        onChange={(interval = 0) => set({ interval })}
      />
      {repeat.frequency === 'WEEKLY' && (
        <WeekdaysField days={repeat.days} start={start} onChange={(days) => set({ days })} />
      )}
      {repeat.frequency === 'MONTHLY' && (
        <ChoiceField
          label="On"
          value={repeat.monthly}
          options={repeats.monthlyChoices(start)}
          onChange={(monthly) => set({ monthly })}
        />
      )}
      <ChoiceField
        label="Ends"
        value={end}
        options={ends}
        onChange={(value) =>
          set({ ends: value === 'never' ? value : value === 'until' ? { until: inYear } : { count: 10 } })
        }
      />
      {repeat.ends !== 'never' && 'until' in repeat.ends && (
        <DateField label="Last day" value={repeat.ends.until} onChange={(until) => set({ ends: { until } })} />
      )}
      {repeat.ends !== 'never' && 'count' in repeat.ends && (
        <NumberField
          label="How many times"
          whole
          min={1}
          max={999}
          value={repeat.ends.count || undefined}
          onChange={(count = 0) => set({ ends: { count } })}
        />
      )}
      <p className={`${crmStyles.wide} ${styles.repeatWords}`}>{repeats.words(repeats.rule(repeat, start), start)}</p>
    </>
  );
}

interface WeekdaysFieldProps {
  readonly days: readonly Weekday[];
  readonly start: Start;
  readonly onChange: (days: readonly Weekday[]) => void;
}

function WeekdaysField({ days, start, onChange }: WeekdaysFieldProps) {
  const id = useId();
  const first = repeats.weekdayOf(start);
  return (
    <div className={crmStyles.wide}>
      <FormField label="On these days" help="The day the meeting starts is always included.">
        {() => (
          <Row id={id} as="fieldset" gap={1} wrap bare className={styles.days} aria-label="On these days">
            {repeats.weekdays.map((day) => (
              <Button
                key={day}
                size="small"
                aria-label={dayNames[day]}
                aria-pressed={day === first || days.includes(day)}
                disabled={day === first}
                onClick={() => onChange(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
              >
                {dayNames[day].slice(0, 2)}
              </Button>
            ))}
          </Row>
        )}
      </FormField>
    </div>
  );
}
