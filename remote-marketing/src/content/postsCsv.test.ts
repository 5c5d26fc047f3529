import { undo } from '@steps/shared';
import { aiResult, openMemoryStore, testNow } from '@steps/shared/testing';
import { beforeEach, describe, expect, it } from 'vitest';
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

beforeEach(() => openMemoryStore({ aiResults: [aiResult({ id: 'w', output: 'Waits' })] }));

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

it('imported posts are a person’s own words: scheduled, published or approved, and one step to undo', () => {
  const { posts } = readPosts(
    'Text,Date,Status\nOne,2026-12-10 16:00,\nTwo,2026-10-10 16:00,Published\n<script>alert(1)</script>,,',
  );
  importPosts(posts);
  expect(placedAll().map(({ piece: { title }, status }) => [title, status])).toEqual([
    ['One', 'scheduled'],
    ['Two', 'published'],
    ['<script>alert(1)</script>', 'approved'],
  ]);
  expect(undo()?.label).toBe('Import 3 posts');
  expect(pieces.size).toBe(0);
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
