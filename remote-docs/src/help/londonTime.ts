/** When somebody answers (spec 2, sections 2.14 and 9). Hours of London's clock. */
export const supportHours = { days: 'Mon–Fri', opens: 9, closes: 18 } as const;

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface LondonTime {
  /** "Mon". */
  readonly weekday: string;
  readonly hour: number;
  /** "21:04". */
  readonly clock: string;
}

/** What the clock shows in London at a moment. */
export function londonTime(moment: Date): LondonTime {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', hour = '', minute = '' } = parts;
  return { weekday, hour: Number(hour), clock: `${hour}:${minute}` };
}

/** Whether support is staffed. Bank holidays are not known here. */
export function isStaffed(moment: Date): boolean {
  const { weekday, hour } = londonTime(moment);
  return !['Sat', 'Sun'].includes(weekday) && hour >= supportHours.opens && hour < supportHours.closes;
}

const quarter = 15 * 60_000;

/** When the present state ends: closing time while somebody is there, else the next opening. */
export function nextChange(moment: Date): Date {
  const now = isStaffed(moment);
  // In quarters of an hour, so that a weekend in which the clocks change needs no rule of its own.
  let at = Math.floor(moment.getTime() / quarter) * quarter;
  do at += quarter;
  while (isStaffed(new Date(at)) === now);
  return new Date(at);
}
