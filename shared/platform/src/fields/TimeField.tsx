import { Clock } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { formatClock } from '../core/dates';
import { FormField } from '../ui/FormField';
import { Popover } from '../ui/Popover';
import type { FieldProps } from './FieldProps';
import styles from './TimeField.module.css';
import { type ControlProps, TypedBox } from './TypedBox';
import { addedMinutes, expectedTime, readTime, type Time, timesOfDay } from './timeText';
import { useTypedText } from './useTypedText';

interface TimeProps {
  /** `HH:mm`; empty for none. */
  readonly value: Time | '';
  readonly onChange: (time: Time | '') => void;
  /** Hands the time over when the typing is done, for a field that saves by itself. */
  readonly settled?: boolean;
}

/** Minutes between the times that are offered, and that an arrow key goes. */
const offeredStep = 30;
const arrowStep = 15;

/** A time of day, typed or chosen; `HH:mm` whatever clock it is shown by. */
export function TimeField({ label, help, error, required, disabled, hideLabel, ...time }: FieldProps & TimeProps) {
  const text = useTimeText(time);
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={text.problem ?? error}>
      {(control) => <TimeControl {...{ control, text }} {...time} />}
    </FormField>
  );
}

const useTimeText = ({ value, onChange, settled }: TimeProps) =>
  useTypedText<Time>({
    value: value || undefined,
    show: formatClock,
    read: readTime,
    expected: expectedTime,
    onChange: (time) => onChange(time ?? ''),
    settled,
  });

interface TimeControlProps extends TimeProps {
  readonly control: ControlProps;
  readonly text: ReturnType<typeof useTimeText>;
}

function TimeControl({ control, text: { typed, choose }, value, settled }: TimeControlProps) {
  const step = (event: KeyboardEvent, minutes: number) => {
    event.preventDefault();
    choose(addedMinutes(value || '09:00', value ? minutes : 0));
  };
  return (
    <TypedBox
      placeholder="14:30"
      inputMode="text"
      {...control}
      {...typed}
      onKeyDown={(event) => {
        typed.onKeyDown(event);
        if (settled || event.altKey) return;
        if (event.key === 'ArrowUp') step(event, arrowStep);
        if (event.key === 'ArrowDown') step(event, -arrowStep);
      }}
      button={
        <Popover
          label="Open clock"
          className="s-icon-button"
          trigger={<Clock size={16} aria-hidden />}
          arrow={false}
          disabled={control.disabled}
        >
          {(close) => (
            <TimeList
              value={value}
              onChoose={(time) => {
                choose(time);
                close();
              }}
            />
          )}
        </Popover>
      }
    />
  );
}

/** The half hours of a day, from the chosen one on. */
function TimeList({ value, onChoose }: { readonly value: Time | ''; readonly onChoose: (time: Time) => void }) {
  const list = useRef<HTMLUListElement>(null);
  const times = timesOfDay(offeredStep);
  const near = times.findLast((time) => time <= (value || '09:00')) ?? times[0];
  useLayoutEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[data-near]');
    button?.focus();
    button?.scrollIntoView({ block: 'center' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
      {times.map((time) => (
        <li key={time}>
          <button
            type="button"
            className={styles.time}
            data-near={time === near ? '' : undefined}
            aria-pressed={time === value}
            tabIndex={time === near ? 0 : -1}
            onClick={() => onChoose(time)}
          >
            {time}
          </button>
        </li>
      ))}
    </ul>
  );
}
