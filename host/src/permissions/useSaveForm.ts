import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';

interface SaveForm {
  /** What went wrong when it was last saved, in words for the form. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A form with one thing to save: it waits, and what was refused is shown; `save` closes the form by itself. */
export function useSaveForm(save: () => unknown): SaveForm {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      const work = save();
      // What is refused at once does not flash up as work.
      if (work instanceof Promise) setBusy(true);
      await work;
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, onSubmit: (event) => void submit(event) };
}
