import { formatDate, ownDay, RuleError } from '@steps/platform';
import { DateField } from '@steps/platform/fields';
import { failureText, IconButton, Row, Section, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { bankHolidaysOf } from '../records/days/bankHolidays';
import { notifyStep } from '../records/notices/stepNotice';
import supportStyles from './support.module.css';
import type { SupportSettings } from './supportSettings';
import { updateSupportSettings } from './supportSettingsState';

/** "Fri 25 Dec 2026", or without the year. */
const dayText = (day: string, year = true) => formatDate(day, { weekday: true, year });

/** Days on which nobody works: the bank holidays, and the team's own days off. */
export function HolidayList({ settings }: { readonly settings: SupportSettings }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { holidays, bankHolidays, worked } = settings;
  const change = (patch: Partial<SupportSettings>, notice: string) => {
    try {
      updateSupportSettings(patch);
      notifyStep(notice);
      setError(undefined);
      return true;
    } catch (failure) {
      setError(
        failure instanceof RuleError
          ? 'Choose a day.'
          : failureText(failure, 'This could not be saved. Please try again.'),
      );
      return false;
    }
  };
  return (
    <Section title="Holidays" purpose="Response targets pause on these days.">
      <Stack gap={4} bound alignContent="start">
        <Row as="label" inline gap={2} align="center" minHeight={28} className={supportStyles.kind}>
          <input
            type="checkbox"
            checked={bankHolidays}
            onChange={({ target }) =>
              change(
                { bankHolidays: target.checked },
                target.checked ? 'Bank holidays are days off' : 'Bank holidays are working days',
              )
            }
          />
          Bank holidays of England and Wales
        </Row>
        {bankHolidays && <BankHolidays worked={worked} change={change} />}
        {holidays.length > 0 && (
          <ul className={`s-plain ${supportStyles.holidays}`} aria-label="Holidays of your own">
            {holidays.map((day) => (
              <Row as="li" align="center" justify="between" key={day}>
                {dayText(day)}
                <IconButton
                  label={`Remove ${dayText(day)}`}
                  icon={Trash2}
                  onClick={() => change({ holidays: holidays.filter((known) => known !== day) }, 'Holiday removed')}
                />
              </Row>
            ))}
          </ul>
        )}
        <form
          className={crmStyles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (change({ holidays: [...holidays, typed] }, 'Holiday added')) setTyped('');
          }}
        >
          <DateField label="Another day off" error={error} value={typed} onChange={setTyped} />
          <Row align="end">
            <Button htmlType="submit">Add holiday</Button>
          </Row>
        </form>
      </Stack>
    </Section>
  );
}

interface BankHolidaysProps {
  readonly worked: readonly string[];
  readonly change: (patch: Partial<SupportSettings>, notice: string) => void;
}

/** The bank holidays of the next twelve months. Any of them can be made a working day. */
function BankHolidays({ worked, change }: BankHolidaysProps) {
  const today = ownDay(new Date());
  const coming = useMemo(() => {
    const year = Number(today.slice(0, 4));
    const until = `${year + 1}${today.slice(4)}`;
    return [year, year + 1].flatMap(bankHolidaysOf).filter(({ day }) => day >= today && day < until);
  }, [today]);
  return (
    <fieldset className={supportStyles.bankHolidays}>
      <legend className="s-faint">The next twelve months; untick one on which you work.</legend>
      {coming.map(({ day, name }) => (
        <Row key={day} as="label" inline gap={2} align="center" minHeight={28} className={supportStyles.kind}>
          <input
            type="checkbox"
            checked={!worked.includes(day)}
            onChange={({ target }) =>
              target.checked
                ? change({ worked: worked.filter((known) => known !== day) }, `${dayText(day)} is a day off`)
                : change({ worked: [...worked, day] }, `${dayText(day)} is a working day`)
            }
          />
          <Text as="span" whiteSpace="nowrap">
            {dayText(day, false)}
          </Text>
          <span className="s-faint">{name}</span>
        </Row>
      ))}
    </fieldset>
  );
}
