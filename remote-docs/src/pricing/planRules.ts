import type { Activity, ActivityInput } from '@steps/business';
import { addDays, momentFrom, ownDay, ownFields } from '@steps/platform';
import type { Block, Inline } from '../content/article';

/** The words of paragraphs, without what marks them. */
const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => (block.kind === 'paragraph' ? inlineText(block.inside) : ''))
    .join(' ')
    .trim();

const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ('inside' in inline ? inlineText(inline.inside) : inline.text)).join('');

/** A task of the 20-day plan. */
export interface PlanTask {
  /** From 1. */
  readonly day: number;
  /** The step of the method. */
  readonly step: string;
  readonly subject: string;
}

/** The tasks that an article lists: the numbered lines below each heading. */
export function planTasks(blocks: readonly Block[]): PlanTask[] {
  let step = '';
  const tasks: PlanTask[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') step = block.text;
    if (block.kind !== 'list') continue;
    for (const item of block.items) tasks.push({ day: tasks.length + 1, step, subject: plainText(item) });
  }
  return tasks;
}

/** How the CRM knows them again: the text of each task begins with it. */
const mark = '20-day plan, day';

/** The task's own line in its text. */
const bodyOf = ({ day, step }: PlanTask): string => `${mark} ${day}: ${step}`;

/** The tasks as the CRM takes them: one for each working day from the start, due at five in the afternoon. */
export function plannedActivities(tasks: readonly PlanTask[], start: Date): ActivityInput[] {
  let day = ownDay(start);
  return tasks.map((task, at) => {
    if (at > 0) day = addDays(day, 1);
    while ([0, 6].includes(ownFields(day).weekday)) day = addDays(day, 1);
    const dueDate = momentFrom(`${day}T17:00`).toISOString();
    return { type: 'task', subject: task.subject, body: bodyOf(task), dueDate };
  });
}

/** What became of each task: the newest activity in the CRM that was made of it. */
export function startedTasks(
  tasks: readonly PlanTask[],
  activities: readonly Activity[],
): ReadonlyMap<number, Activity> {
  const byBody = new Map<string, Activity>();
  for (const activity of activities) {
    if (activity.type !== 'task' || !activity.body.startsWith(mark)) continue;
    const known = byBody.get(activity.body);
    if (!known || known.createdAt < activity.createdAt) byBody.set(activity.body, activity);
  }
  return new Map(
    tasks.flatMap((task) => {
      const activity = byBody.get(bodyOf(task));
      return activity ? [[task.day, activity] as const] : [];
    }),
  );
}
