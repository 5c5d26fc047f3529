import { RuleError } from '@steps/shared';
import { notify } from '@steps/shared/ui';

/** Does it, or says why not. */
export function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    notify({ title: 'Nothing was changed', description: error.message, tone: 'destructive' });
    return false;
  }
}
