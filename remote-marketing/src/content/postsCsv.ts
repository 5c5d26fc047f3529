import { ownLocal, ownZone, region } from '@steps/platform';
import { csvText, readCsv, withoutFormulaGuard } from '@steps/platform/csv';
import { type DateColumn, type DateOrder, dateColumn, momentOfWritten, readWrittenDate } from '@steps/platform/zones';
import { kindNames } from '../pieces/pieceNames';
import type { PlacedPiece } from '../pieces/pieceState';
import { postOf } from '../social/usePost';
import { momentOfPiece } from './calendarRules';
import { pieceText } from './pieceText';

const fields = ['Title', 'Kind', 'Status', 'Date', 'Text', 'Hashtags'] as const;

/** Pieces as a CSV file. Give only those that may leave. */
export const postsCsv = (all: readonly PlacedPiece[]): string =>
  csvText(
    fields,
    all.map(({ piece, status }) => [
      piece.title,
      kindNames[piece.kind],
      status,
      momentOfPiece(piece) ? ownLocal(momentOfPiece(piece) ?? '').replace('T', ' ') : '',
      pieceText(piece),
      piece.kind === 'social' ? postOf(piece).hashtags.join(' ') : '',
    ]),
  );

/** A post of a file. */
export interface ReadPost {
  readonly title: string;
  readonly text: string;
  readonly hashtags: string;
  /** UTC, ISO 8601. */
  readonly at?: string;
  readonly published: boolean;
}

/** What a file holds, and a sentence for each row that cannot be taken as it is. */
export interface ReadPosts {
  readonly posts: readonly ReadPost[];
  readonly problems: readonly string[];
  /** How its dates were read; undefined without a column of them. */
  readonly dates?: DateColumn & { readonly name: string };
}

/** As many as can be looked over at once; our choice. */
export const mostRows = 5_000;
const longestText = 10_000;

/** Names that other programs give their columns. */
const columns = {
  text: ['text', 'content', 'post', 'message', 'caption', 'copy', 'body', 'post text'],
  title: ['title', 'name', 'subject', 'topic', 'post title'],
  date: ['date', 'when', 'day', 'scheduled', 'scheduled at', 'publish date', 'date and time', 'posting time', 'time'],
  hashtags: ['hashtags', 'tags', 'hashtag'],
  status: ['status', 'state'],
} as const;

/**
 * Reads the CSV of this or another program: what cannot be read is said, row by row. Days are read as the column shows, or as
 * the region has them; `order` where somebody knows better.
 */
export function readPosts(text: string, order?: DateOrder): ReadPosts {
  const [head = [], ...rows] = readCsv(text);
  const names = head.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  const place = (name: keyof typeof columns) => {
    const known: readonly string[] = columns[name];
    return names.findIndex((own) => known.includes(own));
  };
  const places = {
    text: place('text'),
    title: place('title'),
    date: place('date'),
    hashtags: place('hashtags'),
    status: place('status'),
  };
  if (rows.length === 0) return { posts: [], problems: ['The file has no rows under its first line.'] };
  if (places.text < 0) {
    return {
      posts: [],
      problems: [
        `No column is called “Text”, “Content” or “Post”. The file has: ${head.slice(0, 12).join(', ').slice(0, 300)}.`,
      ],
    };
  }
  const posts: ReadPost[] = [];
  const problems: string[] = [];
  const written = rows.map((row) => row[places.date]?.trim() ?? '');
  const dates = dateColumn(written, region().dates, order);
  for (const [index, row] of rows.slice(0, mostRows).entries()) {
    const cell = (at: number) => (at < 0 ? '' : withoutFormulaGuard(row[at]?.trim() ?? ''));
    const line = `Row ${index + 2}`;
    const words = cell(places.text);
    if (!words) {
      problems.push(`${line}: without a text, left out.`);
      continue;
    }
    if (words.length > longestText) {
      problems.push(`${line}: the text has ${words.length.toLocaleString('en-GB')} characters, left out.`);
      continue;
    }
    const typed = cell(places.date);
    const date = readWrittenDate(typed, dates.order);
    const at = date && momentOfWritten(date, ownZone(), { hour: 9, minute: 0 });
    if (typed && !at) problems.push(`${line}: “${typed.slice(0, 40)}” is not a date, so it was left out.`);
    posts.push({
      title: cell(places.title),
      text: words,
      hashtags: cell(places.hashtags),
      ...(at ? { at } : {}),
      published: at !== undefined && publishedWords.has(cell(places.status).toLowerCase()),
    });
  }
  if (rows.length > mostRows)
    problems.push(
      `${(rows.length - mostRows).toLocaleString('en-GB')} rows are over ${mostRows.toLocaleString('en-GB')}, left out. Import them from a second file.`,
    );
  if (dates.by === 'same') return { posts, problems };
  return { posts, problems, dates: { ...dates, name: head[places.date]?.trim() ?? '' } };
}

/** What programs say of a post that went out. */
const publishedWords = new Set(['published', 'posted', 'sent', 'live', 'done']);
