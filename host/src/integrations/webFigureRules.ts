import type { WebFigure } from '@steps/business/webFigures';
import { RuleError, region, textKey } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';
import { type DateColumn, type DateOrder, dateColumn, readWrittenDate } from '@steps/platform/zones';

/** What a file of web analytics gave. */
export interface WebFiguresRead {
  readonly figures: readonly WebFigure[];
  /** Lines without a day or a number of visits, with their number in the file. */
  readonly leftOut: readonly { readonly line: number; readonly why: string }[];
  /** How its dates were read. */
  readonly dates: DateColumn & { readonly name: string };
}

/** Headings of the analytics products that small businesses use (Google Analytics, Matomo, Plausible, Fathom, Umami). */
const headings = {
  day: ['date', 'day', 'nth day', 'label'],
  visits: ['visits', 'sessions', 'visitors', 'users', 'total users', 'active users', 'unique visitors', 'uniques'],
  channel: ['channel', 'source', 'medium', 'session default channel group', 'session source / medium', 'referrer'],
  conversions: ['conversions', 'key events', 'goals', 'goal completions', 'events', 'orders'],
};

/** More lines than this are no daily figures. */
const mostLines = 50_000;

/**
 * The daily figures of a table as an analytics product exports it: lines before the headings are passed over, the same day
 * and channel is added up. Dates in figures have the order that the column tells, else that of the region, unless one was
 * `chosen`. `RuleError` for a table without a day or a number of visits.
 */
export function readWebFigures(table: readonly (readonly string[])[], chosen?: DateOrder): WebFiguresRead {
  if (table.length > mostLines) {
    throw new RuleError(`The file has more than ${mostLines.toLocaleString('en-GB')} lines. Export one line a day.`);
  }
  const at = table.findIndex((cells) => column(cells, headings.day) >= 0 && column(cells, headings.visits) >= 0);
  const head = table[at];
  if (!head) {
    throw new RuleError(
      'The file needs a column with the date (Date or Day) and one with visits (Visits, Sessions, Visitors or Users); it does not have both.',
    );
  }
  const of = {
    day: column(head, headings.day),
    visits: column(head, headings.visits),
    channel: column(head, headings.channel),
    conversions: column(head, headings.conversions),
  };
  const name = head[of.day]?.trim() ?? '';
  const written = table.slice(at + 1).map((cells) => cells[of.day] ?? '');
  const dates = { ...dateColumn(written, region().dates, chosen), name };
  const found = new Map<string, WebFigure>();
  const leftOut: { line: number; why: string }[] = [];
  for (const [index, cells] of table.slice(at + 1).entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const line = at + index + 2;
    const day = readWrittenDate(cells[of.day] ?? '', dates.order)?.day;
    const visits = numberOf(cells[of.visits]);
    if (!day) leftOut.push({ line, why: `“${cells[of.day] ?? ''}” is not a date` });
    else if (visits === undefined) leftOut.push({ line, why: `“${cells[of.visits] ?? ''}” is not a number of visits` });
    else {
      const channel = (cells[of.channel] ?? '').trim().slice(0, 80);
      const id = `web-${day}-${channel.toLowerCase()}`;
      const before = found.get(id);
      const conversions = numberOf(cells[of.conversions]) ?? 0;
      found.set(id, {
        id,
        day,
        channel: before?.channel ?? channel,
        visits: visits + (before?.visits ?? 0),
        conversions: conversions + (before?.conversions ?? 0),
      });
    }
  }
  return { figures: [...found.values()], leftOut, dates };
}

function column(cells: readonly string[], names: readonly string[]): number {
  const given = cells.map(textKey);
  // The first name that fits: a file with sessions and users is read by its sessions.
  for (const name of names) if (given.includes(name)) return given.indexOf(name);
  return -1;
}

/** A whole number of zero or more, also as `1,234`; `undefined` for anything else. */
function numberOf(text: string | undefined): number | undefined {
  const number = numberText.read(text ?? '', { min: 0 });
  return number === undefined ? undefined : Math.round(number);
}
