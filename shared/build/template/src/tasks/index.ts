import type { AnyTask } from '@steps/shared/tasks';
import { customerNote } from './customerNote';

/** The kinds of AI task that this remote owns, as `facts.ts` announces them. */
export const tasks: readonly AnyTask[] = [customerNote];
