import { type ActivityType, createActivity } from '@steps/shared';
import { attempt, notifyStep } from '../notices/stepNotice';

/** Whom an activity is about. */
export interface About {
  readonly contactId?: string;
  readonly companyId?: string;
}

const failure = { title: 'Not in the timeline', description: 'What you opened could not be noted. Please try again.' };

/** Notes in the timeline, as one step, what a quick action has just opened. `told`: "Call". */
export function noteOpened(about: About, type: ActivityType, subject: string, told: string): void {
  attempt(failure, () => {
    createActivity({ type, subject, ...about });
    notifyStep(`${told} noted in the timeline`, 'Edit the entry there to add how it went.');
  });
}
