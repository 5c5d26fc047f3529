import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { Popover } from '../ui/Popover';
import styles from './DayControl.module.css';
import { addedDays, type Day, expectedDay, readDay, showDay } from './dayText';
import { todayHere } from './now';
import { type ControlProps, TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

// antd's calendar, fetched when somebody opens it or is about to.
const loadCalendar = async () => (await import('./DayCalendar')).DayCalendar;
const DayCalendar = lazyPart(loadCalendar);

export interface DayProps {
  /** `YYYY-MM-DD`; empty for none. */
  readonly value: Day | '';
  readonly onChange: (day: Day | '') => void;
  /** Hands the day over when the typing is done, for a field that saves by itself. */
  readonly settled?: boolean;
  /** Days before or after cannot be chosen in the calendar. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** The text of a day, as it is typed. */
export const useDayText = ({ value, onChange, settled }: DayProps) =>
  useTypedText<Day>({
    value: value || undefined,
    show: showDay,
    read: (text) => readDay(text, todayHere()),
    expected: expectedDay(),
    onChange: (day) => onChange(day ?? ''),
    settled,
  });

interface DayControlProps extends DayProps {
  readonly control: ControlProps;
  readonly text: ReturnType<typeof useDayText>;
}

/** A day typed in any of the ways people write it, or chosen from a calendar. The arrow keys go a day on and back. */
export function DayControl({ control, text: { typed, choose }, value, settled, min, max }: DayControlProps) {
  const step = (event: KeyboardEvent, days: number) => {
    event.preventDefault();
    choose(value ? addedDays(value, days) : todayHere());
  };
  return (
    <TypedBox
      placeholder="3 Nov 2026"
      {...control}
      {...typed}
      onFocus={() => void prepare(loadCalendar)}
      onKeyDown={(event) => {
        typed.onKeyDown(event);
        if (settled || event.altKey) return;
        if (event.key === 'ArrowUp') step(event, 1);
        if (event.key === 'ArrowDown') step(event, -1);
      }}
      button={
        <Popover
          label="Open calendar"
          className="s-icon-button"
          trigger={<CalendarDays size={16} aria-hidden />}
          arrow={false}
          disabled={control.disabled}
        >
          {(close) => (
            <Suspense fallback={<div className={styles.waiting} aria-busy />}>
              <DayCalendar
                value={value || undefined}
                {...{ min, max }}
                onChoose={(day) => {
                  choose(day);
                  close();
                }}
              />
            </Suspense>
          )}
        </Popover>
      }
    />
  );
}

/** Fetches ahead; a failure is shown to whoever opens it. */
export async function prepare(load: () => Promise<unknown>): Promise<void> {
  await load().catch((error: unknown) => console.info(`A part of a field could not be fetched ahead: ${error}`));
}
