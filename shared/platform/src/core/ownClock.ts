// biome-ignore-all lint/plugin/ownClock: the way to the device’s clock, while no zone is chosen

import { browserZone, isZone, momentOf, type WallTime, wallTime } from './calendar/zones';

/**
 * A moment: UTC ISO 8601 text, or a `Date`. A text without a zone (`2026-11-03`, `2026-11-03T14:05`) is a day, or a time,
 * on the own clock.
 */
export type Moment = string | Date;

/** What the own clock shows. `month` counts from 1, `weekday` from 0, which is Sunday. */
export interface OwnTime extends Required<WallTime> {
  readonly weekday: number;
}

/** Parts that may run over: the 32nd of a month is in the next one, day 0 is the last of the one before. */
export interface OwnParts {
  readonly year: number;
  readonly month: number;
  readonly day?: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

let chosen: () => string = () => '';
const known = new Map<string, boolean>();

/** Says where the chosen zone is read from: the region of the workspace; in a worker, what the page told it. */
export function readOwnZone(read: () => string): void {
  chosen = read;
}

/** The chosen zone; empty while the clock of the device is used, also where this browser does not know the chosen one. */
export function chosenZone(): string {
  const zone = chosen();
  if (!zone) return '';
  const isKnown = known.get(zone) ?? isZone(zone);
  known.set(zone, isKnown);
  return isKnown ? zone : '';
}

/** The zone whose clock the product shows, e.g. `Europe/London`: the one chosen for the workspace, or the device's. */
export const ownZone = (): string => chosenZone() || browserZone();

const local = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/** What the own clock shows at a moment; `NaN` in all parts when it is none. */
export function ownFields(moment: Moment): OwnTime {
  const typed = typeof moment === 'string' ? typedParts(moment) : undefined;
  if (typed) return withWeekday(typed);
  const at = typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
  const zone = chosenZone();
  return zone ? withWeekday(wallTime(at, zone)) : deviceFields(at);
}

/**
 * The moment at which the own clock shows this. A time that the clock skips in spring moves on by what is skipped, and of
 * a time that comes twice in autumn the first is meant.
 */
export function ownMoment({ year, month, day = 1, hour = 0, minute = 0, second = 0 }: OwnParts): Date {
  const zone = chosenZone();
  if (zone) return new Date(momentOf({ year, month, day, hour, minute, second }, zone));
  return new Date(year, month - 1, day, hour, minute, second);
}

/** The moment that a text says: one without a zone is read on the own clock, also a day alone. Invalid for no moment. */
export function momentFrom(text: string): Date {
  const typed = typedParts(text);
  return typed ? ownMoment(typed) : new Date(text);
}

/** The day of a moment on the own clock, `2026-11-03`. */
export function ownDay(moment: Moment): string {
  const { year, month, day } = ownFields(moment);
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** The time of a moment on the own clock, `14:05`. */
function ownTime(moment: Moment): string {
  const { hour, minute } = ownFields(moment);
  return `${padded(hour)}:${padded(minute)}`;
}

/** As fields of a day with a time have it: `2026-11-03T14:05` on the own clock. */
export const ownLocal = (moment: Moment): string => `${ownDay(moment)}T${ownTime(moment)}`;

/** The beginning of the own day so many days after that of a moment, or before it. */
export function startOfOwnDay(moment: Moment, days = 0): Date {
  const { year, month, day } = ownFields(moment);
  return ownMoment({ year, month, day: day + days });
}

const padded = (part: number, length = 2) => String(part).padStart(length, '0');

const nothing = {
  year: Number.NaN,
  month: Number.NaN,
  day: Number.NaN,
  hour: Number.NaN,
  minute: Number.NaN,
  second: 0,
};

/** The parts of a text without a zone, `NaN` where the calendar or the clock has no such time; nothing for other texts. */
function typedParts(text: string): Required<WallTime> | undefined {
  const typed = local.exec(text);
  if (!typed) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = typed
    .slice(1)
    .map((part) => Number(part ?? 0));
  const exists = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;
  return exists && hour < 24 && minute < 60 && second < 60 ? { year, month, day, hour, minute, second } : nothing;
}

function withWeekday({ year, month, day, hour, minute, second = 0 }: WallTime): OwnTime {
  return { year, month, day, hour, minute, second, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

function deviceFields(at: number): OwnTime {
  const date = new Date(at);
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
    weekday: date.getDay(),
  };
}
