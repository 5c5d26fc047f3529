import { ownLocal, setRegion, undo } from '@steps/platform';
import { aiResult, openMemoryStore, testNow } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Piece, pieces } from '../pieces/piece';
import { pieceStatus } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { importPosts } from './importState';
import { mayLeave } from './pieceText';
import { mostRows, postsCsv, readPosts } from './postsCsv';

const local = (day: number, hour: number, minute = 0) => new Date(2026, 11, day, hour, minute).toISOString();
const piece = (fields: Partial<Piece>): Piece => ({
  id: 'p',
  kind: 'social',
  title: 'Rye week',
  brief: {},
  parts: { main: { options: [], text: 'Rye is back.' } },
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});
const placedAll = () => pieces.all().map((one) => ({ piece: one, status: pieceStatus(one, resultOf) }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(testNow), toFake: ['Date'] });
  return openMemoryStore({ aiResults: [aiResult({ id: 'w', output: 'Waits' })] });
});
afterEach(() => vi.useRealTimers());

describe('a file that is read', () => {
  it('gives posts with their days, day first or year first', () => {
    const { posts, problems } = readPosts(
      'Title,Post Text,Publish_Date,Tags\nRye,"Rye is back, ""fresh""",10/12/2026 16:30,#rye\n,Spelt,2026-12-11,\nOat,Oat,2026-12-12T08:00:00Z,',
    );
    expect(problems).toEqual([]);
    expect(posts).toEqual([
      { title: 'Rye', text: 'Rye is back, "fresh"', hashtags: '#rye', at: local(10, 16, 30), published: false },
      { title: '', text: 'Spelt', hashtags: '', at: local(11, 9), published: false },
      { title: 'Oat', text: 'Oat', hashtags: '', at: '2026-12-12T08:00:00.000Z', published: false },
    ]);
  });

  it('says for each row what could not be taken, and takes the others', () => {
    const { posts, problems } = readPosts(`text;date\n;10/12/2026\nRye;31/02/2026\n${'x'.repeat(10_001)};\nOat;`);
    expect(posts.map(({ text, at }) => [text, at])).toEqual([
      ['Rye', undefined],
      ['Oat', undefined],
    ]);
    expect(problems).toEqual([
      'Row 2: without a text, left out.',
      'Row 3: “31/02/2026” is not a date, so it was left out.',
      'Row 4: the text has 10,001 characters, left out.',
    ]);
  });

  it('of another kind is refused with what it has', () => {
    expect(readPosts('Name,Email\nAda,ada@engines.example')).toEqual({
      posts: [],
      problems: ['No column is called “Text”, “Content” or “Post”. The file has: Name, Email.'],
    });
    expect(readPosts('')).toEqual({ posts: [], problems: ['The file has no rows under its first line.'] });
  });

  it('that is too long is taken in part, and says so', () => {
    const { posts, problems } = readPosts(`Text\n${'A post\n'.repeat(mostRows + 7)}`);
    expect(posts).toHaveLength(mostRows);
    expect(problems).toEqual(['7 rows are over 5,000, left out. Import them from a second file.']);
  });
});

it('imported posts are a person’s own words: scheduled, published or drafts, and one step to undo', () => {
  const { posts } = readPosts(
    'Text,Date,Status\nOne,2026-12-10 16:00,\nTwo,2026-10-10 16:00,Published\n<script>alert(1)</script>,,',
  );
  importPosts(posts);
  expect(placedAll().map(({ piece: { title }, status }) => [title, status])).toEqual([
    ['One', 'scheduled'],
    ['Two', 'published'],
    ['<script>alert(1)</script>', 'draft'],
  ]);
  expect(undo()?.label).toBe('Import 3 posts');
  expect(pieces.size).toBe(0);
});

it('a day that is past makes nothing scheduled, and is kept', () => {
  const { posts } = readPosts('Text,Date,Status\nOld,2020-03-04 10:00,\nSent,2020-03-04 10:00,Posted\nNone,,Approved');
  importPosts(posts);
  expect(placedAll().map(({ piece: { title }, status }) => [title, status])).toEqual([
    ['Old', 'draft'],
    ['Sent', 'published'],
    ['None', 'draft'],
  ]);
  expect(
    pieces
      .all()
      .find(({ title }) => title === 'Old')
      ?.scheduledAt?.slice(0, 10),
  ).toBe('2020-03-04');
});

describe('dates of a file', () => {
  const days = (dates: readonly string[], order?: 'day' | 'month') =>
    readPosts(`Text,Date\n${dates.map((date) => `A,"${date}"`).join('\n')}`, order).posts.map(({ at }) =>
      at ? ownLocal(at) : undefined,
    );

  it('are read as the region has them, unless one of the column shows its order', () => {
    expect(days(['03/04/2027 9:00'])).toEqual(['2027-04-03T09:00']);
    setRegion({ dates: 'month' });
    expect(days(['03/04/2027 9:00', '11/02/2027 4:30 PM'])).toEqual(['2027-03-04T09:00', '2027-11-02T16:30']);
    expect(days(['03/04/2027', '31/12/2027'])).toEqual(['2027-04-03T09:00', '2027-12-31T09:00']);
    expect(days(['03/04/2027'], 'day')).toEqual(['2027-04-03T09:00']);
    setRegion({ dates: 'day' });
    expect(days(['03/04/2027', '12/31/2027'])).toEqual(['2027-03-04T09:00', '2027-12-31T09:00']);
    expect(readPosts('Text,Date\nA,03/04/2027').dates).toMatchObject({ order: 'day', by: 'guessed' });
    expect(readPosts('Text,Date\nA,03/14/2027').dates).toMatchObject({ order: 'month', by: 'told', name: 'Date' });
  });

  it.each([
    ['4.3.2027 16.30', '2027-03-04T16:30'],
    ['2027/03/04 7:05', '2027-03-04T07:05'],
    ['4 March 2027', '2027-03-04T09:00'],
    ['Thu, Mar 4, 2027 at 12:15 am', '2027-03-04T00:15'],
    ['Dec 1, 2027 12pm', '2027-12-01T12:00'],
    ['04/03/2027 4:30\u202fPM', '2027-03-04T16:30'],
    ['04/03/2027 25:00', undefined],
    ['04/03/2027 13 PM', undefined],
    ['31/04/2027', undefined],
    ['soon', undefined],
  ])('are read in the forms that programs write: %s', (typed, moment) => {
    expect(days([typed])).toEqual([moment]);
  });
});

it('what is exported comes back as it was, and no cell is a formula', () => {
  importPosts([
    { title: 'Rye', text: '=SUM(A1) is, "no"\nformula', hashtags: '#rye', at: local(10, 16), published: false },
    { title: '', text: '-10 % on rye', hashtags: '', published: false },
  ]);
  const text = postsCsv(placedAll());
  expect(text).toContain(`"'=SUM(A1) is, ""no""\nformula"`);
  expect(readPosts(text)).toEqual({
    problems: [],
    posts: [
      { title: 'Rye', text: '=SUM(A1) is, "no"\nformula', hashtags: '#rye', at: local(10, 16), published: false },
      { title: '-10 % on rye', text: '-10 % on rye', hashtags: '', published: false },
    ],
  });
});

it('nothing that waits or is unfinished may leave', () => {
  const waiting = piece({ parts: { main: { options: ['w'] } } });
  const statuses = [waiting, piece({}), piece({ finishedAt: testNow })].map((one) => ({
    piece: one,
    status: pieceStatus(one, resultOf),
  }));
  expect(statuses.map(mayLeave)).toEqual([false, false, true]);
});
