import type { LogEntry } from '@steps/business/host';
import { textFinder } from '@steps/platform';
import { csvText } from '@steps/platform/csv';

/** What the log shows of all that was done. */
export interface LogFilter {
  readonly query: string;
  /** Empty for everybody. */
  readonly actor: string;
  /** Empty for every module. */
  readonly module: string;
  /** Days back from now; 0 for all. */
  readonly days: number;
}

export const noFilter: LogFilter = { query: '', actor: '', module: '', days: 0 };

const dayMs = 86_400_000;

/** The lines that fit, newest first. */
export function shownEntries(entries: readonly LogEntry[], filter: LogFilter, now: number): LogEntry[] {
  const { query, actor, module, days } = filter;
  const says = textFinder(query);
  const from = days > 0 ? new Date(now - days * dayMs).toISOString() : '';
  return entries
    .filter(
      (entry) =>
        entry.at >= from &&
        (!actor || entry.actor === actor) &&
        (!module || entry.modules.includes(module)) &&
        says(entry.label, entry.actor, entry.device ?? '', ...entry.names),
    )
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** What a step did, in words: "2 added, 1 changed". */
export function extentOf({ added, changed, deleted }: LogEntry): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [deleted, 'deleted'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-GB')} ${word}`)
    .join(', ');
}

/** The log as a table for a spreadsheet. */
export function logCsv(entries: readonly LogEntry[]): string {
  const head = [
    'Time (UTC)',
    'Person',
    'Device',
    'What',
    'Modules',
    'Added',
    'Changed',
    'Deleted',
    'Records',
    'AI result',
  ];
  const lines = entries.map((entry) => [
    entry.at,
    entry.actor,
    entry.device ?? '',
    entry.label,
    entry.modules.join(' '),
    entry.added,
    entry.changed,
    entry.deleted,
    entry.names.join('; '),
    entry.ai ?? '',
  ]);
  return csvText(head, lines);
}
