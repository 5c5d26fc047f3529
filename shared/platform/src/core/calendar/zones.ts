import { dayMs } from '../calendarDay';

/** A time on the clock of some place: calendar fields without a zone. `month` counts from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

const minuteMs = 60_000;
/** Clocks change months apart, never twice within this span: an offset that is the same at both ends did not change within it. */
const spanMs = 4 * dayMs;

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** Offsets at the beginnings of spans, by their numbers since 1970. */
  readonly offsets: Map<number, number>;
}

const clocks = new Map<string, Clock | undefined>();

/** The zone of this browser, e.g. `Europe/London`. */
// biome-ignore lint/plugin/ownClock: the way to the device’s zone
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Whether the name is an IANA zone that this browser knows. */
export const isZone = (name: string): boolean => clockOf(name) !== undefined;

/** Minutes that the zone's clock is ahead of UTC at a moment (ms since 1970). An unknown zone counts as UTC. */
export function offsetMinutes(zone: string, moment: number): number {
  const clock = clockOf(zone);
  if (!clock || !Number.isFinite(moment)) return 0;
  const span = Math.floor(moment / spanMs);
  const offset = offsetAtSpan(clock, span);
  return offset === offsetAtSpan(clock, span + 1) ? offset : measured(clock, moment);
}

function offsetAtSpan(clock: Clock, span: number): number {
  const known = clock.offsets.get(span);
  if (known !== undefined) return known;
  const offset = measured(clock, span * spanMs);
  clock.offsets.set(span, offset);
  return offset;
}

/** Asks the platform, which is slow: in whole minutes, to which all clocks have kept since 1972. */
function measured({ format }: Clock, moment: number): number {
  const at = Math.floor(moment / minuteMs) * minuteMs;
  return Math.round((asUtc(fieldsOf(format, at)) - at) / minuteMs);
}

/** What the zone's clock shows at a moment (UTC, ISO 8601, or ms since 1970). */
export function wallTime(moment: string | number, zone: string): WallTime {
  const at = typeof moment === 'number' ? moment : Date.parse(moment);
  return fieldsAt(at + offsetMinutes(zone, at) * minuteMs);
}

/**
 * The moment (ms since 1970) at which the zone's clock shows this. A time that the clock skips in spring moves on by
 * what is skipped, and of a time that comes twice in autumn the first is meant (RFC 5545, section 3.3.5).
 */
export function momentOf(wall: WallTime, zone: string): number {
  const utc = asUtc(wall);
  return utc - wallOffset(wall, zone) * minuteMs;
}

/** As `momentOf`, as UTC ISO 8601. */
export const isoOf = (wall: WallTime, zone: string): string => new Date(momentOf(wall, zone)).toISOString();

/** The moment at which the clock shows this again, of an hour that comes twice in autumn; otherwise as `momentOf`. */
export function secondMomentOf(wall: WallTime, zone: string): number {
  const first = momentOf(wall, zone);
  const second = asUtc(wall) - offsetMinutes(zone, first + dayMs) * minuteMs;
  return asUtc(wallTime(second, zone)) === asUtc(wall) ? Math.max(first, second) : first;
}

/** Whether the clock shows the time of a moment (UTC, ISO 8601) for the second time. */
export const isSecondMoment = (iso: string, zone: string): boolean =>
  Date.parse(iso) - momentOf(wallTime(iso, zone), zone) >= minuteMs;

/** Minutes ahead of UTC that hold for a time on the zone's clock. */
export function wallOffset(wall: WallTime, zone: string): number {
  const utc = asUtc(wall);
  const before = offsetMinutes(zone, utc - dayMs);
  const after = offsetMinutes(zone, utc + dayMs);
  if (before === after) return before;
  if (offsetMinutes(zone, utc - before * minuteMs) === before) return before;
  return offsetMinutes(zone, utc - after * minuteMs) === after ? after : before;
}

/** The fields read as if they were UTC, in ms: for counting with times on one clock. */
export const asUtc = ({ year, month, day, hour, minute, second = 0 }: WallTime): number => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0);
};

/** The inverse of `asUtc`. */
export function fieldsAt(utc: number): WallTime {
  const date = new Date(utc);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** "London (GMT+1)": the place and what its clock is ahead of UTC by at a moment. */
export function zoneLabel(zone: string, moment: string | number): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return zone === 'UTC' ? 'UTC' : `${place} (${offsetLabel(zone, moment)})`;
}

/** "GMT", "GMT+1", "GMT-3:30". */
export function offsetLabel(zone: string, moment: string | number): string {
  const minutes = offsetMinutes(zone, typeof moment === 'number' ? moment : Date.parse(moment));
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Every zone this browser knows, London first, then by name. */
export const zoneNames = (): readonly string[] => [
  // biome-ignore lint/plugin/ownClock: one of the zones to choose from
  ...new Set(['Europe/London', browserZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

function clockOf(zone: string): Clock | undefined {
  if (clocks.has(zone)) return clocks.get(zone);
  const clock = newClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function newClock(zone: string): Clock | undefined {
  if (!zone) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    return { format, offsets: new Map() };
  } catch {
    // The platform's only way of saying that it does not know the zone.
    return undefined;
  }
}

function fieldsOf(format: Intl.DateTimeFormat, moment: number): WallTime {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}
