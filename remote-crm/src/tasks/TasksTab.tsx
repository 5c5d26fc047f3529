import { type Activity, completeActivity, isOverdue, paths, reopenActivity, useActivities } from '@steps/shared';
import { ButtonLink, DateText, EmptyState, type RecordColumn, StatusTag } from '@steps/shared/ui';
import { CheckSquare, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { AboutCell } from '../activities/AboutCell';
import { type ListFilter, RecordTab, type SortValues } from '../lists/RecordTab';
import { searchOver } from '../lists/searchRules';
import { attempt, notifyStep } from '../notices/stepNotice';

const search = searchOver((task: Activity) => `${task.subject} ${task.body} ${task.owner}`);
const nameOf = (task: Activity) => task.subject || 'Task';
const hrefOf = ({ contactId, companyId }: Activity) =>
  contactId ? paths.contact.href(contactId) : companyId ? paths.company.href(companyId) : undefined;
const sort = { column: 'due', direction: 'ascending' } as const;

const sortValues: SortValues<Activity> = { subject: nameOf, due: (task) => task.dueDate };

const filters: readonly ListFilter<Activity>[] = [
  {
    id: 'done',
    label: 'State',
    any: 'Still to do',
    options: [
      { value: 'yes', label: 'Done' },
      { value: 'overdue', label: 'Overdue' },
    ],
    unset: (task) => !task.completedAt,
    matches: (task, value) => (value === 'yes' ? task.completedAt !== undefined : isOverdue(task, new Date())),
  },
];

const columns: readonly RecordColumn<Activity>[] = [
  { id: 'done', header: 'Done', width: 56, grow: 0, cell: (task) => <DoneCell task={task} /> },
  { id: 'subject', header: 'What', width: 240, grow: 3, sortable: true, phone: 'title', cell: nameOf },
  {
    id: 'about',
    header: 'About',
    width: 180,
    cell: ({ contactId, companyId }) => <AboutCell {...{ contactId, companyId }} />,
  },
  { id: 'due', header: 'Due', width: 240, grow: 0, sortable: true, cell: (task) => <DueCell task={task} /> },
];

function DoneCell({ task }: { readonly task: Activity }) {
  const toggle = () =>
    attempt({ title: 'Not changed', description: 'The task could not be changed. Please try again.' }, () => {
      if (task.completedAt) reopenActivity(task.id);
      else completeActivity(task.id);
      notifyStep(task.completedAt ? 'Task opened again' : 'Task done');
    });
  return (
    <label className="s-check">
      <input
        type="checkbox"
        aria-label={`Done: ${nameOf(task)}`}
        checked={task.completedAt !== undefined}
        onChange={toggle}
      />
    </label>
  );
}

function DueCell({ task }: { readonly task: Activity }) {
  if (!task.dueDate) return <span className="s-faint">No date</span>;
  return (
    <span className="c-due">
      <DateText value={task.dueDate} />
      {isOverdue(task, new Date()) && (
        <StatusTag tone="danger" icon={CircleAlert}>
          Overdue
        </StatusTag>
      )}
    </span>
  );
}

/** What is still to do, the most urgent first. */
export function TasksTab() {
  const all = useActivities();
  const tasks = useMemo(() => all.filter((activity) => activity.type === 'task'), [all]);
  return (
    <RecordTab
      label="Tasks"
      noun="task"
      records={tasks}
      {...{ nameOf, hrefOf, search, columns, sortValues, sort, filters }}
      empty={
        <EmptyState
          icon={CheckSquare}
          title="No tasks yet"
          purpose="Tasks are what you promised to do, with the day they are due. Due ones also stand on the dashboard."
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
