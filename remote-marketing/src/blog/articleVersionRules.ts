import type { ArticleVersion } from './articleVersion';

/** Most versions that are kept of an article. */
export const mostVersions = 30;
/** An article keeps a version by itself when its last one is as old as this, ms: each sitting has one, not each sentence. */
const sitting = 10 * 60_000;

/** Whether an article is kept as a version before it is changed: not when empty, not twice the same, not with every sentence. */
export const isDue = (text: string, [newest]: readonly ArticleVersion[], now: Date): boolean =>
  isWorth(text, newest) && (newest === undefined || now.getTime() - Date.parse(newest.createdAt) >= sitting);

/** Whether a text can be lost at all: it is not empty, and not kept already. */
export const isWorth = (text: string, newest: ArticleVersion | undefined): boolean =>
  text.trim() !== '' && newest?.text !== text;

/** The versions that go to make room for one more: the oldest without a name first. `versions`: the newest first. */
export function versionsToDrop(versions: readonly ArticleVersion[]): readonly ArticleVersion[] {
  const oldest = [...versions].reverse();
  const inTurn = [...oldest.filter(({ name }) => !name), ...oldest.filter(({ name }) => name)];
  return inTurn.slice(0, Math.max(0, versions.length - (mostVersions - 1)));
}

/** Two texts without the lines that both begin and end with; one line stays on each side, so that the place can be found. */
export function changedLines(before: string, now: string): { readonly before: string; readonly now: string } {
  if (before === now) return { before: '', now: '' };
  const [one, other] = [before.split('\n'), now.split('\n')];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const cut = (lines: readonly string[]) =>
    lines.slice(Math.max(0, start - 1), lines.length - Math.max(0, end - 1)).join('\n');
  return { before: cut(one), now: cut(other) };
}
