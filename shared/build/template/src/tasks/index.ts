import type { AnyTask } from '@steps/business/tasks';
import { customerNote } from './customerNote';

/** The kinds of AI task that this remote owns, as `facts.ts` declares them. */
export const tasks: readonly AnyTask[] = [customerNote];
