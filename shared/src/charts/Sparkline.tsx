import './charts.css';

interface SparklineProps {
  /** What the line says in words: "Contacts a week, rising from 3 to 9". */
  readonly label: string;
  readonly values: readonly number[];
  readonly series?: number;
}

/** The course of a figure in one line of text height. */
export function Sparkline({ label, values, series = 1 }: SparklineProps) {
  const most = Math.max(...values, 1);
  const step = values.length > 1 ? 96 / (values.length - 1) : 0;
  const points = values.map((value, at) => `${2 + at * step},${22 - (value / most) * 20}`).join(' ');
  return (
    <svg className="s-sparkline" role="img" aria-label={label} viewBox="0 0 100 24" preserveAspectRatio="none">
      <polyline points={points} style={{ stroke: `var(--s-chart-${series})` }} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
