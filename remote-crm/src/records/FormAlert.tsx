import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  /** Across all columns of the form. */
  readonly wide?: boolean;
  /** If empty, nothing is shown. */
  readonly children: ReactNode;
}

/** What is wrong with a form, or what saving it would do; read aloud when it appears. */
export const FormAlert = ({ wide, children }: FormAlertProps) =>
  children ? (
    <div className={styles.alert} data-wide={wide || undefined} role="alert">
      <CircleAlert size={16} aria-hidden />
      <div>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  ) : null;
