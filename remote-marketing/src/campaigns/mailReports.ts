import { addressKey } from '@steps/business/mailings';
import { isEmailAddress, textKey } from '@steps/platform';
import { readCsv } from '@steps/platform/csv';
import { numberText } from '@steps/platform/numbers';
import type { CampaignResult } from './resultRules';
import { resultProblem, resultSteps } from './resultRules';

/** Rows of a file that are read; our choice. */
const mostRows = 50_000;

/** The rows of a CSV file of whatever separator. */
const rowsOf = (text: string): string[][] => readCsv(text).slice(0, mostRows + 1);

const plain = (name: string) => textKey(name.replace(/[_-]+/gu, ' '));
const emailColumns = ['email', 'email address', 'e mail', 'e mail address', 'address', 'recipient', 'subscriber', 'to'];

/** Addresses of a file, each once, and how many rows have none. */
export interface ReadAddresses {
  readonly addresses: readonly string[];
  readonly without: number;
}

/** Reads the addresses of another program's list: of the column that is called so, else of the first that has any. */
export function readAddresses(text: string): ReadAddresses {
  const rows = rowsOf(text);
  const named = rows[0]?.findIndex((name) => emailColumns.includes(plain(name))) ?? -1;
  const holds = (cell: string | undefined) => cell !== undefined && isEmailAddress(addressKey(cell));
  const found = named >= 0 ? named : Math.max(-1, ...rows.slice(0, 20).map((row) => row.findIndex(holds)));
  const body = rows.slice(named >= 0 || (rows[0] && !holds(rows[0][found])) ? 1 : 0);
  const addresses = new Set<string>();
  let without = 0;
  for (const row of body) {
    const cell = row[found];
    if (holds(cell)) addresses.add(addressKey(cell ?? ''));
    else without += 1;
  }
  return { addresses: [...addresses], without };
}

type Version = 'A' | 'B';

/** What a report says, or why it cannot be read. */
export type ReadReport =
  | { readonly results: Readonly<Partial<Record<Version, CampaignResult>>>; readonly rows: number }
  | { readonly problem: string };

const columns: Readonly<Record<keyof CampaignResult, readonly string[]>> = {
  opens: ['opens', 'opened', 'open', 'unique opens', 'total opens', 'views', 'page views', 'impressions'],
  clicks: ['clicks', 'clicked', 'click', 'unique clicks', 'total clicks'],
  replies: ['replies', 'replied', 'reply'],
  orders: ['orders', 'ordered', 'order', 'purchases', 'conversions'],
};
const no = ['', '0', 'no', 'false', 'n', 'never', '-'];

/**
 * Reads what a mail service reports. With a column of addresses each row is a person, and people are counted; without one
 * each row is a version with its figures. `sent` says how many got each version: a report cannot have more.
 */
export function readReport(
  text: string,
  sent: Readonly<Partial<Record<Version, number>>>,
  steps = resultSteps,
): ReadReport {
  const [head = [], ...rows] = rowsOf(text);
  const names = head.map(plain);
  const place = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const figures = steps.map(({ name }) => ({ name, at: place(columns[name]) })).filter(({ at }) => at >= 0);
  if (figures.length === 0 || rows.length === 0) {
    return {
      problem: `No column is called “${steps[0]?.label}”, “Clicks”, “Replies” or “Orders”. The file has: ${listed(head)}.`,
    };
  }
  const versionAt = place(['version', 'variant', 'subject version']);
  const two = sent.B !== undefined;
  if (two && versionAt < 0) {
    return { problem: 'This campaign has two subjects: the file needs a column “Version” with A or B.' };
  }
  const email = place(emailColumns);
  const results: Partial<Record<Version, CampaignResult>> = {};
  for (const [index, row] of rows.entries()) {
    const typed = row[versionAt]?.trim().toUpperCase();
    const version = two ? (typed === 'A' || typed === 'B' ? typed : undefined) : 'A';
    if (!version) return { problem: `Row ${index + 2}: “${(typed ?? '').slice(0, 20)}” is not a version. Use A or B.` };
    const sum: Record<keyof CampaignResult, number> = {
      opens: 0,
      clicks: 0,
      replies: 0,
      orders: 0,
      ...results[version],
    };
    for (const { name, at } of figures) {
      const cell = (row[at] ?? '').trim();
      const count = cell === '' ? 0 : (numberText.read(cell, { whole: true }) ?? Number.NaN);
      if (email >= 0) sum[name] += no.includes(cell.toLowerCase()) ? 0 : name === 'orders' && count > 0 ? count : 1;
      else if (Number.isInteger(count) && count >= 0) sum[name] += count;
      else return { problem: `Row ${index + 2}: “${cell.slice(0, 20)}” is not a whole number.` };
    }
    results[version] = sum;
  }
  for (const version of ['A', 'B'] as const) {
    const problem = results[version] && resultProblem(results[version], sent[version] ?? 0, steps);
    if (problem) return { problem };
  }
  return { results, rows: rows.length };
}

const listed = (names: readonly string[]): string => names.slice(0, 12).join(', ').slice(0, 300) || 'nothing';
