import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './IconButton';
import './controls.css';
import './SearchField.css';

interface SearchFieldProps {
  /** Read aloud and shown while empty: "Search contacts". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** A search box; Esc or the cross empties it. */
export function SearchField({ label, value, onChange, wide = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="s-search" data-wide={wide || undefined}>
      <Search size={16} aria-hidden className="s-search__icon" />
      <input
        ref={input}
        className="s-input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
      />
      {value && <IconButton label="Clear search" icon={X} onClick={clear} />}
    </div>
  );
}
