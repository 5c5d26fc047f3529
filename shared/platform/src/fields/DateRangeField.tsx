import { CalendarRange } from 'lucide-react';
import { Suspense } from 'react';
import { FormField } from '../ui/FormField';
import { lazyPart } from '../ui/lazyPart';
import { Popover } from '../ui/Popover';
import { prepare } from './DayControl';
import styles from './DayControl.module.css';
import type { Day } from './dayText';
import type { FieldProps } from './FieldProps';
import { todayHere } from './now';
import { type DayRange, expectedRange, readRange, showRange } from './rangeText';
import { TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

const loadCalendar = async () => (await import('./RangeCalendar')).RangeCalendar;
const RangeCalendar = lazyPart(loadCalendar);

interface DateRangeFieldProps extends FieldProps {
  /** Both days included; `undefined` for none. */
  readonly value: DayRange | undefined;
  readonly onChange: (range: DayRange | undefined) => void;
  /** Days before or after cannot be chosen in the calendar. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

// As one value, which a text box can compare: an interval of ISO 8601.
const intervalOf = ({ from, to }: DayRange): string => `${from}/${to}`;
const rangeOf = (interval: string): DayRange => ({ from: interval.slice(0, 10), to: interval.slice(11) });

/** From one day to another, typed ("1 – 30 Nov", "last 30 days", "Q3") or chosen from a calendar and presets. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, min, max } = props;
  const { typed, problem, choose } = useTypedText<string>({
    value: value && intervalOf(value),
    show: (interval) => showRange(rangeOf(interval)),
    read: (text) => {
      const range = readRange(text, todayHere());
      return range && intervalOf(range);
    },
    expected: expectedRange,
    onChange: (interval) => onChange(interval === undefined ? undefined : rangeOf(interval)),
    // Half of a range is another one: "1/11" on the way to "1/11 – 30/11".
    settled: true,
  });
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => (
        <TypedBox
          placeholder="1 – 30 Nov 2026"
          {...control}
          {...typed}
          onFocus={() => void prepare(loadCalendar)}
          button={
            <Popover
              label="Open calendar"
              className="s-icon-button"
              trigger={<CalendarRange size={16} aria-hidden />}
              arrow={false}
              disabled={disabled}
            >
              {(close) => (
                <Suspense fallback={<div className={styles.waitingRange} aria-busy />}>
                  <RangeCalendar
                    {...{ value, min, max }}
                    onChoose={(range) => {
                      choose(intervalOf(range));
                      close();
                    }}
                  />
                </Suspense>
              )}
            </Popover>
          }
        />
      )}
    </FormField>
  );
}
