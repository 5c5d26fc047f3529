import type { Mailing } from './mailing';
import type { MailingAnswer } from './mailingAnswer';
import { variantAt } from './mailingChunk';
import { type MailingProgress, type Outcome, outcomes } from './mailingProgress';

/** People of a mailing, or of one of its subjects. */
export interface MailingFigures extends Readonly<Record<Outcome, number>> {
  readonly recipients: number;
  /** Clicked a link; each person counts once. */
  readonly clicked: number;
  readonly unsubscribed: number;
  /** Reported it as spam. */
  readonly complained: number;
  /** Answered, as far as mailboxes are read. */
  readonly replied: number;
  /** Accepted by the recipient's server, and not reported back. */
  readonly delivered: number;
}

type Variant = 'A' | 'B';
type Sums = Record<keyof MailingFigures, number>;

const bySign = new Map(Object.entries(outcomes).map(([name, sign]) => [sign as string, name as Outcome]));

/** A row is counted once: each write makes another object. */
const counted = new WeakMap<object, Readonly<Record<Variant, Partial<Sums>>>>();

/**
 * What became of the recipients of a mailing, by subject, from its progress and answers; the rest are waiting. `replies`: who
 * answered, by their numbers in their chunks.
 */
export function mailingFigures(
  { hasB, recipients }: Pick<Mailing, 'hasB' | 'recipients'>,
  progress: readonly MailingProgress[],
  answers: readonly MailingAnswer[],
  replies: readonly number[] = [],
): Readonly<Record<Variant, MailingFigures>> {
  const sums = { A: nothing(), B: nothing() };
  for (const row of progress)
    add(
      sums,
      countedOf(row, () => countedProgress(row, hasB)),
    );
  const ofB = hasB ? Math.floor(recipients / 2) : 0;
  const halves = { A: recipients - ofB, B: ofB };
  for (const variant of ['A', 'B'] as const) {
    const known = Object.keys(outcomes).reduce((sum, name) => sum + sums[variant][name as Outcome], 0);
    sums[variant].recipients = halves[variant];
    sums[variant].waiting += Math.max(0, halves[variant] - known);
    sums[variant].delivered = sums[variant].sent;
  }
  for (const row of ofOneEach(answers))
    add(
      sums,
      countedOf(row, () => countedAnswers(row, hasB)),
    );
  for (const nth of replies) sums[variantAt(nth, hasB)].replied += 1;
  return sums;
}

/** Both subjects together. */
export function sumOf({ A, B }: Readonly<Record<Variant, MailingFigures>>): MailingFigures {
  const sums = { A: nothing(), B: nothing() };
  add(sums, { A, B: {} });
  add(sums, { A: B, B: {} });
  return sums.A;
}

const nothing = (): Sums => ({
  recipients: 0,
  waiting: 0,
  later: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  optedOut: 0,
  doubtful: 0,
  clicked: 0,
  unsubscribed: 0,
  complained: 0,
  replied: 0,
  delivered: 0,
});

/** The answers of one chunk as one row: a person whom two post offices saw counts once. */
function ofOneEach(answers: readonly MailingAnswer[]): Iterable<MailingAnswer> {
  const byChunk = new Map<string, MailingAnswer>();
  for (const row of answers) {
    const chunk = row.id.slice(0, row.id.lastIndexOf('.'));
    const before = byChunk.get(chunk);
    byChunk.set(chunk, before ? together(before, row) : row);
  }
  return byChunk.values();
}

const together = (one: MailingAnswer, other: MailingAnswer): MailingAnswer => ({
  ...one,
  clicked: { ...one.clicked, ...other.clicked },
  left: { ...one.left, ...other.left },
  reports: { ...one.reports, ...other.reports },
});

function add(sums: Record<Variant, Sums>, more: Readonly<Record<Variant, Partial<Sums>>>): void {
  for (const variant of ['A', 'B'] as const)
    for (const [name, count] of Object.entries(more[variant])) sums[variant][name as keyof Sums] += count;
}

function countedOf(row: object, count: () => Readonly<Record<Variant, Partial<Sums>>>) {
  const known = counted.get(row) ?? count();
  counted.set(row, known);
  return known;
}

function countedProgress({ signs }: MailingProgress, hasB: boolean): Record<Variant, Partial<Sums>> {
  const sums: Record<Variant, Partial<Sums>> = { A: {}, B: {} };
  for (let nth = 0; nth < signs.length; nth += 1) {
    const name = bySign.get(signs[nth] ?? '') ?? 'waiting';
    const of = sums[variantAt(nth, hasB)];
    of[name] = (of[name] ?? 0) + 1;
  }
  return sums;
}

function countedAnswers({ clicked, left, reports = {} }: MailingAnswer, hasB: boolean): Record<Variant, Partial<Sums>> {
  const sums: Record<Variant, Partial<Sums>> = { A: {}, B: {} };
  const count = (names: Readonly<Record<string, string>>, what: 'clicked' | 'unsubscribed') => {
    for (const nth of Object.keys(names)) {
      const of = sums[variantAt(Number(nth), hasB)];
      of[what] = (of[what] ?? 0) + 1;
    }
  };
  count(clicked, 'clicked');
  count(left, 'unsubscribed');
  for (const [nth, { kind }] of Object.entries(reports)) {
    if (kind === 'delayed') continue;
    const of = sums[variantAt(Number(nth), hasB)];
    const name = kind === 'refused' ? 'failed' : kind;
    of[name] = (of[name] ?? 0) + 1;
    if (kind !== 'complained') of.delivered = (of.delivered ?? 0) - 1;
  }
  return sums;
}
