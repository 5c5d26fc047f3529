import { sameText, textKey } from '@steps/platform';
/** A tag with how many contacts and companies have it (archived ones too). */
export interface TagCount {
  readonly name: string;
  readonly contacts: number;
  readonly companies: number;
}

interface Tagged {
  readonly tags: readonly string[];
}

export const sameTag = sameText;

/** All tags in use, in alphabetical order; the same word in another case is the same tag. */
export function countTags(contacts: readonly Tagged[], companies: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  const count = (records: readonly Tagged[], noun: 'contacts' | 'companies') => {
    for (const { tags } of records) {
      for (const name of tags) {
        const known = counts.get(textKey(name)) ?? { name, contacts: 0, companies: 0 };
        counts.set(textKey(name), { ...known, [noun]: known[noun] + 1 });
      }
    }
  };
  count(contacts, 'contacts');
  count(companies, 'companies');
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** The tags with one of them renamed; if the new name is there already, it stays single. */
export const withTagRenamed = (tags: readonly string[], from: string, to: string): string[] =>
  tags
    .map((tag) => (sameTag(tag, from) || sameTag(tag, to) ? to : tag))
    .filter((tag, index, all) => all.findIndex((other) => sameTag(other, tag)) === index);
