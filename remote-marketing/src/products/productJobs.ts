import type { GenerationJob } from '../studio/generationState';
import { taskJob } from '../studio/taskJob';
import { productBrief } from './productBrief';

/** The result of a product brief. */
export function productJobs(brief: Readonly<Record<string, string>>, round: number): GenerationJob[] {
  const { copyType, specialisation, framework, customer = '', words = '' } = brief;
  return [
    taskJob({
      part: 'copy',
      label: 'Product copy',
      load: async () => (await import('../tasks/productCopy')).productCopy,
      input: { copyType, specialisation, framework, ...productBrief(words, customer) },
      round,
    }),
  ];
}
