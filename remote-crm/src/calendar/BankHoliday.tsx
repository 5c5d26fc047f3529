import type { CSSProperties } from 'react';
import styles from './BankHoliday.module.css';

interface BankHolidayProps {
  readonly name: string;
  /** On a line of its own, where there is room for one. */
  readonly block?: boolean;
  readonly style?: CSSProperties;
}

/** A bank holiday by its name; a press on it is one on the day. */
export const BankHoliday = ({ name, block = false, style }: BankHolidayProps) => (
  <span className={styles.holiday} data-block={block || undefined} style={style} title={name}>
    {name}
  </span>
);
