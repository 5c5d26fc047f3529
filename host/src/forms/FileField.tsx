import { FormField } from '@steps/shared/ui';
import styles from './forms.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** What the file dialog offers, e.g. `.json`. */
  readonly accept: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** Asks for one file. */
export function FileField({ label, help, error, accept, onChoose }: FileFieldProps) {
  return (
    <FormField label={label} help={help} error={error}>
      {(control) => (
        <input
          {...control}
          className={`s-input ${styles.file}`}
          type="file"
          accept={accept}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      )}
    </FormField>
  );
}
