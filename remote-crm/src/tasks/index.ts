import type { AnyTask } from '@steps/shared/tasks';
import { meetingSummary } from './meetingSummary';
import { ticketReply } from './ticketReply';

/** The kinds of AI task that this remote owns, as `facts.ts` announces them. */
export const tasks: readonly AnyTask[] = [meetingSummary, ticketReply];
