import { type Activity, activities } from '@steps/business';
import { catalogueFields, type FieldLook } from '../ground/recordTable/catalogueFields';
import type { ListField } from '../ground/recordTable/listField';
import { type ActivityCatalogue, activityCatalogue } from '../nouns/activityCatalogue';
import { activityLook, shownTypes } from './activityLabels';

/** The fields of activities that one of their lists has, as the catalogue has them. */
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
