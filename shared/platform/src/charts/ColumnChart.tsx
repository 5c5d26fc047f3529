import { Link } from '../core/router';
import './charts.css';

export interface Column {
  readonly label: string;
  readonly value: number;
  /** Where what the column is made of is listed; the whole column leads there. */
  readonly href?: string;
}

interface ColumnChartProps {
  /** What is shown, read aloud. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** How a value is written; the plain number when left out. */
  readonly format?: (value: number) => string;
  readonly series?: number;
  /** Pixels; 180 when left out. */
  readonly height?: number;
  /** What a full column is, such as 100 for percentages; the highest of them when left out. */
  readonly full?: number;
}

/** Labels that fit under the columns of a narrow chart; of more, every second or third is written. */
const labelsThatFit = 6;

/** A small column chart: a list whose labels and values are text, the columns decoration. Values below 0 are drawn as 0. */
export function ColumnChart({ caption, columns, format = String, series = 1, height = 180, full }: ColumnChartProps) {
  const labelEvery = Math.ceil(columns.length / labelsThatFit);
  const most = full ?? Math.max(...columns.map((column) => column.value), 0);
  return (
    <ul
      className="s-columns-chart s-plain"
      aria-label={caption}
      style={{ '--s-series': `var(--s-chart-${series})`, blockSize: height }}
    >
      {columns.map(({ label, value, href }, index) => {
        const isWritten = (columns.length - 1 - index) % labelEvery === 0;
        return (
          <li key={label} className="s-columns-chart__column" title={`${label}: ${format(value)}`}>
            <span className="s-columns-chart__label">
              <span className={isWritten ? undefined : 's-hidden'}>
                {href ? <Link to={href}>{label}</Link> : label}
              </span>
            </span>
            <span className="s-columns-chart__value">{format(value)}</span>
            <span
              aria-hidden
              className="s-columns-chart__bar"
              style={{ blockSize: most > 0 ? `${(Math.max(value, 0) / most) * 100}%` : 0 }}
            />
          </li>
        );
      })}
    </ul>
  );
}
