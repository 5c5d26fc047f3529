import { aiResults } from '@steps/business';
import { isBuiltIn } from '@steps/business/results';

/** Whether approved words came from a template, not from a model. False if the entry is gone. */
export function isFromTemplate(resultId: string): boolean {
  const result = aiResults.get(resultId);
  return result !== undefined && isBuiltIn(result);
}
