import type { ReactNode } from 'react';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  readonly detail?: string | undefined;
  readonly actions?: ReactNode;
}

/** Top of the results of a studio. */
export const ResultsHead = ({ detail, actions }: ResultsHeadProps) => (
  <header className={styles.head}>
    <h2>Results</h2>
    <span className="s-faint">{detail}</span>
    <div className={styles.actions}>{actions}</div>
  </header>
);
