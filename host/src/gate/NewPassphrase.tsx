import { passphraseStrength } from '@steps/platform/host';
import styles from './gate.module.css';
import { PassphraseField } from './PassphraseField';
import type { PassphraseErrors } from './passphraseRules';

interface NewPassphraseProps {
  /** `Passphrase` when left out. */
  readonly label?: string;
  readonly passphrase: string;
  readonly again: string;
  readonly errors: PassphraseErrors;
  readonly onChange: (next: { readonly passphrase: string; readonly again: string }) => void;
}

/** A new passphrase typed twice, with a hint at its strength. */
export function NewPassphrase({ label = 'Passphrase', passphrase, again, errors, onChange }: NewPassphraseProps) {
  return (
    <>
      <PassphraseField
        label={label}
        autoComplete="new-password"
        value={passphrase}
        error={errors.passphrase}
        help={<StrengthHint passphrase={passphrase} />}
        onChange={(value) => onChange({ passphrase: value, again })}
      />
      <PassphraseField
        label={`Confirm ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        autoComplete="new-password"
        value={again}
        error={errors.again}
        onChange={(value) => onChange({ passphrase, again: value })}
      />
    </>
  );
}

function StrengthHint({ passphrase }: { readonly passphrase: string }) {
  if (!passphrase) return 'At least 8 characters. Four or five unrelated words are easy to remember and hard to guess.';
  const { score, hint } = passphraseStrength(passphrase);
  return (
    <span className={styles.strength} data-score={score}>
      <span className={styles.strengthBars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= score || undefined} />
        ))}
      </span>
      <span>{hint}</span>
    </span>
  );
}
