import { RuleError } from '../core/store/ruleError';
import { notify } from './notify';

/** What the user is told when something did not work. */
interface Failure {
  readonly title: string;
  /** For a fault that is no broken rule: a sentence, or what makes one of it. Without it such a fault is thrown on. */
  readonly description?: string | ((error: unknown) => string);
}

/** Does something that may fail, and says so when it did: a broken rule speaks for itself. True when it worked. */
export function attempt(failure: Failure | string, act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    notifyFailure(failure, error);
    return false;
  }
}

/** `attempt` for what takes a while. */
export async function attemptLater(failure: Failure | string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    notifyFailure(failure, error);
    return false;
  }
}

/** Does something that a rule may refuse. Returns why it did, for the field where it was typed. */
export function problemOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.message;
  }
}

/** A failure in words for the screen: a broken rule speaks for itself; anything else is logged as `title`, and `otherwise` is said. */
export function failureText(failure: unknown, otherwise: string, title = otherwise): string {
  if (failure instanceof RuleError) return failure.message;
  console.error(title, failure);
  return otherwise;
}

function notifyFailure(failure: Failure | string, error: unknown): void {
  const { title, description }: Failure = typeof failure === 'string' ? { title: failure } : failure;
  notify({ tone: 'destructive', title, description: explained(title, description, error) });
}

function explained(title: string, description: Failure['description'], error: unknown): string {
  if (error instanceof RuleError) return error.message;
  if (description === undefined) throw error;
  return typeof description === 'string' ? failureText(error, description, title) : description(error);
}
