import { dayOfParts, isDay, ownFields, ownLocal, ownMoment } from '@steps/shared';
import Papa from 'papaparse';
import { kindNames } from '../pieces/pieceNames';
import type { PlacedPiece } from '../pieces/pieceState';
import { postOf } from '../social/usePost';
import { csvText } from '../studio/csvFile';
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

/** Reads the CSV of this or another program. Nothing is guessed: what cannot be read is said, row by row. */
export function readPosts(text: string): ReadPosts {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/u, ''), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
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
  for (const [index, row] of rows.slice(0, mostRows).entries()) {
    const cell = (at: number) => (at < 0 ? '' : withoutGuard(row[at]?.trim() ?? ''));
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
    const at = typed ? readMoment(typed) : undefined;
    if (typed && !at) problems.push(`${line}: “${typed.slice(0, 40)}” is not a date, so it was left out.`);
    posts.push({
      title: cell(places.title),
      text: words,
      hashtags: cell(places.hashtags),
      ...(at ? { at } : {}),
      published: at !== undefined && cell(places.status).toLowerCase() === 'published',
    });
  }
  if (rows.length > mostRows)
    problems.push(
      `${(rows.length - mostRows).toLocaleString('en-GB')} rows are over ${mostRows.toLocaleString('en-GB')}, left out. Import them from a second file.`,
    );
  return { posts, problems };
}

/** The sign before a formula, as our own file and spreadsheets write it. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/u, '');

/** `2026-12-10 16:00` or `10/12/2026 16:00` (day first) on the own clock; a moment with its zone as it is. Nine without a time. */
function readMoment(typed: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/u.exec(
    typed,
  );
  if (iso?.[6]) {
    const moment = new Date(typed.replace(' ', 'T'));
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  const british = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,? +(\d{1,2}):(\d\d))?$/u.exec(typed);
  const [year, month, day, hour = '9', minute = '0'] = iso
    ? iso.slice(1, 6)
    : british
      ? [british[3], british[2], british[1], british[4], british[5]]
      : [];
  const numbers = [year, month, day, hour, minute].map(Number) as [number, number, number, number, number];
  const [y, m, d, h, min] = numbers;
  if (numbers.some(Number.isNaN)) return undefined;
  const exists = isDay(dayOfParts(y, m, d)) && ownFields(dayOfParts(y, m, d)).day === d && m <= 12;
  if (!exists || h > 23 || min > 59) return undefined;
  return ownMoment({ year: y, month: m, day: d, hour: h, minute: min }).toISOString();
}
