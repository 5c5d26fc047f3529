import { passphraseProblem } from '@steps/platform/host';

/** What is wrong with a new passphrase, field by field. */
export interface PassphraseErrors {
  readonly passphrase?: string | undefined;
  readonly again?: string | undefined;
}

/** Checks a new passphrase and its repetition; an empty object when both are fine. */
export function passphraseErrors(passphrase: string, again: string): PassphraseErrors {
  const problem = passphraseProblem(passphrase);
  if (problem) return { passphrase: passphrase ? problem : 'Enter a passphrase of at least 8 characters.' };
  if (passphrase !== again) return { again: 'Enter the same passphrase in both fields; they differ.' };
  return {};
}

/** The same where the passphrase of now is asked for too. */
export const changeErrors = (current: string, passphrase: string, again: string) => ({
  current: current ? undefined : 'Enter the passphrase you use now.',
  ...passphraseErrors(passphrase, again),
});

/** Whether nothing is wrong. */
export const isFine = (errors: object): boolean => Object.values(errors).every((error) => error === undefined);
