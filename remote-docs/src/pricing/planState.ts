import { type Activity, activities } from '@steps/business';
import { commit, newId, put, stamp } from '@steps/platform';
import { type PlanTask, plannedActivities } from './planRules';

/** Adds the plan's tasks to the CRM of the open business, as one step that can be undone. */
export function startPlan(tasks: readonly PlanTask[], start: Date): void {
  const at = stamp();
  const added = plannedActivities(tasks, start).map(
    (input): Activity => ({
      subject: '',
      body: '',
      owner: '',
      outcome: '',
      pinned: false,
      createdAt: at,
      updatedAt: at,
      ...input,
      id: newId('activity'),
    }),
  );
  commit({ label: 'Start the 20-day plan', changes: added.map((activity) => put(activities, activity)) });
}
