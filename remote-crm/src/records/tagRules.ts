import { cleanLine, maxTags, RuleError, sameText } from '@steps/platform';

/** The tags with one more; the same list if it is there already. `RuleError` beyond 10 or for an empty tag. */
export function withTag(
  tags: readonly string[],
  tag: string,
  noun: 'contact' | 'company' | 'ticket' | 'file',
): string[] {
  const added = cleanLine(tag);
  if (!added) throw new RuleError('Enter a tag; it is empty.');
  if (tags.some((known) => sameText(known, added))) return [...tags];
  if (tags.length >= maxTags) {
    throw new RuleError(`A ${noun} can have at most ${maxTags} tags. Remove one before adding “${added}”.`);
  }
  return [...tags, added];
}

export function withoutTag(tags: readonly string[], tag: string): string[] {
  return tags.filter((known) => !sameText(known, tag));
}
