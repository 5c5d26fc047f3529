import * as v from 'valibot';
import { draftsOf } from '../recordPage/draftState';

const useDraft = draftsOf('form', v.record(v.string(), v.string()));

interface FormDraft<Typed> {
  readonly typed: Typed;
  /** When what is typed was found again (UTC, ISO 8601). */
  readonly foundFrom: string | undefined;
  readonly change: (patch: Partial<Typed>) => void;
  /** Forgets what is typed: it was saved, or is not wanted any more. */
  readonly forget: () => void;
}

/**
 * What is typed into a form that adds something: it waits until it is saved or cancelled, also when the dialog is closed
 * with Esc or the page is loaded anew. `form` names the form and what it is about.
 */
export function useFormDraft<Typed extends Readonly<Record<string, string>>>(
  form: string,
  blank: Typed,
): FormDraft<Typed> {
  const { draft, foundFrom, keep } = useDraft(form);
  const known = Object.entries(draft ?? {}).filter(([field]) => Object.hasOwn(blank, field));
  // Only this form writes the draft, so that its values are those of its fields.
  const typed = { ...blank, ...Object.fromEntries(known) } as Typed;
  return {
    typed,
    foundFrom: known.length > 0 ? foundFrom : undefined,
    change: (patch) => {
      const next = { ...typed, ...patch };
      const isBlank = Object.keys(blank).every((field) => next[field] === blank[field]);
      keep(isBlank ? undefined : next);
    },
    forget: () => keep(undefined),
  };
}
