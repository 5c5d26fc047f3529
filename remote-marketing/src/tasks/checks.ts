import type { Check } from '@steps/business/tasks';

/** Sentences as a reader sees them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** No sentence comes twice, no gap in brackets, no double mark. */
export function clean(text: string, points: number): Check {
  const sentences = sentencesOf(text).filter((part) => part.split(' ').length > 2);
  return {
    says: 'has no gap in brackets, no sentence twice and no double marks',
    points,
    // A merge field is no gap: each reader's own name goes there.
    met:
      new Set(sentences).size === sentences.length &&
      !/\[[^\]]*\]|\{(?!first name\})[^}]*\}|\.\.(?!\.)|,,| {2,}/.test(text),
  };
}

export const atMost = (text: string, characters: number, points: number): Check => ({
  says: `stays within ${characters} characters`,
  points,
  met: text.length <= characters,
});

export const speaksToReader = (text: string, points: number): Check => ({
  says: 'speaks to the reader as “you”',
  points,
  met: /\byou(?:r|rs|’re|'re)?\b/i.test(text),
});
