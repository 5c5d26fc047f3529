import { type Activity, activities, changedActivity, lastContactAfter } from '@steps/shared';
import { meetingOfActivity } from '@steps/shared/meetings';
import { ExportList } from '../export/ExportList';
import { countedAs } from '../lists/countRules';
import { EditAndDelete } from '../lists/EditAndDelete';
import type { ListField } from '../lists/listField';
import type { BulkEditTarget } from '../lists/recordBulk';

interface ActivityBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Activity>[];
  /** The selection has gone. */
  readonly onDone: () => void;
}

const target: BulkEditTarget<Activity> = {
  counted: countedAs('activity', 'activities'),
  collection: activities,
  changed: changedActivity,
  follow: lastContactAfter,
  // What the application wrote of a change stays; a meeting deletes its own activity.
  mayDelete: ({ id, type }) => type !== 'change' && meetingOfActivity(id) === undefined,
  kept: 'Entries about changes and meetings stay: the first are history, the second are deleted in the calendar.',
};

/** What can be done with many activities at once. */
export const ActivityBulkActions = ({ ids, fields, onDone }: ActivityBulkActionsProps) => (
  <EditAndDelete target={target} ids={ids} fields={fields} onDone={onDone}>
    <ExportList
      noun="activity"
      plural="activities"
      fields={fields}
      records={() => ids.flatMap((id) => activities.get(id) ?? [])}
      count={ids.length}
      selected
    />
  </EditAndDelete>
);
