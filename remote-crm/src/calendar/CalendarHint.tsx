import styles from './CalendarHint.module.css';

interface CalendarHintProps {
  readonly keys: string;
  readonly touch: string;
}

/** What can be done in a view: with mouse and keys, or with fingers where those are what the device has. */
export function CalendarHint({ keys, touch }: CalendarHintProps) {
  return (
    <>
      <p className={`s-faint ${styles.hint} ${styles.hintKeys}`}>{keys}</p>
      <p className={`s-faint ${styles.hint} ${styles.hintTouch}`}>{touch}</p>
    </>
  );
}
