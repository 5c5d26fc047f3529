import type * as v from 'valibot';
import { anotherVersion } from '../studio/anotherVersion';
import type { GenerationJob } from '../studio/generationState';
import type { productCopy } from '../tasks/productCopy';
import { productBrief } from './productBrief';

type Input = v.InferInput<typeof productCopy.input>;

/** The result of a product brief. Each round asks for another version than those before. */
export function productJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  const { copyType, specialisation, framework, customer = '', words = '' } = brief;
  return [
    {
      part: 'copy',
      label: 'Product copy',
      run: async ({ onStageLine, ...options }) => {
        // The engines and the task are code of their own, fetched when first used.
        const [{ runTask, stageText }, { productCopy }] = await Promise.all([
          import('@steps/business/ai'),
          import('../tasks/productCopy'),
        ]);
        // The task's schema checks what it is given; the chips offer nothing else.
        const input = { copyType, specialisation, framework, ...productBrief(words, customer) } as Input;
        const { entry } = await runTask(productCopy, input, {
          ...options,
          onStage: (stage) => onStageLine(stageText(stage)),
          ...anotherVersion(round),
        });
        return entry.id;
      },
    },
  ];
}
