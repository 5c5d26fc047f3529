import { historySteps, RuleError } from '@steps/platform';
import { attempt, notify } from '@steps/platform/ui';
import { notifyStep } from './stepNotice';

type Noun = 'contact' | 'company';

const updated: Readonly<Record<Noun, string>> = { contact: 'Contact Updated', company: 'Company Updated' };
/** What to say if a change was not saved although no rule was broken. */
export const updateFailed = (noun: Noun) => ({
  title: 'Update Failed',
  description: `Failed to update ${noun}. Please try again.`,
});

/**
 * Changes a contact or company and says so in the specified words (spec 2, section 8), with Undo; says nothing if nothing
 * changed. A failure is reported and thrown on, so that the typed text stays; reporting a broken rule is left to the caller.
 */
export function saveWithToast(noun: Noun, change: () => void): void {
  try {
    changeWithToast(noun, change);
  } catch (failure) {
    if (!(failure instanceof RuleError)) notify({ ...updateFailed(noun), tone: 'destructive' });
    throw failure;
  }
}

/** The same if nothing was typed: a broken rule is reported too. True if it worked. */
export const attemptUpdate = (noun: Noun, change: () => void): boolean =>
  attempt(updateFailed(noun), () => changeWithToast(noun, change));

/** The same for a form, which reports failures itself. */
export function changeWithToast(noun: Noun, change: () => void): void {
  const last = historySteps().at(-1);
  change();
  if (historySteps().at(-1) !== last) notifyStep(updated[noun], 'Changes saved successfully.');
}
