import { openMemoryStore, testNow } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { pieces } from '../pieces/piece';
import { createOwnPiece, setPartText } from '../pieces/pieceState';
import { type ArticleVersion, articleVersions, versionsOf } from './articleVersion';
import { changedLines, isDue, mostVersions, versionsToDrop } from './articleVersionRules';
import { keepBefore, keepVersion, restoreVersion } from './articleVersionState';

const version = (index: number, name = ''): ArticleVersion => ({
  id: `v${index}`,
  pieceId: 'p',
  name,
  text: `Text ${index}`,
  createdAt: new Date(Date.parse(testNow) + index * 60_000).toISOString(),
});
const later = (minutes: number) => new Date(Date.parse(testNow) + minutes * 60_000);

describe('what is kept of an article', () => {
  it('is one version of each sitting, never an empty one or the same twice', () => {
    expect(isDue('Words', [], later(0))).toBe(true);
    expect(isDue('  ', [], later(0))).toBe(false);
    expect(isDue('Words', [version(0)], later(9))).toBe(false);
    expect(isDue('Words', [version(0)], later(10))).toBe(true);
    expect(isDue('Text 0', [version(0)], later(60))).toBe(false);
  });

  it('drops the oldest version without a name first', () => {
    const full = Array.from({ length: mostVersions }, (_, index) =>
      version(mostVersions - index, index > 1 ? 'Named' : ''),
    );
    expect(versionsToDrop(full).map(({ id }) => id)).toEqual([`v${mostVersions - 1}`]);
    expect(versionsToDrop(full.slice(1))).toEqual([]);
    expect(versionsToDrop(full.map((one) => ({ ...one, name: 'Named' }))).map(({ id }) => id)).toEqual(['v1']);
  });

  it('is compared by the lines that changed, with one line on each side', () => {
    expect(changedLines('a\nb\nc\nd\ne', 'a\nb\nX\nd\ne')).toEqual({ before: 'b\nc\nd', now: 'b\nX\nd' });
    expect(changedLines('a\na', 'a\na\na')).toEqual({ before: 'a', now: 'a\na' });
    expect(changedLines('same', 'same')).toEqual({ before: '', now: '' });
    expect(changedLines('', 'new')).toEqual({ before: '', now: 'new' });
  });
});

describe('the versions of an article', () => {
  let id = '';
  const kept = () => versionsOf(articleVersions.all(), id);
  beforeEach(async () => {
    await openMemoryStore({});
    id = createOwnPiece({ kind: 'blog', part: 'draft', title: 'Rye', text: 'First', brief: {} }).id;
  });

  it('bringing one back keeps what was there, also when there is no room', () => {
    const first = keepVersion(id, 'Start');
    for (let index = 0; index < mostVersions; index += 1) {
      setPartText(id, 'draft', `Text ${index}`);
      keepVersion(id, `Number ${index}`);
    }
    expect(kept()).toHaveLength(mostVersions);
    expect(kept().some((one) => one.id === first.id)).toBe(false);
    setPartText(id, 'draft', 'Newest');
    const oldest = kept().at(-1);
    restoreVersion(oldest?.id ?? '');
    expect(pieces.get(id)?.parts.draft?.text).toBe(oldest?.text);
    expect(kept().map(({ text }) => text)).toEqual(expect.arrayContaining(['Newest', oldest?.text]));
  });

  it('the same text is not kept twice under a name, and says so', () => {
    keepVersion(id, ' Start ');
    expect(() => keepVersion(id, 'Again')).toThrow('This text is kept already, as “Start”.');
    keepBefore(id, 'First', true);
    expect(kept().map(({ name }) => name)).toEqual(['Start']);
  });
});
