import { notify } from '@steps/platform/ui';

/** Tells that a phase is done and which one comes next; nothing beyond the ninth. */
export function tellAdvanced(next: number | undefined): void {
  if (next !== undefined) notify({ title: 'Phase Completed', description: `Moving to Phase ${next}` });
}

/** What a press does, once: the second press of a double click would go on by another phase. */
export const onePress =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) act();
  };
