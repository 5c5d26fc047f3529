import { RuleError } from '@steps/shared';
import { IconButton, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../forms/TextField';
import { notifyStep } from '../notices/stepNotice';
import { bankHolidays, type SupportSettings } from './supportSettings';
import { updateSupportSettings } from './supportSettingsState';

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Days on which nobody works. */
export function HolidayList({ settings }: { readonly settings: SupportSettings }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { holidays } = settings;
  const missing = bankHolidays.days.filter((day) => !holidays.includes(day));
  const change = (next: readonly string[], said: string) => {
    try {
      updateSupportSettings({ holidays: [...next] });
      notifyStep(said);
      setError(undefined);
      return true;
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The holidays could not be saved.', failure);
      setError(failure instanceof RuleError ? 'Choose a day.' : 'This could not be saved. Please try again.');
      return false;
    }
  };
  return (
    <Section title="Holidays" purpose="On these days no clock runs.">
      <div className="s-stack">
        {holidays.length === 0 && <p className="s-faint">None yet.</p>}
        <ul className="s-plain c-holidays" aria-label="Holidays">
          {holidays.map((day) => (
            <li key={day}>
              {dayText(day)}
              <IconButton
                label={`Remove ${dayText(day)}`}
                icon={Trash2}
                onClick={() =>
                  change(
                    holidays.filter((known) => known !== day),
                    'Holiday removed',
                  )
                }
              />
            </li>
          ))}
        </ul>
        <form
          className="c-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (change([...holidays, typed], 'Holiday added')) setTyped('');
          }}
        >
          <TextField label="Day" type="date" error={error} value={typed} onChange={setTyped} />
          <div className="c-form__end">
            <Button htmlType="submit">Add holiday</Button>
          </div>
        </form>
        {missing.length > 0 && (
          <div>
            <Button onClick={() => change([...holidays, ...missing], `${missing.length} holidays added`)}>
              Add the bank holidays of England and Wales
            </Button>
            <p className="s-faint">For {bankHolidays.years}, as the government lists them.</p>
          </div>
        )}
      </div>
    </Section>
  );
}
