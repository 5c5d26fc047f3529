import { Button } from 'antd';
import { Star } from 'lucide-react';
import '../crm.css';

interface FavouriteButtonProps {
  /** Left out where nothing is remembered. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** The star in the header of a record. */
export function FavouriteButton({ pressed, onPress }: FavouriteButtonProps) {
  return (
    <Button
      title="Favourite"
      aria-pressed={pressed}
      icon={<Star size={16} className={pressed ? 'c-star' : ''} aria-hidden />}
      onClick={onPress}
    >
      <span className="c-favourite">Favourite</span>
    </Button>
  );
}
