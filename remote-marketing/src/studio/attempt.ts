import { RuleError } from '@steps/shared';
import { notify } from '@steps/shared/ui';

/** Does it, or says why not. */
export function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    tellWhyNot(error);
    return false;
  }
}

/** Does it. Returns why not, for the field where it was typed. */
export function problemOf(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.message;
  }
}

/** `attempt` for what takes a while. */
export async function attemptLater(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    tellWhyNot(error);
  }
}

function tellWhyNot(error: unknown): void {
  if (!(error instanceof RuleError)) throw error;
  notify({ title: 'Not saved', description: error.message, tone: 'destructive' });
}
