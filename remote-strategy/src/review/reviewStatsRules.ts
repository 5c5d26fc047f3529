import type { AiResult } from '@steps/business';
import { engineLabel } from '@steps/business/results';
import { ownFields, startOfOwnDay } from '@steps/platform';
import { moduleLabel } from './moduleLabel';

/** Decisions of one week. */
export interface ReviewWeek {
  /** Monday, local time. */
  readonly start: Date;
  readonly approved: number;
  readonly modified: number;
  readonly rejected: number;
}

/** How reviews went, over all that was decided. */
export interface ReviewStats {
  readonly decided: number;
  /** Shares of what was decided, 0 to 1; `undefined` when nothing was. */
  readonly approvalRate: number | undefined;
  readonly changedRate: number | undefined;
  /** From recorded to decided, ms; the one in the middle. */
  readonly medianMs: number | undefined;
  /** Since when the longest waiting entry waits; UTC. */
  readonly oldestWaiting: string | undefined;
  readonly weeks: readonly ReviewWeek[];
  readonly byModule: readonly ReviewShare[];
  readonly byEngine: readonly ReviewShare[];
}

/** How much of one module's or engine's work was approved. */
export interface ReviewShare {
  readonly name: string;
  readonly approved: number;
  readonly decided: number;
}

/** What reviewers wrote: comments and reasons, newest first. */
export interface ReviewNote {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly actor: string;
  readonly kind: 'comment' | 'reason';
  readonly text: string;
}

/** Weeks shown in the chart. */
const weekCount = 8;

const reviewed = (result: AiResult) => result.status !== 'pending';

/** Figures of the statistics page; one pass over the ledger for each. */
export function reviewStats(results: readonly AiResult[], now: Date): ReviewStats {
  const decided = results.filter(reviewed);
  const share = (test: (result: AiResult) => boolean) =>
    decided.length > 0 ? decided.filter(test).length / decided.length : undefined;
  const waiting = results.filter((result) => result.status === 'pending').map((result) => result.createdAt);
  const [oldestWaiting] = waiting.sort();
  return {
    decided: decided.length,
    approvalRate: share((result) => result.status !== 'rejected'),
    changedRate: share((result) => result.status === 'modified'),
    medianMs: median(decided.flatMap(timeToReview)),
    oldestWaiting,
    weeks: weeksOf(decided, now),
    byModule: shares(decided, (result) => moduleLabel(result.module)),
    byEngine: shares(decided, engineLabel),
  };
}

/** Comments and reasons of all entries, newest first, at most `most`. */
export function reviewNotes(results: readonly AiResult[], most: number): readonly ReviewNote[] {
  const notes = results.flatMap(({ id, title, comments, history }) => [
    ...comments.map(({ at, actor, text }) => ({ id, title, at, actor, kind: 'comment' as const, text })),
    ...history
      .filter(({ action, note }) => action === 'rejected' && note)
      .map(({ at, actor, note }) => ({ id, title, at, actor, kind: 'reason' as const, text: note })),
  ]);
  return notes.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).slice(0, most);
}

/** "12 min", "3 h", "2 days": a length of time in one unit. */
export function lengthInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}

function timeToReview({ createdAt, decidedAt }: AiResult): number[] {
  const ms = decidedAt === undefined ? Number.NaN : Date.parse(decidedAt) - Date.parse(createdAt);
  return ms >= 0 ? [ms] : [];
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) return undefined;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

function weeksOf(decided: readonly AiResult[], now: Date): ReviewWeek[] {
  const thisWeek = mondayOf(now);
  const weeks = Array.from({ length: weekCount }, (_, at) => {
    const start = startOfOwnDay(thisWeek, -7 * (weekCount - 1 - at));
    return { start, approved: 0, modified: 0, rejected: 0 };
  });
  const byStart = new Map(weeks.map((week) => [week.start.getTime(), week]));
  for (const { status, decidedAt } of decided) {
    const week = decidedAt ? byStart.get(mondayOf(new Date(decidedAt)).getTime()) : undefined;
    if (week && status !== 'pending') week[status]++;
  }
  return weeks;
}

const mondayOf = (date: Date): Date => startOfOwnDay(date, -((ownFields(date).weekday + 6) % 7));

function shares(decided: readonly AiResult[], nameOf: (result: AiResult) => string): ReviewShare[] {
  const found = new Map<string, { name: string; approved: number; decided: number }>();
  for (const result of decided) {
    const name = nameOf(result);
    const share = found.get(name) ?? { name, approved: 0, decided: 0 };
    share.decided++;
    if (result.status !== 'rejected') share.approved++;
    found.set(name, share);
  }
  return [...found.values()].sort((one, other) => other.decided - one.decided);
}
