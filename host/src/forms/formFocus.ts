import { type RefObject, useEffect } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid] input';

/** Moves the focus to the first wrong field of a form whenever `attempt` changes: a refused submit, an answer that came. */
export function useFirstWrongField(form: RefObject<HTMLElement | null>, attempt: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what starts it
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [attempt]);
}
