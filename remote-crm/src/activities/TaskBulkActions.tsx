import { type Activity, activities, changedActivity } from '@steps/business';
import { countedAs, stamp } from '@steps/platform';
import { Button } from 'antd';
import { CheckSquare } from 'lucide-react';
import { ExportList } from '../records/csv/ExportList';
import { notifyStep } from '../records/notices/stepNotice';
import { attemptBulk, bulkEdit } from '../records/recordTable/bulkState';
import { EditAndDelete } from '../records/recordTable/EditAndDelete';
import type { BulkEditTarget } from '../records/recordTable/recordBulk';
import { taskFields } from './taskFields';

interface TaskBulkActionsProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

const counted = countedAs('task');
const target: BulkEditTarget<Activity> = { counted, collection: activities, changed: changedActivity };

/** What can be done with many tasks at once; each is one step that can be undone. */
export function TaskBulkActions({ ids, onDone }: TaskBulkActionsProps) {
  const finish = () =>
    attemptBulk(async () => {
      const at = stamp();
      const changed = await bulkEdit({
        label: `Finish ${counted(ids.length)}`,
        collection: activities,
        ids,
        change: (task) => (task.completedAt ? task : { ...task, completedAt: at, updatedAt: at }),
      });
      if (changed > 0) notifyStep(`${counted(changed)} done`);
      onDone();
    });
  return (
    <EditAndDelete target={target} ids={ids} fields={taskFields} onDone={onDone}>
      <Button icon={<CheckSquare size={16} aria-hidden />} onClick={() => void finish()}>
        Mark as done
      </Button>
      <ExportList
        noun="task"
        plural="tasks"
        fields={taskFields}
        records={() => ids.flatMap((id) => activities.get(id) ?? [])}
        count={ids.length}
        selected
      />
    </EditAndDelete>
  );
}
