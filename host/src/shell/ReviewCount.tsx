import { useReviewsWaiting } from '@steps/business';
import styles from './ReviewCount.module.css';

interface ReviewCountProps {
  /** Over the corner of an icon on phones. */
  readonly corner?: boolean;
}

/** How many AI results wait for a person; nothing when none does. */
export function ReviewCount({ corner = false }: ReviewCountProps) {
  const { length } = useReviewsWaiting();
  if (length === 0) return null;
  return (
    <span className={styles.count} data-corner={corner || undefined}>
      {length > 99 ? '99+' : length}
      <span className="s-hidden"> waiting</span>
    </span>
  );
}
