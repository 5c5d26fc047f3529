import { Popover, ProgressBar, Row, Stack, Text } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { scoreFrom } from '../catalogue/scoreRules';
import styles from './badges.module.css';
import { InlineField } from './InlineField';
import recordStyles from './record.module.css';

/** A range of scores with its label and colour. */
export interface ScoreBand {
  readonly label: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'info';
}

interface ScoreBadgeProps {
  /** "Lead score". */
  readonly label: string;
  readonly score: number;
  readonly bandOf: (score: number) => ScoreBand;
  /** Saves a score that was typed. */
  readonly onSave: (score: number) => void;
  /** The rules behind the number. */
  readonly children: ReactNode;
}

/** The ranges of both scores begin here (spec 2, section 4). */
const bandStarts = [80, 60, 40, 0];
const scoreField = ['score'] as const;

/** A score in one line: bar, number and label. A press shows the rules behind it and the ranges, and lets people type it. */
export function ScoreBadge({ label, score, bandOf, onSave, children }: ScoreBadgeProps) {
  const band = bandOf(score);
  return (
    <span className={styles.badge} data-tone={band.tone}>
      <Popover
        label={`${label} ${score} ${band.label}`}
        className={styles.button}
        trigger={
          <>
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${score}%` }} />
            </span>
            <Text as="span" tone="text" weight={600}>
              {score}
            </Text>
            <Text as="span" cut>
              {band.label}
            </Text>
          </>
        }
      >
        <Stack gap={3} padding={3} className={styles.panel}>
          <Row gap={2} align="baseline" justify="between" className={styles.panelHead}>
            <strong>{label}</strong>
            <strong>
              {score}
              <span className="s-faint"> of 100</span>
            </strong>
          </Row>
          <ProgressBar label={label} value={score} />
          {children}
          <Text as="details" size={12} className={styles.bands}>
            <summary>Score bands</summary>
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
          </Text>
          <dl className={recordStyles.facts}>
            <InlineField
              label="Score"
              fields={scoreField}
              value={String(score)}
              onSave={(typed) => {
                const next = scoreFrom(typed);
                if (next !== score) onSave(next);
              }}
            />
          </dl>
        </Stack>
      </Popover>
    </span>
  );
}
