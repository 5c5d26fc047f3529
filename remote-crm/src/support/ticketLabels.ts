import type { Tone } from '@steps/platform/ui';
import {
  Archive,
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  CircleCheck,
  CircleDot,
  CirclePause,
  type LucideIcon,
  Minus,
} from 'lucide-react';
import type { Ticket, TicketPriority, TicketStatus } from '../tickets';

export const statusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  solved: 'Solved',
  closed: 'Closed',
};

export const statusLooks: Readonly<Record<TicketStatus, { tone: Tone; icon: LucideIcon }>> = {
  open: { tone: 'info', icon: CircleDot },
  waiting: { tone: 'warning', icon: CirclePause },
  solved: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: Archive },
};

export const priorityLabels: Readonly<Record<TicketPriority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

export const priorityLooks: Readonly<Record<TicketPriority, { tone: Tone; icon: LucideIcon }>> = {
  urgent: { tone: 'danger', icon: ChevronsUp },
  high: { tone: 'warning', icon: ArrowUp },
  normal: { tone: 'neutral', icon: Minus },
  low: { tone: 'neutral', icon: ArrowDown },
};

/** "#12 Blurred logo". */
export const ticketName = (ticket: Pick<Ticket, 'number' | 'subject'>): string => `#${ticket.number} ${ticket.subject}`;
