import { type Activity, activities } from '@steps/business';
import { type ActivityCatalogue, activityCatalogue } from '../nouns/activityCatalogue';
import { catalogueFields, type FieldLook } from '../records/recordTable/catalogueFields';
import type { ListField } from '../records/recordTable/listField';
import { activityLook, shownTypes } from './activityLabels';

/** The fields of activities for one of their lists, from the catalogue. */
export const activityFields = (
  only: readonly (keyof Activity)[],
  looks: { readonly [K in keyof Activity]?: FieldLook<Activity> },
): readonly ListField<Activity>[] =>
  catalogueFields<Activity, ActivityCatalogue>(activityCatalogue, {
    choices: {
      type: {
        options: shownTypes.map((value) => ({ value, label: activityLook(value).label })),
        shown: (type) => type,
      },
    },
    all: () => activities.all(),
    columns: [],
    only,
    looks,
  });
