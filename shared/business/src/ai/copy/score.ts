import type { Missing, ScoreRule, WishOutcome } from '@steps/platform/src/core/contract/aiTask';

/** One thing that is counted; the points of all checks of a task add up to 100. */
export interface Check {
  /** Completes "It …": "names the subject of the brief". */
  readonly says: string;
  readonly points: number;
  readonly met: boolean;
}

/** What is computed the same way for every engine. */
interface Judged {
  readonly score: number;
  readonly basis: string;
  readonly rules: ScoreRule[];
  readonly missing: Missing[];
  readonly followUps: WishOutcome[];
}

/** 0 to 100 by counting, and how: the same rules for every engine, so that no engine marks its own work. */
export function scored(checks: readonly Check[]): Judged {
  const met = checks.filter((check) => check.met);
  const missed = checks.filter((check) => !check.met);
  const score = met.reduce((sum, check) => sum + check.points, 0);
  const parts = [
    `Counted by ${checks.length} rules, not predicted: ${score} of 100 points.`,
    met.length > 0 && `It ${met.map(({ says, points }) => `${says} (${points})`).join('; ')}.`,
    missed.length > 0 && `Missed: ${missed.map(({ says, points }) => `${says} (${points})`).join('; ')}.`,
  ];
  return {
    score,
    basis: parts.filter(Boolean).join(' '),
    rules: checks.map(({ says, met: isMet, points }) => ({ rule: says, met: isMet, points })),
    missing: [],
    followUps: [],
  };
}

/** More than a fifth: while a fact is missing no text reaches 80. */
const factPoints = 21;

/** Nothing that a reader needs is missing from the brief. */
export const nothingMissing = (missing: readonly Missing[]): Check => ({
  says:
    missing.length === 0
      ? 'has everything a reader needs to know'
      : `has everything a reader needs to know (missing: ${[...new Set(missing.map(({ fact }) => fact))].join(', ')})`,
  points: factPoints,
  met: missing.length === 0,
});
