import { formatDay, formatFull, formatMoment, formatTime, type Moment } from '../core/dates';
import { useRegion } from '../core/session/regionState';

interface DateTextProps {
  /** UTC ISO 8601 text or a `Date`; shown in local time. */
  readonly value: Moment;
  /** Only the day, without the time. */
  readonly day?: boolean;
  /** Only the time, where the day is said already. */
  readonly time?: boolean;
  /** The present, when a page has its own clock. */
  readonly now?: Moment;
}

/** A date as people say it, in full on hover. */
export function DateText({ value, day = false, time = false, now = new Date() }: DateTextProps) {
  // Written anew when another way is chosen.
  useRegion();
  const iso = typeof value === 'string' ? value : value.toISOString();
  return (
    <time dateTime={iso} title={formatFull(value)}>
      {time ? formatTime(value) : day ? formatDay(value, now) : formatMoment(value, now)}
    </time>
  );
}
