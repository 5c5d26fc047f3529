import { counted } from '@steps/platform';
import { isDone, statusHistoryOf, type Ticket, type TicketPriority } from '../tickets';
import type { ClockKind, SupportSettings } from './supportSettings';
import { addWorkingTime, workingTime, workingZone } from './workingHours';

/**
 * One target, measured in working time (ms). `met` and `missed` are over; `overdue` is still running; `paused` waits for the
 * requester, whatever was spent before.
 */
export interface SlaClock {
  readonly kind: ClockKind;
  readonly state: 'running' | 'overdue' | 'paused' | 'met' | 'missed';
  readonly target: number;
  readonly spent: number;
  /** While it runs: when the target will be reached, UTC, ISO 8601. */
  readonly dueAt?: string;
}

/** Share of the target that is left when a running clock starts to warn. */
const warnShare = 0.25;
const minuteMs = 60_000;

/**
 * The clock of one target at a moment. It runs in working hours while the ticket is open, from its creation to the first
 * answer or the solution. None for a merged ticket, nor for the first reply of one solved without any.
 */
export function clockOf(ticket: Ticket, kind: ClockKind, settings: SupportSettings, now: number): SlaClock | undefined {
  if (ticket.mergedIntoId) return undefined;
  const end = endOf(ticket, kind);
  if (end === undefined && isDone(ticket.status)) return undefined;
  const target = settings.targets[ticket.priority][kind] * minuteMs;
  const spent = spentTime(ticket, settings, end === undefined ? now : Date.parse(end));
  if (end !== undefined) return { kind, state: spent > target ? 'missed' : 'met', target, spent };
  if (ticket.status === 'waiting') return { kind, state: 'paused', target, spent };
  if (spent > target) return { kind, state: 'overdue', target, spent };
  const due = addWorkingTime(settings, now, target - spent);
  return {
    kind,
    state: 'running',
    target,
    spent,
    dueAt: due === undefined ? undefined : new Date(due).toISOString(),
  };
}

/** When the target was met, UTC, ISO 8601. */
const endOf = (ticket: Ticket, kind: ClockKind) => (kind === 'firstReply' ? ticket.firstReplyAt : ticket.resolvedAt);

/** Working time during which the ticket was open, ms. */
function spentTime(ticket: Ticket, settings: SupportSettings, end: number): number {
  const history = statusHistoryOf(ticket);
  const made = Date.parse(ticket.createdAt);
  return history.reduce((sum, { status, at }, index) => {
    if (status !== 'open') return sum;
    const from = Math.max(Date.parse(at), made);
    const next = history[index + 1];
    return sum + workingTime(settings, from, Math.min(end, next ? Date.parse(next.at) : end));
  }, 0);
}

const nextClocks = new WeakMap<Ticket, { settings: SupportSettings; now: number; clock: SlaClock | undefined }>();

/** The target to meet next: the most overdue one, or else the first due. None if nothing is left. */
export function nextClock(ticket: Ticket, settings: SupportSettings, now: number): SlaClock | undefined {
  if (isDone(ticket.status)) return undefined;
  const known = nextClocks.get(ticket);
  if (known?.settings === settings && known.now === now) return known.clock;
  // The same time has passed for each open target, so the shortest one is next.
  const targets = settings.targets[ticket.priority];
  const [kind] = (['firstReply', 'resolution'] as const)
    .filter((one) => endOf(ticket, one) === undefined)
    .sort((one, other) => targets[one] - targets[other]);
  const clock = kind && clockOf(ticket, kind, settings, now);
  nextClocks.set(ticket, { settings, now, clock });
  return clock;
}

/** Working time until the target, ms; negative beyond it. */
export const timeLeft = (clock: SlaClock): number => clock.target - clock.spent;

/** How urgent a clock is. */
export function urgencyOf(clock: SlaClock): 'overdue' | 'soon' | 'calm' {
  if (clock.state === 'overdue' || clock.state === 'missed') return 'overdue';
  return clock.state === 'running' && timeLeft(clock) < clock.target * warnShare ? 'soon' : 'calm';
}

/** "2 h 10 min"; less than a minute counts as one. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours.toLocaleString('en-GB')} h`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(' ');
}

/** "due in 2 h 10 min of working time". */
export function clockText(clock: SlaClock): string {
  const left = timeLeft(clock);
  switch (clock.state) {
    case 'running':
      return `due in ${durationText(left)} of working time`;
    case 'overdue':
      return `overdue by ${durationText(-left)} of working time`;
    case 'paused':
      return left >= 0
        ? `paused with ${durationText(left)} of working time left`
        : `paused ${durationText(-left)} of working time over`;
    case 'met':
      return `met in ${durationText(clock.spent)} of working time`;
    case 'missed':
      return `missed by ${durationText(-left)} of working time`;
  }
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Mon, Tue, Wed 09:00 to 18:00, Europe/London, except bank holidays and 2 holidays of your own". */
export function hoursText({ days, from, to, holidays, bankHolidays }: SupportSettings): string {
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const office = week.join() === '1,2,3,4,5' ? 'Mon to Fri' : week.map((day) => dayNames[day]).join(', ');
  const own = `${counted(holidays.length, 'holiday')} of your own`;
  const off = [bankHolidays && 'bank holidays', holidays.length > 0 && own].filter(Boolean).join(' and ');
  const except = off && `, except ${off}`;
  return `${office} ${from} to ${to}, ${workingZone()}${except}`;
}

/** The rule behind a clock, as a sentence. */
export function ruleText(kind: ClockKind, priority: TicketPriority, settings: SupportSettings): string {
  const within = durationText(settings.targets[priority][kind] * minuteMs);
  const what = kind === 'firstReply' ? 'First reply' : 'Solution';
  return `${what} within ${within} of working time at ${priority} priority (${hoursText(settings)}). The clock stops while the ticket waits for the requester.`;
}
