import type { AnyTask } from '@steps/business/tasks';
import { meetingSummary } from './meetingSummary';
import { ticketReply } from './ticketReply';

/** The kinds of AI task that this remote owns, as `facts.ts` declares them. */
export const tasks: readonly AnyTask[] = [meetingSummary, ticketReply];
