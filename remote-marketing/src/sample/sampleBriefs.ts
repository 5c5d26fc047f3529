import { at, dayFrom } from '@steps/business/sample';
import type { Brief } from '../briefs/brief';

/** 2 briefs of the sample: something that nobody has begun. */
export function sampleBriefs(now: Date): Brief[] {
  const drafts = [
    {
      kind: 'blog',
      words: 'What a new shop sign costs\nThree examples with prices, what makes it dearer, how long it lasts.',
      day: dayFrom(now, 12),
    },
    {
      kind: 'social',
      words: 'We are looking for an apprentice in print\nStarts in September, four days in the studio, one at college.',
      day: undefined,
    },
  ] as const;
  const createdAt = at(now, -3, 11);
  return drafts.map(({ kind, words, day }, index) => ({
    id: `brief-sample-${index + 1}`,
    kind,
    words,
    ...(day ? { day } : {}),
    createdAt,
    updatedAt: createdAt,
  }));
}
