import { type ActivityType, activities, createActivity, may } from '@steps/business';
import { attempt, notify } from '@steps/platform/ui';
import { notifyStep } from '../notices/stepNotice';

/** The contact or company that an activity is about. */
export interface About {
  readonly contactId?: string;
  readonly companyId?: string;
  readonly dealId?: string;
}

const failure = { title: 'Not in the timeline', description: 'What you opened could not be noted. Please try again.' };

/** Called for what was just opened: a call or an email is noted in the timeline, wherever it was pressed. */
export const openings = {
  call: (about: About, number: string) => noteOpened(about, 'call', `Call to ${number.trim()}`, 'Call'),
  email: (about: About, address: string) => noteOpened(about, 'email', `Email to ${address.trim()}`, 'Email'),
  // Viewing a profile is no activity, unless somebody wants it noted.
  linkedIn: (about: About) => offerNote(about, 'LinkedIn profile opened', 'LinkedIn visit'),
  website: (about: About) => offerNote(about, 'Website opened', 'Website visit'),
} as const;

/** Says what was opened, and notes it in the timeline on request; nothing for people who may not add to it. */
function offerNote(about: About, subject: string, note: string): void {
  if (!may('add', activities.modules)) return;
  notify({
    title: subject,
    action: { label: 'Add to timeline', onClick: () => noteOpened(about, 'note', subject, note) },
  });
}

/** Notes what was just opened in the timeline, as one step; nothing for people who may not add to it. `told`: "Call". */
export function noteOpened(about: About, type: ActivityType, subject: string, note: string): void {
  if (!may('add', activities.modules)) return;
  attempt(failure, () => {
    createActivity({ type, subject, ...about });
    notifyStep(`${note} noted in the timeline`, 'Edit the entry there to add how it went.');
  });
}
