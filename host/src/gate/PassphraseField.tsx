import { FormField, IconButton } from '@steps/platform/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './gate.module.css';

interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** What password managers make of it. */
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A passphrase that can be shown while it is typed. */
export function PassphraseField({ label, value, onChange, help, error, autoComplete }: PassphraseFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} help={help} error={error}>
      {(control) => (
        <div className={styles.passphrase}>
          <input
            {...control}
            className="s-input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className={styles.passphraseButton}
            label={shown ? 'Hide what is typed' : 'Show what is typed'}
            icon={shown ? EyeOff : Eye}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FormField>
  );
}
