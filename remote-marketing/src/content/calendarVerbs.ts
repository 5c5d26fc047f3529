/** What can be done with a piece in the calendar. */
export interface CalendarVerbs {
  readonly open: (id: string) => void;
  /** To another day. */
  readonly move: (id: string, day: string) => void;
  /** By so many days, from the day it has or from today. */
  readonly moveBy: (id: string, days: number) => void;
}
