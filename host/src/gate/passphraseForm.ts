import { WorkspaceError } from '@steps/platform/host';
import { type RefObject, useRef, useState } from 'react';
import { useFirstWrongField } from '../forms/formFocus';
import { failureText } from './gateRules';
import type { PassphraseErrors } from './passphraseRules';
import { isFine } from './passphraseRules';

/** What is wrong in a form that asks for the passphrase. */
export interface PassphraseFormErrors extends PassphraseErrors {
  readonly current?: string | undefined;
}

interface PassphraseForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: PassphraseFormErrors;
  readonly busy: boolean;
  /** For the form's `onInput`: what was wrong is being mended. */
  readonly clear: () => void;
  /** Runs `save` when nothing is wrong; what it throws becomes an error of the field it belongs to. */
  readonly submit: (found: PassphraseFormErrors, save: () => Promise<void>) => Promise<void>;
}

/** Errors, waiting and focus of a form that asks for the passphrase. */
export function usePassphraseForm(): PassphraseForm {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PassphraseFormErrors>({});
  const [busy, setBusy] = useState(false);
  useFirstWrongField(form, errors);
  const submit: PassphraseForm['submit'] = async (found, save) => {
    setErrors(found);
    if (!isFine(found)) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      const text = error instanceof WorkspaceError && error.code === 'wait' ? error.message : failureText(error);
      setErrors(
        error instanceof WorkspaceError && error.code !== 'short-passphrase' ? { current: text } : { passphrase: text },
      );
    } finally {
      setBusy(false);
    }
  };
  return { form, errors, busy, clear: () => setErrors({}), submit };
}
