import type { ReactNode } from 'react';
import styles from './gate.module.css';

interface GateHeaderProps {
  readonly title: string;
  readonly text?: ReactNode;
}

/** What a screen of the gate is about. */
export const GateHeader = ({ title, text }: GateHeaderProps) => (
  <header className={styles.cardHeader}>
    <h1 tabIndex={-1}>{title}</h1>
    {text && <p className="s-muted">{text}</p>}
  </header>
);

/** Of the screen that a new visitor sees. */
export const creation = {
  title: 'Create your workspace',
  text: 'It lives in this browser, on this device. No account is needed.',
};
