import { aiResults } from '@steps/business';
import { isBuiltIn } from '@steps/business/results';

/** Whether approved words are a template that was filled in, and no model's. An entry that is gone says nothing of a template. */
export function isFromTemplate(resultId: string): boolean {
  const result = aiResults.get(resultId);
  return result !== undefined && isBuiltIn(result);
}
