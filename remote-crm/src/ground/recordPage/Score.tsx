import type { ScoreBand } from '@steps/shared';
import { ProgressBar, StatusTag } from '@steps/shared/ui';
import type { ReactNode } from 'react';
import styles from './record.module.css';

interface ScoreProps {
  /** "Lead score". */
  readonly label: string;
  readonly score: number;
  readonly bandOf: (score: number) => ScoreBand;
  /** The rules behind the number. */
  readonly children?: ReactNode;
}

/** Bands of both scores begin here (spec 2, section 4). */
const bandStarts = [80, 60, 40, 0];

/** A score with its bar, the label of its band, and the rule behind the label. */
export function Score({ label, score, bandOf, children }: ScoreProps) {
  const band = bandOf(score);
  return (
    <div className={styles.score}>
      <div className={styles.scoreLine}>
        <span className="s-muted">{label}</span>
        <strong>
          {score}
          <span className="s-faint"> of 100</span>
        </strong>
      </div>
      <ProgressBar label={label} value={score} />
      <details className={styles.scoreRule}>
        <summary>
          <StatusTag tone={band.tone}>{band.label}</StatusTag>
          <span className="s-faint">What this means</span>
        </summary>
        <ul className="s-plain s-faint">
          {bandStarts.map((from, index) => (
            <li key={from}>
              {from === 0
                ? `Below ${bandStarts[index - 1]}`
                : index === 0
                  ? `${from} and above`
                  : `${from} to ${(bandStarts[index - 1] ?? 0) - 1}`}
              : {bandOf(from).label}
            </li>
          ))}
        </ul>
      </details>
      {children}
    </div>
  );
}
