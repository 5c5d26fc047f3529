import { type ActivityType, activities, createActivity, may } from '@steps/shared';
import { attempt, notifyStep } from '../notices/stepNotice';

/** Whom an activity is about. */
export interface About {
  readonly contactId?: string;
  readonly companyId?: string;
}

const failure = { title: 'Not in the timeline', description: 'What you opened could not be noted. Please try again.' };

/** What has just been opened of a contact or company, noted in the timeline wherever it was pressed. */
export const openings = {
  call: (about: About, number: string) => noteOpened(about, 'call', `Call to ${number.trim()}`, 'Call'),
  email: (about: About, address: string) => noteOpened(about, 'email', `Email to ${address.trim()}`, 'Email'),
  // Looking is no contact, so it is a note.
  linkedIn: (about: About) => noteOpened(about, 'note', 'LinkedIn profile opened', 'LinkedIn visit'),
  website: (about: About) => noteOpened(about, 'note', 'Website opened', 'Website visit'),
} as const;

/** Notes in the timeline, as one step, what was just opened; nothing for whoever may not add to it. `told`: "Call". */
export function noteOpened(about: About, type: ActivityType, subject: string, told: string): void {
  if (!may('add', activities.modules)) return;
  attempt(failure, () => {
    createActivity({ type, subject, ...about });
    notifyStep(`${told} noted in the timeline`, 'Edit the entry there to add how it went.');
  });
}
