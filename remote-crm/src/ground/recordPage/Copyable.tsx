import { CopyButton } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import styles from './record.module.css';

interface CopyableProps {
  /** What is copied. */
  readonly text: string;
  /** "Copy email". */
  readonly label: string;
  /** How the text is shown; the text itself when left out. */
  readonly children?: ReactNode;
}

/** A value with a button that copies it; the value stays selectable text. */
export const Copyable = ({ text, label, children }: CopyableProps) => (
  <span className={styles.copyable}>
    <span className={styles.copyableText}>{children ?? text}</span>
    <CopyButton iconOnly text={text} label={label} />
  </span>
);
