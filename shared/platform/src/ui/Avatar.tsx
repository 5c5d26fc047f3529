import { initials, shownPicture, tintOf } from './avatarRules';
import './badges.css';

interface AvatarProps {
  readonly name: string;
  /** Pixels, 28 when left out. */
  readonly size?: number;
  /** A picture as a `data:` address; initials where there is none that is safe to show. */
  readonly picture?: string | undefined;
  /** A logo: whole, with corners. */
  readonly square?: boolean;
}

/** A picture, or initials on a tint that belongs to the name. Decorative: the name is next to it. */
export function Avatar({ name, size = 28, picture, square = false }: AvatarProps) {
  const shown = shownPicture(picture);
  const style = { '--s-tint': `var(--s-chart-${tintOf(name)})`, '--s-avatar': `${size}px` } as const;
  const frame = { className: 's-avatar', 'data-square': square || undefined, style };
  if (shown) return <img {...frame} src={shown} alt="" />;
  return (
    <span {...frame} aria-hidden>
      {initials(name)}
    </span>
  );
}
