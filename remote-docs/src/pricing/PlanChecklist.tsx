import { activities, completeActivity, reopenActivity, useActivities, useMay } from '@steps/business';
import { momentFrom, ownDay, undo, useOpenClientId } from '@steps/platform';
import { DateField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import {
  ButtonLink,
  Checkbox,
  DateText,
  Grid,
  notify,
  ProgressBar,
  Row,
  Section,
  Stack,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Article } from '../content/article';
import { type PlanTask, planTasks, startedTasks } from './planRules';
import { startPlan } from './planState';
import styles from './pricing.module.css';

/** The 20-day plan: to read, and to start as tasks of the CRM. */
export function PlanChecklist({ article: plan }: { readonly article: Article }) {
  const client = useOpenClientId();
  const [begun, setBegun] = useState(false);
  const may = useMay();
  const tasks = planTasks(plan.blocks);
  const started = startedTasks(tasks, useActivities());
  const done = [...started.values()].filter(({ completedAt }) => completedAt).length;
  const steps = [...new Set(tasks.map(({ step }) => step))];
  return (
    <Section title={plan.title} purpose={plan.summary}>
      <Stack gap={4}>
        {started.size > 0 ? (
          // The button that started it is gone: its focus goes here.
          <div className={styles.progress} tabIndex={-1} ref={begun ? takeFocus : undefined}>
            <ProgressBar label="Progress of the plan" value={(done / started.size) * 100} />
            <span>
              {done} of {started.size} done
            </span>
            <ButtonLink to={paths.module.href('crm', { tab: 'tasks' })}>Open tasks</ButtonLink>
          </div>
        ) : client && !may('add', activities.modules) ? (
          <p className="s-muted">Your role does not let you add tasks, so it cannot start the plan.</p>
        ) : client ? (
          <StartPlan tasks={tasks} onStarted={() => setBegun(true)} />
        ) : (
          <p className="s-muted">Set up your business to start the plan. Its tasks are then in your CRM.</p>
        )}
        <Grid min={320} fill gap={6}>
          {steps.map((step) => (
            <section key={step} aria-label={step}>
              <h3>{step}</h3>
              <Stack as="ul" gap={1} paddingTop={2} plain className={styles.tasks}>
                {tasks
                  .filter((task) => task.step === step)
                  .map((task) => (
                    <TaskLine key={task.day} task={task} activity={started.get(task.day)} />
                  ))}
              </Stack>
            </section>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface StartPlanProps {
  readonly tasks: readonly PlanTask[];
  readonly onStarted: () => void;
}

function StartPlan({ tasks, onStarted }: StartPlanProps) {
  const [start, setStart] = useState(today);
  const begin = () => {
    startPlan(tasks, start ? momentFrom(`${start}T12:00`) : new Date());
    onStarted();
    notify({
      title: 'Plan started',
      description: `${tasks.length} tasks are in your CRM.`,
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };
  return (
    <Row gap={3} align="end" wrap>
      <DateField label="First day" value={start} onChange={setStart} required={false} />
      <Button type="primary" onClick={begin}>
        Start the plan
      </Button>
    </Row>
  );
}

interface TaskLineProps {
  readonly task: PlanTask;
  readonly activity:
    | { readonly id: string; readonly completedAt?: string | undefined; readonly dueDate?: string | undefined }
    | undefined;
}

function TaskLine({ task: { day, subject }, activity }: TaskLineProps) {
  const done = activity?.completedAt !== undefined;
  const may = useMay();
  return (
    <li data-done={done || undefined}>
      {activity ? (
        <Checkbox
          label={`Day ${day}: ${subject}`}
          checked={done}
          tabbable
          disabled={!may('change', activities.modules)}
          onChange={() => void (done ? reopenActivity(activity.id) : completeActivity(activity.id))}
        />
      ) : (
        <Text as="span" tone="faint" size={12} tabular textAlign="center">
          {day}
        </Text>
      )}
      <span>{subject}</span>
      {activity?.dueDate && (
        <span className="s-faint">
          <DateText value={activity.dueDate} day />
        </span>
      )}
    </li>
  );
}

/** The own day, as fields hold it. */
const today = (): string => ownDay(new Date());
