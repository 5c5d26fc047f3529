import { Button } from 'antd';
import { Star } from 'lucide-react';
import styles from '../crm.module.css';

interface FavouriteButtonProps {
  /** Absent if nothing is stored. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** The star in the header of a record. */
export function FavouriteButton({ pressed, onPress }: FavouriteButtonProps) {
  return (
    <Button
      title="Favourite"
      aria-pressed={pressed}
      icon={<Star size={16} className={pressed ? styles.star : ''} aria-hidden />}
      onClick={onPress}
    >
      <span className={styles.favourite}>Favourite</span>
    </Button>
  );
}
