import { RuleError } from '@steps/platform';
import { failureText, notify } from '@steps/platform/ui';
import { useState } from 'react';

/** A notice in its own words, if the form's line about an unexpected failure does not fit. */
interface Failure {
  readonly title: string;
  readonly description: string;
}

interface Submit {
  /** What is wrong with what was typed; a broken rule in its own words. */
  readonly error: string | undefined;
  readonly clearError: () => void;
  /** Whether it succeeded. */
  readonly submit: () => boolean;
}

/** What a form does when it is submitted. `otherwise`: what to say if it failed although no rule was broken. */
export function useSubmit(run: () => void, otherwise: string | Failure): Submit {
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      run();
      return true;
    } catch (failure) {
      if (typeof otherwise === 'string') setError(failureText(failure, otherwise));
      else if (failure instanceof RuleError) setError(failure.message);
      else {
        console.error(otherwise.description, failure);
        notify({ ...otherwise, tone: 'destructive' });
      }
      return false;
    }
  };
  return { error, clearError: () => setError(undefined), submit };
}
