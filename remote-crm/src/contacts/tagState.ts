import { companies, contacts, favouriteTag } from '@steps/business';
import { commit, put, type RowChange, RuleError, stamp } from '@steps/platform';
import { useMemo } from 'react';
import { useAllCompanies } from '../nouns/companyState';
import { useAllContacts } from '../nouns/contactState';
import { viewChanges } from '../records/recordTable/savedViewState';
import { withValueRenamed } from '../records/recordTable/viewRenameRules';
import { withoutTag } from '../records/tagRules';
import { tagRuleChanges } from '../scores/scoreState';
import { countTags, sameTag, type TagCount, withTagRenamed } from './tagCountRules';

/** Longest name of a tag, characters. */
export const longestTag = 60;

/** All tags of contacts and companies with how many have each, in render. */
export function useTags(): TagCount[] {
  const people = useAllContacts();
  const firms = useAllCompanies();
  return useMemo(() => countTags(people, firms), [people, firms]);
}

/**
 * Renames a tag in all contacts and companies, in saved views and in the rules of the scores, as one step; the name of
 * another tag merges the two. `RuleError` without a name, and for the tag behind the star of favourites. Returns how many
 * records changed.
 */
export function renameTag(from: string, to: string): number {
  const name = to.trim();
  if (!name) throw new RuleError('Enter a name for the tag; it is empty.');
  if (name.length > longestTag)
    throw new RuleError(`Use at most ${longestTag} characters for the tag, not ${name.length}.`);
  if (sameTag(from, favouriteTag)) throw new RuleError(`“${favouriteTag}” marks favourites and keeps its name.`);
  const follow = ['contacts', 'companies'].flatMap((list) =>
    viewChanges(list, (query) => withValueRenamed(query, 'tag', from, name)),
  );
  return retag(`Rename the tag ${from} to ${name}`, from, (tags) => withTagRenamed(tags, from, name), [
    ...follow,
    ...tagRuleChanges(from, name),
  ]);
}

/** Takes a tag off all contacts and companies, as one step. Returns how many had it. */
export const deleteTag = (tag: string): number => retag(`Delete the tag ${tag}`, tag, (tags) => withoutTag(tags, tag));

function retag(
  label: string,
  tag: string,
  change: (tags: readonly string[]) => string[],
  related: readonly RowChange[] = [],
): number {
  const updatedAt = stamp();
  const carries = ({ tags }: { readonly tags: readonly string[] }) => tags.some((one) => sameTag(one, tag));
  const changes = [
    ...contacts
      .all()
      .filter(carries)
      .map((contact) => put(contacts, { ...contact, tags: change(contact.tags), updatedAt })),
    ...companies
      .all()
      .filter(carries)
      .map((company) => put(companies, { ...company, tags: change(company.tags), updatedAt })),
  ];
  commit({ label, changes: [...changes, ...related] });
  return changes.length;
}
