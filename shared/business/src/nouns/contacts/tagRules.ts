import { maxTags } from '@steps/platform/src/core/constants';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
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

/** Throws `RuleError` when there are too many. */
export function checkTagCount(tags: readonly string[], noun: 'contact' | 'company'): void {
  if (tags.length > maxTags) {
    throw new RuleError(
      `A ${noun} can have at most ${maxTags} tags, not ${tags.length}. Remove ${tags.length - maxTags}.`,
    );
  }
}
