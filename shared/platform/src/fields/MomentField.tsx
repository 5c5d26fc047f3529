import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { FormField } from '../ui/FormField';
import { Stack } from '../ui/Layout';
import { lazyPart } from '../ui/lazyPart';
import { Popover } from '../ui/Popover';
import { prepare } from './DayControl';
import styles from './DayControl.module.css';
import type { FieldProps } from './FieldProps';
import { expectedMoment, type LocalMoment, readMoment, showMoment } from './momentText';
import { todayHere } from './now';
import { TimeField } from './TimeField';
import { TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

const loadCalendar = async () => (await import('./DayCalendar')).DayCalendar;
const DayCalendar = lazyPart(loadCalendar);

interface MomentFieldProps extends FieldProps {
  /** `YYYY-MM-DDTHH:mm` on the own clock; empty for none. */
  readonly value: LocalMoment | '';
  readonly onChange: (moment: LocalMoment | '') => void;
}

/** A day with a time, in one text: "Tue 3 Nov 2026, 14:30". */
export function MomentField({ label, help, error, required, disabled, hideLabel, value, onChange }: MomentFieldProps) {
  const { typed, problem, choose } = useTypedText<LocalMoment>({
    value: value || undefined,
    show: showMoment,
    read: (text) => readMoment(text, todayHere()),
    expected: expectedMoment(),
    onChange: (moment) => onChange(moment ?? ''),
  });
  const [day, time] = [value.slice(0, 10), value.slice(11, 16) || '09:00'];
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => (
        <TypedBox
          placeholder="3 Nov 14:30"
          {...control}
          {...typed}
          onFocus={() => void prepare(loadCalendar)}
          button={
            <Popover
              label="Open calendar"
              className="s-icon-button"
              trigger={<CalendarDays size={16} aria-hidden />}
              arrow={false}
              disabled={disabled}
            >
              {(close) => (
                <Stack gap={2}>
                  <Suspense fallback={<div className={styles.waiting} aria-busy />}>
                    <DayCalendar
                      value={day || undefined}
                      onChoose={(chosen) => {
                        choose(`${chosen}T${time}`);
                        close();
                      }}
                    />
                  </Suspense>
                  <TimeField label="At" value={time} onChange={(at) => at && choose(`${day || todayHere()}T${at}`)} />
                </Stack>
              )}
            </Popover>
          }
        />
      )}
    </FormField>
  );
}
