import type { ReactNode } from 'react';
import { Link } from '../core/router';
import './charts.css';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** What the value means: a comparison, a period. */
  readonly hint?: ReactNode;
  /** Where the figure comes from: the whole card leads there. */
  readonly href?: string;
}

/** One figure with its label. */
export function StatCard({ label, value, hint, href }: StatCardProps) {
  return (
    <div className="s-stat">
      <div className="s-stat__label">
        {href ? (
          <Link className="s-stat__link" to={href}>
            {label}
          </Link>
        ) : (
          label
        )}
      </div>
      <div className="s-stat__value">{value}</div>
      {hint && <div className="s-stat__hint">{hint}</div>}
    </div>
  );
}
