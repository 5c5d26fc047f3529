import type { GenerationJob } from '../studio/generationState';
import { taskJob } from '../studio/taskJob';
import { socialParts } from './socialChoices';

/** The two results of a post, made at once. */
export function socialJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  const { type, tone, platform, words } = brief;
  return socialParts.map(({ name, label }) =>
    taskJob({
      part: name,
      label,
      load: async () => (await import('../tasks/socialPost')).socialPost,
      input: { type, tone, platform, brief: words, version: label },
      round,
    }),
  );
}
