import { formatDate } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import { isDone, type Ticket, type TicketPriority, type TicketStatus } from '../tickets';
import { clockOf } from './slaRules';
import { type ClockKind, prioritiesByUrgency, type SupportSettings } from './supportSettings';
import { workingZone, zoneHour } from './workingHours';

/** Fewer than this say nothing about a team; the figure is then left out. */
export const fewest = 5;

const weekMs = 7 * 86_400_000;

/** How one target was met. Times are working time, ms. */
export interface SlaFigures {
  /** Clocks that have ended. */
  readonly count: number;
  readonly median: number;
  /** Share within the target, 0 to 1. */
  readonly kept: number;
  /** Clocks that are still running, beyond the target already. */
  readonly overdue: number;
}

/** The median; 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Figures count tickets opened since a moment (ms); merged ones count once, as the ticket they were merged into. */
export const ticketsSince = (tickets: readonly Ticket[], since: number): Ticket[] =>
  tickets.filter(({ createdAt, mergedIntoId }) => !mergedIntoId && Date.parse(createdAt) >= since);

/** Open tickets by status. */
export function openByStatus(tickets: readonly Ticket[]): { status: TicketStatus; count: number }[] {
  return (['open', 'waiting'] as const).map((status) => ({
    status,
    count: tickets.filter((ticket) => ticket.status === status && !ticket.mergedIntoId).length,
  }));
}

/** Open tickets by priority, the most urgent first. */
export function openByPriority(tickets: readonly Ticket[]): { priority: TicketPriority; count: number }[] {
  const open = tickets.filter(({ status }) => !isDone(status));
  return prioritiesByUrgency.map((priority) => ({
    priority,
    count: open.filter((ticket) => ticket.priority === priority).length,
  }));
}

/** How a target was met; `undefined` with too few clocks that have ended. */
export function slaFigures(
  tickets: readonly Ticket[],
  kind: ClockKind,
  settings: SupportSettings,
  now: number,
  atLeast = fewest,
): SlaFigures | undefined {
  const clocks = tickets.flatMap((ticket) => clockOf(ticket, kind, settings, now) ?? []);
  const ended = clocks.filter(({ state }) => state === 'met' || state === 'missed');
  if (ended.length < Math.max(1, atLeast)) return undefined;
  return {
    count: ended.length,
    median: median(ended.map(({ spent }) => spent)),
    kept: ended.filter(({ state }) => state === 'met').length / ended.length,
    overdue: clocks.filter(({ state }) => state === 'overdue').length,
  };
}

/** One week, Monday to Sunday, with what was opened and solved in it. */
export interface Week {
  /** First day, `2 Nov`. */
  readonly label: string;
  readonly opened: number;
  readonly solved: number;
}

/** The last weeks up to now in the time zone of work, oldest first. */
export function weeksOf(tickets: readonly Ticket[], now: number, count: number): Week[] {
  const zone = workingZone();
  const today = timeZones.wallTime(now, zone);
  const weekday = (new Date(timeZones.asUtc(today)).getUTCDay() + 6) % 7;
  const starts = Array.from({ length: count + 1 }, (_, index) => ({
    ...timeZones.fieldsAt(timeZones.asUtc({ ...today, day: today.day - weekday - 7 * (count - 1 - index) })),
    hour: 0,
    minute: 0,
    second: 0,
  }));
  const moments = starts.map((start) => timeZones.momentOf(start, zone));
  const within = (at: string | undefined, index: number) => {
    const time = at === undefined ? Number.NaN : Date.parse(at);
    return time >= Number(moments[index]) && time < Number(moments[index + 1]);
  };
  return starts.slice(0, count).map((start, index) => ({
    label: formatDate(new Date(timeZones.asUtc(start)).toISOString().slice(0, 10)),
    opened: tickets.filter(({ createdAt }) => within(createdAt, index)).length,
    solved: tickets.filter(({ resolvedAt }) => within(resolvedAt, index)).length,
  }));
}

/** Weeks that a period of days covers, at most 12. */
export const weeksIn = (since: number, now: number): number =>
  Math.min(12, Math.max(4, Math.ceil((now - since) / weekMs)));

/** What one person did. */
export interface PersonFigures {
  /** Empty: nobody. */
  readonly name: string;
  readonly open: number;
  readonly done: number;
  /** Median first reply, working ms; `undefined` without any. */
  readonly firstReply: number | undefined;
}

/** By assignee, the busiest first. */
export function byAssignee(tickets: readonly Ticket[], settings: SupportSettings, now: number): PersonFigures[] {
  const names = [...new Set(tickets.map(({ assignee }) => assignee))];
  return names
    .map((name) => {
      const own = tickets.filter(({ assignee }) => assignee === name);
      const done = own.filter(({ status }) => isDone(status)).length;
      const firstReply = slaFigures(own, 'firstReply', settings, now, 1)?.median;
      return { name, open: own.length - done, done, firstReply };
    })
    .sort((one, other) => other.open + other.done - one.open - one.done || one.name.localeCompare(other.name, 'en-GB'));
}

/** Ratings from 1 to 5 with their counts; the mean only if there are enough. */
export function satisfactionOf(tickets: readonly Ticket[]) {
  const marks = tickets.flatMap(({ satisfaction }) => satisfaction ?? []);
  const counts = [5, 4, 3, 2, 1].map((mark) => ({
    mark,
    count: marks.filter((one) => Math.round(one) === mark).length,
  }));
  const mean = marks.length >= fewest ? marks.reduce((sum, mark) => sum + mark, 0) / marks.length : undefined;
  return { count: marks.length, counts, mean };
}

/** Tickets opened in each hour of the day in the time zone of work, from the first hour with any to the last. */
export function busiestHours(tickets: readonly Ticket[]): { readonly label: string; readonly value: number }[] {
  const opened = tickets.map(({ createdAt }) => zoneHour(Date.parse(createdAt)));
  const hours = Array.from({ length: 24 }, (_, hour) => opened.filter((one) => one === hour).length);
  const [from, to] = [hours.findIndex(Boolean), hours.findLastIndex(Boolean)];
  if (from === -1) return [];
  return hours.slice(from, to + 1).map((value, index) => ({ label: String(from + index).padStart(2, '0'), value }));
}

/** "80%". */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
