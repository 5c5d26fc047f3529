import {
  type Activity,
  activities,
  activitiesByCompany,
  activitiesByContact,
  companies,
  contacts,
} from '@steps/shared';
import { indexedSearch } from '../ground/search/indexedSearch';
import { aboutName } from './aboutRules';

/** Full-text search over activities, by who they are about too. */
export const searchActivities = indexedSearch(
  activities,
  (activity) => [activity.subject, activity.body, activity.outcome, activity.owner, aboutName(activity)].join(' '),
  (touch) => {
    const touchAll = (found: readonly Activity[]) => {
      for (const { id } of found) touch(id);
    };
    contacts.follow((before, after) => {
      if (before?.name !== after?.name) touchAll(activitiesByContact.of((after ?? before)?.id ?? ''));
    });
    companies.follow((before, after) => {
      if (before?.name !== after?.name) touchAll(activitiesByCompany.of((after ?? before)?.id ?? ''));
    });
  },
);
