import { maxTags } from '../../core/constants';
import { RuleError } from '../../core/store/ruleError';
import { cleanLine } from '../../core/text/cleanText';
import { sameText } from '../../core/text/foldText';

/** The tag that makes a contact a favourite (spec 2, section 4). */
export const favouriteTag = 'Favorite';

/** Offered for contacts (spec 2, section 5). */
export const suggestedContactTags = [
  'High Priority',
  'Decision Maker',
  'Influencer',
  'Champion',
  'Blocker',
  'Technical',
  'Budget Holder',
] as const;

/** Offered for companies (spec 2, section 5). */
export const suggestedCompanyTags = [
  'High Priority',
  'Key Account',
  'Enterprise',
  'Strategic Partner',
  'Competitor',
  'Technology Leader',
  'Budget Approved',
] as const;

/** The tags with one more; the same list when it is there already. `RuleError` beyond 10 or for an empty tag. */
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

/** Throws `RuleError` when there are too many. */
export function checkTagCount(tags: readonly string[], noun: 'contact' | 'company'): void {
  if (tags.length > maxTags) {
    throw new RuleError(
      `A ${noun} can have at most ${maxTags} tags, not ${tags.length}. Remove ${tags.length - maxTags}.`,
    );
  }
}
