import { notify } from '@steps/platform/ui';

/** Tells that a phase is done and which one comes next; nothing beyond the ninth. */
export function tellAdvanced(next: number | undefined): void {
  if (next !== undefined) notify({ title: 'Phase Completed', description: `Moving to Phase ${next}` });
}

/** Does what a press means once: the second press of a double click would skip a phase. */
export const onePress =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) act();
  };
