import { activities, stamp } from '@steps/shared';
import { Button } from 'antd';
import { CheckSquare, Trash2 } from 'lucide-react';
import { attemptBulk, bulkEdit } from '../lists/bulkState';
import { countedAs } from '../lists/countRules';
import { notifyStep } from '../notices/stepNotice';

interface TaskBulkActionsProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

const counted = countedAs('task');

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
  const remove = () =>
    attemptBulk(async () => {
      const changed = await bulkEdit({
        label: `Delete ${counted(ids.length)}`,
        collection: activities,
        ids,
        change: () => undefined,
      });
      notifyStep(`${counted(changed)} deleted`);
      onDone();
    });
  return (
    <>
      <Button icon={<CheckSquare size={16} aria-hidden />} onClick={() => void finish()}>
        Mark as done
      </Button>
      <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
        Delete
      </Button>
    </>
  );
}
