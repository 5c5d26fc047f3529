import { type Activity, updateActivity, useActivities } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState } from '@steps/platform/ui';
import { CheckSquare } from 'lucide-react';
import { useMemo } from 'react';
import { ExportList } from '../records/csv/ExportList';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { RecordTab } from '../records/recordTable/RecordTab';
import { searchActivities } from './activitySearch';
import { TaskBulkActions } from './TaskBulkActions';
import { taskColumns, taskFields, taskName } from './taskFields';

const hrefOf = ({ contactId, companyId }: Activity) =>
  contactId ? paths.contact.href(contactId) : companyId ? paths.company.href(companyId) : undefined;
const sorts = [{ column: 'due', direction: 'ascending' }] as const;

/** Open tasks, the most urgent first; done ones on request. */
export function TasksTab() {
  const all = useActivities();
  const tasks = useMemo(() => all.filter((activity) => activity.type === 'task'), [all]);
  return (
    <RecordTab
      collection="activities"
      label="Tasks"
      noun="task"
      records={tasks}
      nameOf={taskName}
      fields={taskFields}
      columns={taskColumns}
      start="done=open|overdue"
      search={searchActivities}
      {...{ hrefOf, sorts, onEdit }}
      tools={(shown) => (
        <ExportList noun="task" plural="tasks" fields={taskFields} records={() => shown} count={shown.length} />
      )}
      bulk={(ids, clear) => <TaskBulkActions ids={ids} onDone={clear} />}
      empty={
        <EmptyState
          icon={CheckSquare}
          title="No tasks yet"
          purpose="Tasks are what you promised to do, with the day they are due. Tasks that are due also appear on the dashboard."
          action={
            <ButtonLink primary to={paths.module.href('crm', { tab: 'tasks', new: 'task' })}>
              Add the first task
            </ButtonLink>
          }
        />
      }
    />
  );
}

function onEdit(task: Activity, field: ListField<Activity>, typed: string): void {
  updateActivity(task.id, field.patch?.(typed, task) ?? {});
  notifyStep('Task changed');
}
