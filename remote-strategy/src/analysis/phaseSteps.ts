import { notify } from '@steps/shared/ui';

/** Tells that a phase is done and which one comes next; nothing beyond the ninth. */
export function tellAdvanced(next: number | undefined): void {
  if (next !== undefined) notify({ title: 'Phase Completed', description: `Moving to Phase ${next}` });
}
