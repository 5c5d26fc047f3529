import { chosenZone } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import { bankHolidayOn } from '../records/days/bankHolidays';

/** When the team works. A change makes a new object: results are kept by this object. */
export interface WorkingHours {
  /** Days of the week, 0 is Sunday. */
  readonly days: readonly number[];
  /** Local times of day, `09:00`. */
  readonly from: string;
  readonly to: string;
  /** Days off, `2026-12-24`. */
  readonly holidays: readonly string[];
  /** Whether the bank holidays of England and Wales are days off too, except those that are `worked`. */
  readonly bankHolidays: boolean;
  readonly worked: readonly string[];
}

/** The time zone of the working hours: the workspace's, or else London. Its clocks may change twice a year. */
export const workingZone = (): string => chosenZone() || 'Europe/London';

/** "London". */
export const workingPlace = (): string => workingZone().split('/').at(-1)?.replaceAll('_', ' ') ?? '';

const dayMs = 86_400_000;
/** How far ahead a due time is searched for, days: nobody plans beyond that. */
const horizon = 3660;

type Span = readonly [from: number, to: number];

interface Kept {
  readonly zone: string;
  readonly spans: Map<number, Span | null>;
  /** The first day that is summed up: a year before the earliest that was asked for. */
  first: number;
  /**
   * At index n the working time of the n days from `first`, ms: counting day by day, 10,000 tickets of some years cost 400
   * ms.
   */
  sums: number[];
}

const kept = new WeakMap<WorkingHours, Kept>();

/** Working time between two moments, ms; 0 when the second is earlier. Moments are ms since 1970. */
export function workingTime(hours: WorkingHours, from: number, to: number): number {
  if (from >= to) return 0;
  const known = keptOf(hours);
  const day = Math.floor(from / dayMs);
  if (day < known.first + 2) Object.assign(known, { first: day - 366, sums: [0] });
  return sinceFirst(hours, to) - sinceFirst(hours, from);
}

/** Working time from the first summed day to a moment, ms. */
function sinceFirst(hours: WorkingHours, to: number): number {
  // Stryker disable next-line ArithmeticOperator: with "*" the loop never ends, and one process tries all faults
  const day = Math.floor(to / dayMs);
  const { first, sums } = keptOf(hours);
  for (let known = sums.length; known <= day - 1 - first; known++) {
    const span = spanOf(hours, first + known - 1);
    sums.push((sums[known - 1] ?? 0) + (span ? span[1] - span[0] : 0));
  }
  return (sums[day - 1 - first] ?? 0) + aroundDay(hours, day, to);
}

/** How much of the working hours of a day, the one before and the one after lies before a moment, ms. */
function aroundDay(hours: WorkingHours, day: number, to: number): number {
  let sum = 0;
  for (let one = day - 1; one <= day + 1; one++) {
    const span = spanOf(hours, one);
    if (span) sum += Math.max(0, Math.min(to, span[1]) - span[0]);
  }
  return sum;
}

/** The moment by which that much working time will have passed; `undefined` if it never will. */
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

/** Hour of the day in that zone, 0 to 23. */
export const zoneHour = (moment: number): number => timeZones.wallTime(moment, workingZone()).hour;

/** Minutes since midnight of `09:00`. */
export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The working hours of one calendar day (days since 1970), kept: the time zone is what costs. */
function spanOf(hours: WorkingHours, day: number): Span | null {
  const { spans } = keptOf(hours);
  const known = spans.get(day);
  if (known !== undefined) return known;
  const made = makeSpan(hours, day);
  spans.set(day, made);
  return made;
}

function keptOf(hours: WorkingHours): Kept {
  const zone = workingZone();
  const known = kept.get(hours);
  if (known?.zone === zone) return known;
  const made = { zone, spans: new Map(), first: Number.POSITIVE_INFINITY, sums: [0] };
  kept.set(hours, made);
  return made;
}

function makeSpan(hours: WorkingHours, day: number): Span | null {
  const date = new Date(day * dayMs);
  const works = hours.days.includes(date.getUTCDay()) && !isDayOff(hours, date.toISOString().slice(0, 10));
  return works ? [localTime(day, hours.from), localTime(day, hours.to)] : null;
}

const isDayOff = ({ holidays, bankHolidays, worked }: WorkingHours, day: string): boolean =>
  holidays.includes(day) || (bankHolidays && !worked.includes(day) && bankHolidayOn(day) !== undefined);

/** The moment of a time of day in the zone, ms. */
function localTime(day: number, time: string): number {
  const minutes = minutesOf(time);
  const wall = timeZones.fieldsAt(day * dayMs);
  return timeZones.momentOf({ ...wall, hour: Math.floor(minutes / 60), minute: minutes % 60 }, workingZone());
}
