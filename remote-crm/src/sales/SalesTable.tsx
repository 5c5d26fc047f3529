import type { ReactNode } from 'react';
import styles from './sales.module.css';

/** Figures side by side: where they need more room than there is, they are scrolled sideways, not the page. */
export const SalesTable = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.salesTable}>
    <table>{children}</table>
  </div>
);
