import { useTyped } from '@steps/platform';

interface FormDraft<Typed> {
  readonly typed: Typed;
  /** When the restored text was typed (UTC, ISO 8601). */
  readonly foundFrom: string | undefined;
  readonly change: (patch: Partial<Typed>) => void;
  /** Deletes the draft: it was saved, or is not wanted any more. */
  readonly forget: () => void;
}

/**
 * The draft of a form that adds something: it is kept until it is saved or cancelled, even if the dialog is closed with Esc
 * or the page reloads. `form` names the form and what it is about.
 */
export function useFormDraft<Typed extends Readonly<Record<string, unknown>>>(
  form: string,
  blank: Typed,
): FormDraft<Typed> {
  const { typed, type, forget, foundFrom } = useTyped(`form:${form}`, blank);
  return { typed, foundFrom, forget, change: (patch) => type({ ...typed, ...patch }) };
}
