import type { ReactNode } from 'react';
import styles from './ReportPanes.module.css';

/** A report, and beside it what it is made of; below one another where there is no room. Two children. */
export const ReportPanes = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.panes}>{children}</div>
);
