import './progress.css';

interface ProgressBarProps {
  /** What is under way, read aloud: "Loading page". */
  readonly label: string;
  /** 0 to 100; left out when nobody knows how far it is. */
  readonly value?: number;
  /** A hairline at the top of the window, for page changes. */
  readonly page?: boolean;
}

export function ProgressBar({ label, value, page = false }: ProgressBarProps) {
  const known =
    value === undefined ? {} : { 'aria-valuenow': Math.round(value), 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <div
      className="s-progress"
      data-page={page || undefined}
      data-unknown={value === undefined || undefined}
      role="progressbar"
      aria-label={label}
      {...known}
    >
      <div className="s-progress__bar" style={value === undefined ? undefined : { inlineSize: `${value}%` }} />
    </div>
  );
}
