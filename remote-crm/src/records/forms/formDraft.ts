import { useTyped } from '@steps/platform';

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
export function useFormDraft<Typed extends Readonly<Record<string, unknown>>>(
  form: string,
  blank: Typed,
): FormDraft<Typed> {
  const { typed, type, forget, foundFrom } = useTyped(`form:${form}`, blank);
  return { typed, foundFrom, forget, change: (patch) => type({ ...typed, ...patch }) };
}
