import type { ListField } from './listField';

/** What an editor of a field is given. */
export interface FieldEditorProps<T> {
  readonly field: ListField<T>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Read aloud if no visible label names the control. */
  readonly label?: string;
  readonly id?: string;
  readonly error?: string | undefined;
  /** Takes the focus when it is there. */
  readonly focused?: boolean;
}

/** A ref callback: the control gets the focus as soon as it exists. */
export const focusOnce = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
};
