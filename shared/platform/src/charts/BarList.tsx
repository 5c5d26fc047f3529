import type { ReactNode } from 'react';
import { Link } from '../core/router';
import './charts.css';

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The value as shown; the number itself when left out. */
  readonly display?: ReactNode;
  readonly href?: string;
}

interface BarListProps {
  /** What is compared, read aloud. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Series number 1 to 6, the same for the same series everywhere. */
  readonly series?: number;
  /** What a full bar is, such as 1 for shares; the longest of them when left out. */
  readonly full?: number;
}

/** Horizontal bars as a list: the words and values are text, the bars decoration. */
export function BarList({ label, bars, series = 1, full }: BarListProps) {
  const most = full ?? Math.max(...bars.map((bar) => bar.value), 0);
  return (
    <ul className="s-bars s-plain" aria-label={label} style={{ '--s-series': `var(--s-chart-${series})` }}>
      {bars.map(({ id, label, value, display, href }) => (
        <li key={id} className="s-bars__item">
          <span className="s-bars__label">{href ? <Link to={href}>{label}</Link> : label}</span>
          <span className="s-bars__value">{display ?? value.toLocaleString('en-GB')}</span>
          <span className="s-bars__track" aria-hidden>
            <span
              className="s-bars__bar"
              style={{ inlineSize: most > 0 ? `${(Math.max(value, 0) / most) * 100}%` : 0 }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
