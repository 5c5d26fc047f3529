import type { GenerationJob } from '../studio/generationState';
import { taskJob } from '../studio/taskJob';
import { emailParts } from './emailChoices';

/** The three results of an email, made at once. */
export function emailJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  const { type, tone, audience, prompt } = brief;
  return emailParts.map(({ name, label }) =>
    taskJob({ part: name, label, load: tasks[name], input: { type, tone, audience, prompt }, round }),
  );
}

const tasks = {
  subject: async () => (await import('../tasks/subjectLine')).subjectLine,
  body: async () => (await import('../tasks/emailBody')).emailBody,
  action: async () => (await import('../tasks/callToAction')).callToAction,
} as const;
