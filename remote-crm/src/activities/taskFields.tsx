import { type Activity, activities, completeActivity, isOverdue, reopenActivity } from '@steps/business';
import { FindingLinks, useFindingsBehind } from '@steps/business/findings';
import { isDay, momentFrom, ownLocal, RuleError } from '@steps/platform';
import { attempt, DateText, Row, StatusTag } from '@steps/platform/ui';
import { CircleAlert } from 'lucide-react';
import crmStyles from '../records/crm.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import { labelledOptions } from '../records/recordTable/fieldOptions';
import type { ListField } from '../records/recordTable/listField';
import listsStyles from '../records/recordTable/lists.module.css';
import { AboutCell } from './AboutCell';
import { aboutName } from './aboutRules';
import { activityFields } from './activityFields';

export const taskName = (task: Activity): string => task.subject || 'Task';

const states = { open: 'Still to do', overdue: 'Overdue', yes: 'Done' } as const;

/** The state of a task, in the words of its filter. */
const stateOf = (task: Activity): keyof typeof states =>
  task.completedAt ? 'yes' : isOverdue(task, new Date()) ? 'overdue' : 'open';

const own = activityFields(['subject', 'dueDate', 'owner', 'completedAt', 'body'], {
  subject: {
    label: 'What',
    value: taskName,
    patch: (typed) => ({ subject: subjectFrom(typed) }),
    column: { grow: 3, phone: 'title', cell: (task) => <SubjectCell task={task} /> },
  },
  dueDate: {
    patch: (typed, task) => ({ dueDate: dueFrom(typed, task.dueDate) }),
    column: { cell: (task) => <DueCell task={task} /> },
  },
  owner: { column: { phone: 'hide' } },
  completedAt: {
    column: {
      cell: ({ completedAt }) =>
        completedAt ? <DateText value={completedAt} day /> : <span className="s-faint">–</span>,
    },
  },
});

/** All fields of a task that its list can show, filter, order and edit. */
export const taskFields: readonly ListField<Activity>[] = [
  ...own.slice(0, 1),
  {
    id: 'about',
    label: 'About',
    kind: 'text',
    value: aboutName,
    column: { width: 180, cell: (task) => <TaskAbout task={task} /> },
  },
  ...own.slice(1, 2),
  {
    id: 'done',
    label: 'State',
    kind: 'choice',
    value: stateOf,
    options: () => labelledOptions(states),
    column: { width: 110, grow: 0, phone: 'hide', cell: (task) => states[stateOf(task)] },
  },
  ...own.slice(2),
];

/** The columns that the list of tasks starts with. */
export const taskColumns = ['subject', 'about', 'due', 'owner'];

function subjectFrom(typed: string): string {
  if (!typed.trim()) throw new RuleError('Enter what needs doing.');
  return typed.trim();
}

/** The typed day at the task's time of day, or at nine in the morning; empty means no date. */
function dueFrom(typed: string, before: string | undefined): string | undefined {
  if (!typed) return undefined;
  if (!isDay(typed)) throw new RuleError(`Enter a day such as 2026-11-03, not “${typed}”.`);
  return momentFrom(before ? `${typed}${ownLocal(before).slice(typed.length)}` : `${typed}T09:00`).toISOString();
}

function SubjectCell({ task }: { readonly task: Activity }) {
  const name = taskName(task);
  const toggle = () =>
    attempt({ title: 'Not changed', description: 'The task could not be changed. Please try again.' }, () => {
      if (task.completedAt) reopenActivity(task.id);
      else completeActivity(task.id);
      notifyStep(task.completedAt ? 'Task reopened' : 'Task done');
    });
  return (
    <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={crmStyles.name}>
      <label className={`s-check ${crmStyles.finish}`}>
        <input
          type="checkbox"
          aria-label={`Done: ${name}`}
          checked={task.completedAt !== undefined}
          onChange={toggle}
        />
      </label>
      <span className={listsStyles.plain} data-done={task.completedAt ? true : undefined}>
        {name}
      </span>
    </Row>
  );
}

/** Who the task is about, or the finding that it came from. */
function TaskAbout({ task: { id, contactId, companyId } }: { readonly task: Activity }) {
  const record = { collection: activities.name, id };
  const findings = useFindingsBehind(record);
  if (findings.length > 0 && !contactId && !companyId) return <FindingLinks {...record} />;
  return <AboutCell {...{ contactId, companyId }} />;
}

function DueCell({ task }: { readonly task: Activity }) {
  if (!task.dueDate) return <span className="s-faint">No date</span>;
  return (
    <Row as="span" inline gap={2} rowGap={1} align="center" wrap>
      <DateText value={task.dueDate} />
      {isOverdue(task, new Date()) && (
        <StatusTag tone="danger" icon={CircleAlert}>
          Overdue
        </StatusTag>
      )}
    </Row>
  );
}
