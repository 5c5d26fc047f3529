import {
  type Activity,
  activities as activityRecords,
  completeActivity,
  isOverdue,
  reopenActivity,
  useActivities,
  useMay,
} from '@steps/business';
import { tasksDue } from '@steps/business/host';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { ButtonLink, Checkbox, DateText, notify, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { useMemo } from 'react';
import styles from './dashboard.module.css';
import { activityHref, countedIn } from './dashboardRules';
import { NothingYet } from './NothingYet';

const shown = 6;

/** Tasks due today and overdue; a tick completes one, and can be undone. */
export function TasksSection({ now }: { readonly now: Date }) {
  const activities = useActivities();
  const tasks = useMemo(() => tasksDue(activities, now), [activities, now]);
  return (
    <Section
      title="Tasks due"
      purpose="Today and overdue"
      actions={
        tasks.length > shown && (
          <ButtonLink className="s-button--small" to={countedIn.tasksDue(now)}>
            All {tasks.length}
          </ButtonLink>
        )
      }
    >
      {tasks.length === 0 && (
        <NothingYet action={{ label: 'Open tasks', href: paths.module.href('crm', { tab: 'tasks' }) }}>
          Nothing is due today. Add a task with the next step after each call.
        </NothingYet>
      )}
      <ul className="s-plain">
        {tasks.slice(0, shown).map((task) => (
          <TaskRow key={task.id} task={task} now={now} />
        ))}
      </ul>
    </Section>
  );
}

function TaskRow({ task, now }: { readonly task: Activity; readonly now: Date }) {
  const name = task.subject || task.body;
  const mayComplete = useMay()('change', activityRecords.modules);
  return (
    <Row as="li" align="center" gap={2} minHeight="row" paddingY={1} className={`${styles.row} ${styles.task}`}>
      <Checkbox
        label={`Complete ${name}`}
        checked={false}
        tabbable
        disabled={!mayComplete}
        onChange={() => complete(task.id, name)}
      />
      <Stack as={Link} grow shrink breakWords className={styles.rowMain} to={activityHref(task)}>
        {name}
      </Stack>
      <Row as="span" tone="faint" gap={2} align="center" wrap className={styles.taskSide}>
        {isOverdue(task, now) && <StatusTag tone="danger">Overdue</StatusTag>}
        {task.dueDate && <DateText value={task.dueDate} now={now} />}
      </Row>
    </Row>
  );
}

function complete(id: string, name: string) {
  completeActivity(id);
  notify({ title: 'Task completed', description: name, action: { label: 'Undo', onClick: () => reopenActivity(id) } });
}
