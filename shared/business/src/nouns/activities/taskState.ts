import { stamp } from '@steps/platform/src/core/store/recordChange';
import type { Activity } from './activity';
import { updateActivity } from './activityState';

/** Marks a task as done now. */
export const completeActivity = (id: string, outcome = ''): Activity =>
  updateActivity(id, { completedAt: stamp(), ...(outcome ? { outcome } : {}) });

/** Marks a task as not done after all. */
export const reopenActivity = (id: string): Activity => updateActivity(id, { completedAt: undefined });
