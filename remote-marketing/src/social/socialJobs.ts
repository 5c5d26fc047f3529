import type * as v from 'valibot';
import { anotherVersion } from '../studio/anotherVersion';
import type { GenerationJob } from '../studio/generationState';
import type { socialPost } from '../tasks/socialPost';
import { socialParts } from './socialChoices';

type Input = v.InferInput<typeof socialPost.input>;

/** The two results of a post, made at once. Each round asks for another version than those before. */
export function socialJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  return socialParts.map(({ name, label }) => ({
    part: name,
    label,
    run: async ({ onStageLine, ...options }) => {
      // The engines and the task are code of their own, fetched when first used.
      const [{ runTask, stageText }, { socialPost }] = await Promise.all([
        import('@steps/business/ai'),
        import('../tasks/socialPost'),
      ]);
      const { type, tone, platform, words } = brief;
      // The task's schema checks what it is given; the chips offer nothing else.
      const input = { type, tone, platform, brief: words, version: label } as Input;
      const { entry } = await runTask(socialPost, input, {
        ...options,
        onStage: (stage) => onStageLine(stageText(stage)),
        ...anotherVersion(round),
      });
      return entry.id;
    },
  }));
}
