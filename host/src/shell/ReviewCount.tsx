import { useReviewsWaiting } from '@steps/shared';
import styles from './shell.module.css';

/** How many AI results wait for a person; nothing when none does. */
export function ReviewCount() {
  const { length } = useReviewsWaiting();
  if (length === 0) return null;
  return (
    <span className={styles.count}>
      {length > 99 ? '99+' : length}
      <span className="s-hidden"> waiting</span>
    </span>
  );
}
