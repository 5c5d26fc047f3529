import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import './controls.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** What it does, a verb with its object: read aloud and shown on hover. */
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A button without a border that shows only an icon. */
export function IconButton({ label, icon: Icon, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" className={`s-icon-button ${className}`} aria-label={label} title={label} {...button}>
      <Icon size={16} aria-hidden />
    </button>
  );
}
