import { type Activity, activities, activitiesByContact, companies, contacts } from '@steps/business';
import { activityCatalogue } from '../nouns/activityCatalogue';
import { activitiesByCompany } from '../nouns/recordLinks';
import { searchTextOf } from '../records/catalogue/searchText';
import { indexedSearch } from '../records/search/indexedSearch';
import { aboutName } from './aboutRules';

/** What is written in an activity. */
export const activityText = searchTextOf<Activity>(activityCatalogue);

/** Full-text search over activities, including the names of who they are about. */
export const searchActivities = indexedSearch(
  activities,
  (activity) => `${activityText(activity)} ${aboutName(activity)}`,
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
