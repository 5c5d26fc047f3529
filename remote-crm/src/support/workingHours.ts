/** When the team works. Changing it means a new object: what is computed of it is kept by identity. */
export interface WorkingHours {
  /** Days of the week, 0 is Sunday. */
  readonly days: readonly number[];
  /** Local times of day, `09:00`. */
  readonly from: string;
  readonly to: string;
  /** Calendar days, `2026-12-25`. */
  readonly holidays: readonly string[];
}

/** Where the working hours are meant; the clock changes there twice a year. */
export const workingZone = 'Europe/London';

const dayMs = 86_400_000;
/** How far ahead a due time is looked for, days: beyond that nobody plans. */
const horizon = 3660;

type Span = readonly [from: number, to: number];

const spans = new WeakMap<WorkingHours, Map<number, Span | null>>();

/** Working time between two moments, ms; 0 when the second is earlier. Moments are ms since 1970. */
export function workingTime(hours: WorkingHours, from: number, to: number): number {
  let sum = 0;
  for (let day = Math.floor(from / dayMs) - 1; day * dayMs <= to + dayMs && from < to; day++) {
    const span = spanOf(hours, day);
    if (span) sum += Math.max(0, Math.min(to, span[1]) - Math.max(from, span[0]));
  }
  return sum;
}

/** The moment at which that much working time will have passed; `undefined` when it never will. */
export function addWorkingTime(hours: WorkingHours, from: number, duration: number): number | undefined {
  let left = duration;
  const first = Math.floor(from / dayMs) - 1;
  for (let day = first; day < first + horizon; day++) {
    const span = spanOf(hours, day);
    if (!span || span[1] <= from) continue;
    const start = Math.max(from, span[0]);
    if (left <= span[1] - start) return start + left;
    left -= span[1] - start;
  }
  return undefined;
}

/** Hour of the day there, 0 to 23. */
export const zoneHour = (moment: number): number => new Date(moment + zoneOffset(moment)).getUTCHours();

/** Minutes since midnight of `09:00`. */
export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The working span of one calendar day (days since 1970), kept: finding out about the zone is what costs. */
function spanOf(hours: WorkingHours, day: number): Span | null {
  const known = spans.get(hours) ?? new Map<number, Span | null>();
  if (known.size === 0) spans.set(hours, known);
  const span = known.get(day);
  if (span !== undefined) return span;
  const made = makeSpan(hours, day);
  known.set(day, made);
  return made;
}

function makeSpan(hours: WorkingHours, day: number): Span | null {
  const date = new Date(day * dayMs);
  const works = hours.days.includes(date.getUTCDay()) && !hours.holidays.includes(date.toISOString().slice(0, 10));
  return works ? [localTime(day, hours.from), localTime(day, hours.to)] : null;
}

function localTime(day: number, time: string): number {
  const wall = day * dayMs + minutesOf(time) * 60_000;
  return wall - zoneOffset(wall - zoneOffset(wall));
}

const zoneClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: workingZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** How far the zone's clocks are ahead of UTC, ms. */
function zoneOffset(moment: number): number {
  const parts = Object.fromEntries(zoneClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
