import { initials, tintOf } from './avatarRules';
import './badges.css';

interface AvatarProps {
  readonly name: string;
  /** Pixels, 28 when left out. */
  readonly size?: number;
}

/** Initials on a tint that belongs to the name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 28 }: AvatarProps) {
  return (
    <span
      className="s-avatar"
      aria-hidden
      style={{ '--s-tint': `var(--s-chart-${tintOf(name)})`, '--s-avatar': `${size}px` }}
    >
      {initials(name)}
    </span>
  );
}
