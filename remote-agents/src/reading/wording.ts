import type { FoundRecord as Found } from '@steps/business/queries';
import { formatPence } from '@steps/platform';

/** Characters that Markdown would read; names of records are no formatting. */
export const plainWords = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|~!]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** A record as a link to itself. */
export const linked = ({ title, href }: Pick<Found, 'title' | 'href'>): string => `[${plainWords(title)}](${href})`;

/** "£1,250" or "£12.50". */
export const money = (pounds: number): string => formatPence(Math.round(pounds * 100));

/** "1 task", "3 tasks", "2 companies". */
export function plural(count: number, noun: string): string {
  const several = /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun : several}`;
}

/** Records as a list of links; what is left out is counted. */
export function list(
  records: readonly Pick<Found, 'title' | 'detail' | 'href'>[],
  total: number,
  most: number,
): string {
  const shown = records
    .slice(0, most)
    .map((record) => `- ${linked(record)}${record.detail ? ` · ${plainWords(record.detail)}` : ''}`);
  const rest = total - shown.length;
  return [...shown, ...(rest > 0 ? [`- ${rest.toLocaleString('en-GB')} more`] : [])].join('\n');
}

/** What is said of a noun that has no records at all; `many`: its plural. */
export const noneYet = (many: string): string => `There are no ${many} here yet.`;
