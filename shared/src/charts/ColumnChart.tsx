import './charts.css';

export interface Column {
  readonly label: string;
  readonly value: number;
}

interface ColumnChartProps {
  /** What is shown: the caption of the table that screen readers get. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** How a value is written; the plain number when left out. */
  readonly format?: (value: number) => string;
  readonly series?: number;
  /** Pixels; 180 when left out. */
  readonly height?: number;
}

/** Labels that fit under the columns of a narrow chart; of more, every second or third is written. */
const labelsThatFit = 6;

/** A small column chart with its numbers as a table for screen readers. Values below 0 stand at 0. */
export function ColumnChart({ caption, columns, format = String, series = 1, height = 180 }: ColumnChartProps) {
  const labelEvery = Math.ceil(columns.length / labelsThatFit);
  const most = Math.max(...columns.map((column) => column.value), 0);
  return (
    <figure className="s-columns-chart" style={{ '--s-series': `var(--s-chart-${series})` }}>
      <div className="s-columns-chart__plot" style={{ blockSize: height }} aria-hidden>
        {columns.map(({ label, value }, index) => (
          <div key={label} className="s-columns-chart__column" title={`${label}: ${format(value)}`}>
            <span className="s-columns-chart__value">{format(value)}</span>
            <span
              className="s-columns-chart__bar"
              style={{ blockSize: most > 0 ? `${(Math.max(value, 0) / most) * 100}%` : 0 }}
            />
            <span className="s-columns-chart__label">{(columns.length - 1 - index) % labelEvery === 0 && label}</span>
          </div>
        ))}
      </div>
      <div className="s-hidden">
        <table>
          <caption>{caption}</caption>
          <tbody>
            {columns.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
