import type { ComponentProps } from 'react';
import styles from './MoreButton.module.css';

/** "+2 more": leads to what has no room here. */
export const MoreButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`${styles.more} ${className}`} {...button} />
);
