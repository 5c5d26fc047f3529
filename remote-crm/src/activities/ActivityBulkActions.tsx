import { type Activity, activities, changedActivity, lastContactAfter } from '@steps/business';
import { meetingOfActivity } from '@steps/business/meetings';
import { countedAs } from '@steps/platform';
import { ExportList } from '../records/csv/ExportList';
import { EditAndDelete } from '../records/recordTable/EditAndDelete';
import type { ListField } from '../records/recordTable/listField';
import type { BulkEditTarget } from '../records/recordTable/recordBulk';

interface ActivityBulkActionsProps {
  readonly ids: readonly string[];
  readonly fields: readonly ListField<Activity>[];
  /** Called once the selection is gone. */
  readonly onDone: () => void;
}

const target: BulkEditTarget<Activity> = {
  counted: countedAs('activity', 'activities'),
  collection: activities,
  changed: changedActivity,
  follow: lastContactAfter,
  // Entries that the application wrote about a change stay; a meeting deletes its own activity.
  mayDelete: ({ id, type }) => type !== 'change' && meetingOfActivity(id) === undefined,
  kept: 'Changes and meetings stay: changes are history, and meetings are deleted in the calendar.',
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
