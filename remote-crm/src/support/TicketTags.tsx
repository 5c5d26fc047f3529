import { StatusTag, type Tone } from '@steps/platform/ui';
import { CircleAlert, Clock, Timer } from 'lucide-react';
import type { TicketPriority, TicketStatus } from '../tickets';
import { clockText, durationText, type SlaClock, timeLeft, urgencyOf } from './slaRules';
import { priorityLabels, priorityLooks, statusLabels, statusLooks } from './ticketLabels';

export const TicketStatusTag = ({ status }: { readonly status: TicketStatus }) => (
  <StatusTag {...statusLooks[status]}>{statusLabels[status]}</StatusTag>
);

export const PriorityTag = ({ priority }: { readonly priority: TicketPriority }) => (
  <StatusTag {...priorityLooks[priority]}>{priorityLabels[priority]}</StatusTag>
);

const looks = {
  overdue: { tone: 'danger', icon: CircleAlert },
  soon: { tone: 'warning', icon: Timer },
  calm: { tone: 'neutral', icon: Clock },
} as const satisfies Record<string, { tone: Tone; icon: typeof Clock }>;

/** A clock in few words, for lists; in full on hover. */
export function ClockTag({ clock }: { readonly clock: SlaClock | undefined }) {
  if (!clock) return <span className="s-faint">–</span>;
  return (
    <span title={`${clock.kind === 'firstReply' ? 'First reply' : 'Solution'} ${clockText(clock)}`}>
      <StatusTag {...looks[urgencyOf(clock)]}>{short(clock)}</StatusTag>
    </span>
  );
}

const hourMs = 3_600_000;
const manyHours = 5 * hourMs;

function short(clock: SlaClock): string {
  if (clock.state === 'paused') return 'Paused';
  const what = clock.kind === 'firstReply' ? 'Reply' : 'Solve';
  const left = timeLeft(clock);
  const time = shortTime(Math.abs(left));
  return left < 0 ? `${what} ${time} over` : `${what} in ${time}`;
}

/** Minutes say little beside many hours. */
const shortTime = (ms: number) => durationText(ms < manyHours ? ms : Math.floor(ms / hourMs) * hourMs);
