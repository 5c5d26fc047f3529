import { counted, ownFields, ownMoment } from '@steps/platform';
import type { KeptNotice } from '@steps/platform/host';

/** What the notifications centre shows of one thing. */
export interface CentreEntry {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
  /** When it was told (UTC, ISO 8601); none where it is simply so. */
  readonly at?: string;
  readonly isNew: boolean;
}

export interface Situation {
  readonly kept: readonly KeptNotice[];
  readonly snoozed: Readonly<Record<string, string>>;
  readonly off: readonly string[];
  readonly reviews: number;
  /** UTC, ISO 8601. */
  readonly lastBackupAt: string | undefined;
  /** Whether there is anything that could be lost. */
  readonly hasRecords: boolean;
  readonly hrefs: { readonly reviews: string; readonly backup: string };
  /** ms since 1970 */
  readonly now: number;
}

const day = 86_400_000;
/** A copy older than this is worth a word, ms (our choice: a week of work is what a business can do again). */
export const backupAge = 7 * day;

/** What needs attention now: standing items first, then kept notices, newest first. Snoozed ones come later. */
export function centreEntries(situation: Situation): readonly CentreEntry[] {
  const { kept, snoozed, off, now } = situation;
  const entries = kept.map(({ read, ...notice }): CentreEntry => ({ ...notice, isNew: !read }));
  return [...standing(situation), ...entries].filter(
    ({ id, kind }) => !off.includes(kind) && !(Date.parse(snoozed[id] ?? '') > now),
  );
}

function standing({ reviews, lastBackupAt, hasRecords, hrefs, now }: Situation): readonly CentreEntry[] {
  const list: CentreEntry[] = [];
  if (reviews > 0) {
    const title = counted(reviews, 'AI result is waiting for your review', 'AI results are waiting for your review');
    list.push({ id: 'reviews', kind: 'review', title, href: hrefs.reviews, isNew: false });
  }
  const age = lastBackupAt === undefined ? undefined : now - Date.parse(lastBackupAt);
  if (hasRecords && (age === undefined || age > backupAge)) {
    const title = age === undefined ? 'There is no backup yet' : `The last backup is ${Math.floor(age / day)} days old`;
    const text = 'Your data is in this browser alone. A file of it keeps it safe.';
    list.push({ id: 'backup', kind: 'backup', title, text, href: hrefs.backup, isNew: true });
  }
  return list;
}

/** For how long a notice can rest. */
export const snoozes = ['An hour', 'Until tomorrow', 'Until next week'] as const;
export type Snooze = (typeof snoozes)[number];

/** When a notice comes back: an hour later, or at nine in the morning on the own clock. */
export function snoozeEnd(choice: Snooze, now: Date): string {
  if (choice === 'An hour') return new Date(now.getTime() + 3_600_000).toISOString();
  const { year, month, day: today, weekday } = ownFields(now);
  // Monday is the first day of the week.
  const days = choice === 'Until tomorrow' ? 1 : 7 - ((weekday + 6) % 7);
  return ownMoment({ year, month, day: today + days, hour: 9 }).toISOString();
}
