import { activities } from '@steps/business';
import { undo } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { groupOf } from '../content/articles';
import pricing from '../content/pricing/contents.md';
import { plannedActivities, planTasks, startedTasks } from './planRules';
import { startPlan } from './planState';

const plan = groupOf(pricing, 'Copy').find(({ id }) => id === 'plan');
const tasks = planTasks(plan?.blocks ?? []);

describe('the 20-day plan', () => {
  it('has twenty tasks, four for each step of the method', () => {
    expect(tasks.map(({ day }) => day)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const steps = ['Strategy', 'Traffic', 'Engagement', 'Promoters', 'Systems'];
    expect(tasks.map(({ step }) => step)).toEqual(steps.flatMap((step) => [step, step, step, step]));
    expect(new Set(tasks.map(({ subject }) => subject)).size).toBe(20);
  });

  it('has one task on each working day, and none at the weekend', () => {
    const days = plannedActivities(tasks, new Date(2026, 10, 27)).map(({ dueDate }) => new Date(dueDate ?? ''));
    expect(days.slice(0, 3).map((day) => day.toDateString())).toEqual([
      'Fri Nov 27 2026',
      'Mon Nov 30 2026',
      'Tue Dec 01 2026',
    ]);
    expect(days.filter((day) => [0, 6].includes(day.getDay()))).toEqual([]);
  });

  it('begins on Monday when it is started on a Saturday', () => {
    const [first] = plannedActivities(tasks, new Date(2026, 10, 28));
    expect(new Date(first?.dueDate ?? '').toDateString()).toBe('Mon Nov 30 2026');
  });

  it('is started as tasks of the CRM, known again there, and taken back as one step', async () => {
    await openMemoryStore();
    startPlan(tasks, new Date(2026, 10, 23));
    expect(activities.all().filter(({ type }) => type === 'task')).toHaveLength(20);
    expect(startedTasks(tasks, activities.all()).get(1)?.subject).toBe(tasks[0]?.subject);
    undo();
    expect(activities.all()).toHaveLength(0);
    expect(startedTasks(tasks, activities.all()).size).toBe(0);
  });
});
