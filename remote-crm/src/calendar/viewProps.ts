import type { Occurrence } from '@steps/business/calendar';
import type { CalendarPlace } from './calendarAddress';

export interface ViewProps {
  readonly place: CalendarPlace;
  readonly occurrences: readonly Occurrence[];
  readonly days: readonly string[];
  readonly zone: string;
  readonly now: Date;
  readonly today: string;
  /** Asks which ones are meant when the meeting recurs. */
  readonly onMove: (occurrence: Occurrence, start: string, end: string) => void;
}
