import { logEntries } from '@steps/business';
import { collectionNamed } from '@steps/platform';
import type { Question } from '@steps/platform/ui';
import type { Backup } from './backupSchema';
import { collectionTitle } from './collectionName';

/** How many records of each collection the businesses of a backup have. */
export type RecordCounts = Readonly<Record<string, number>>;

/** They come and go by themselves: fewer of them are no loss. */
const passing = (collection: string): boolean =>
  collection === logEntries.name ||
  collection === 'deletedRecords' ||
  collection.endsWith('Versions') ||
  (collectionNamed(collection)?.unrecorded ?? false);

export function recordsIn({ clients }: Pick<Backup, 'clients'>): RecordCounts {
  const counts: Record<string, number> = {};
  for (const { collection } of clients.flatMap(({ rows }) => rows)) {
    if (!passing(collection)) counts[collection] = (counts[collection] ?? 0) + 1;
  }
  return counts;
}

/**
 * What is asked before a file is made that may be no rescue: one that lacks something, is empty, or has fewer records of some
 * kind than the last one (`last`, where that is known). Nothing for any other.
 */
export function backupQuestion(backup: Backup, last: RecordCounts = {}): Question | undefined {
  const now = recordsIn(backup);
  const action = 'Download it all the same';
  if (backup.missing) {
    return { title: 'The file will not hold everything', text: missingText(backup.missing), action };
  }
  if (Object.keys(now).length === 0) {
    return {
      title: 'The file will hold no records',
      text: 'Neither this tab nor the storage of this browser has any. If there were some, keep your last file.',
      action,
    };
  }
  // Which records come and go by themselves is unknown for modules that are not loaded.
  const fewer = Object.entries(last).filter(
    ([collection, count]) => collectionNamed(collection) && !passing(collection) && (now[collection] ?? 0) < count,
  );
  if (fewer.length === 0) return undefined;
  const losses = fewer.map(
    ([collection, count]) =>
      `${collectionTitle(collection)}: ${counted(now[collection] ?? 0)} instead of ${counted(count)}`,
  );
  return {
    title: 'The file will hold less than your last one',
    text: `${losses.join('; ')}. Unless you deleted the others, keep your last file too.`,
    action,
  };
}

/** What a file lacks, in words. */
export const missingText = (missing: readonly string[]): string => `Not in it: ${missing.join('; ')}.`;

const counted = (records: number) => records.toLocaleString('en-GB');
