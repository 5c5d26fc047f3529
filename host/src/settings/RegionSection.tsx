import { formatMoment, formatPence, ownFields, ownMoment, setRegion, useRegion } from '@steps/platform';
import { Segmented, SelectField, TimeField, TimeZoneField } from '@steps/platform/fields';
import { type Currency, currencies } from '@steps/platform/host';
import { type NumberForm, numberForms } from '@steps/platform/numbers';
import { Box, notify, Row, Section, Stack } from '@steps/platform/ui';
import { useState } from 'react';
import { errorText } from '../gate/errorText';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
const currencyOptions = currencies.map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }));
const forms = Object.keys(numberForms) as NumberForm[];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Monday first, as in the list of days of most weeks. */
const days = [1, 2, 3, 4, 5, 6, 0];

/** How dates, times and amounts are written, and when the business works; for everybody in this workspace. */
export function RegionSection() {
  return (
    <>
      <DatesAndTimes />
      <TimeZone />
      <CurrencyChoice />
      <WorkingHours />
    </>
  );
}

function DatesAndTimes() {
  const { dates, clock, firstDay } = useRegion();
  const shown = ownMoment({ year: ownFields(new Date()).year, month: 11, day: 3, hour: 14, minute: 30 });
  return (
    <Section title="Dates and times" purpose="How they are shown and typed.">
      <Stack bound gap={4} maxWidth={480}>
        <Segmented
          label="Dates"
          options={[
            { value: 'day', label: 'Day first' },
            { value: 'month', label: 'Month first' },
          ]}
          value={dates}
          onChange={(value) => setRegion({ dates: value })}
        />
        <Segmented
          label="Clock"
          options={[
            { value: '24', label: '24 hours' },
            { value: '12', label: 'AM and PM' },
          ]}
          value={String(clock)}
          onChange={(value) => setRegion({ clock: value === '24' ? 24 : 12 })}
        />
        <Segmented
          label="A week begins on"
          options={[
            { value: '1', label: 'Monday' },
            { value: '0', label: 'Sunday' },
            { value: '6', label: 'Saturday' },
          ]}
          value={String(firstDay)}
          onChange={(value) => setRegion({ firstDay: value === '1' ? 1 : value === '0' ? 0 : 6 })}
        />
        <p className="s-muted">For example {formatMoment(shown, '2000-01-01')}.</p>
      </Stack>
    </Section>
  );
}

function TimeZone() {
  const { timeZone } = useRegion();
  const now = new Date();
  const choose = (zone: string) => {
    if (zone === timeZone) return;
    setRegion({ timeZone: zone });
    notify({
      title: 'Time zone changed',
      description: `It is ${formatMoment(new Date(), '2000-01-01')} there. All days and times are shown on that clock.`,
      action: { label: 'Undo', onClick: () => setRegion({ timeZone }) },
    });
  };
  return (
    <Section
      title="Time zone"
      purpose="Decides what day it is, and at what time tasks, reminders, meetings and working hours are shown. Records keep their moments."
    >
      <Stack bound gap={4} maxWidth={480}>
        <TimeZoneField label="Time zone" device value={timeZone} moment={now.toISOString()} onChange={choose} />
        <p className="s-muted">Now: {formatMoment(now, '2000-01-01')}. A change takes effect on all pages at once.</p>
      </Stack>
    </Section>
  );
}

function CurrencyChoice() {
  const { currency, numbers } = useRegion();
  return (
    <Section
      title="Currency"
      purpose="For deals, quotes and budgets, and how their amounts are written. Nothing is converted."
    >
      <Stack bound gap={4} maxWidth={480}>
        <SelectField
          label="Currency"
          options={currencyOptions}
          value={currency}
          onChange={(value) => setRegion({ currency: value as Currency })}
        />
        <SelectField
          label="Numbers"
          options={forms.map((value) => ({ value, label: numberForms[value].example }))}
          value={numbers}
          onChange={(value) => setRegion({ numbers: value as NumberForm })}
        />
        <p className="s-muted">For example {formatPence(123_450)}.</p>
      </Stack>
    </Section>
  );
}

function WorkingHours() {
  const { workDays, workFrom, workTo } = useRegion();
  const [error, setError] = useState<string>();
  const change = (patch: Parameters<typeof setRegion>[0]) => {
    try {
      setRegion(patch);
      setError(undefined);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Section
      title="Working hours"
      purpose="Shown in the calendar, offered for new meetings, and used for support targets unless the support settings say otherwise."
    >
      <Stack bound gap={4} maxWidth={480}>
        <Box as="fieldset" bare>
          <legend>Working days</legend>
          <Row gap={2} align="center" wrap>
            {days.map((day) => (
              <Row as="label" key={day} gap={2} align="center" wrap>
                <input
                  type="checkbox"
                  checked={workDays.includes(day)}
                  onChange={({ target }) =>
                    change({ workDays: target.checked ? [...workDays, day] : workDays.filter((one) => one !== day) })
                  }
                />
                {weekdays[day]}
              </Row>
            ))}
          </Row>
        </Box>
        <Row gap={2} align="center" wrap>
          <TimeField label="From" required value={workFrom} settled onChange={(time) => change({ workFrom: time })} />
          <TimeField label="To" required value={workTo} settled onChange={(time) => change({ workTo: time })} />
        </Row>
        {error && <p role="alert">{error}</p>}
      </Stack>
    </Section>
  );
}
