import { joinOthers } from '../nouns/contactReach';

/** The fields of a contact for which a file may have several values. */
type Single = keyof typeof otherNames | 'email' | 'phone';

/** A contact has one of each; these properties hold a file's further ones. */
const otherNames = {
  company: 'Other companies',
  title: 'Other job titles',
  role: 'Other roles',
  website: 'Other websites',
  linkedin: 'Other LinkedIn profiles',
  twitter: 'Other X profiles',
  address: 'Other addresses',
} as const;

/**
 * The first of each, further emails and numbers in their fields, and all others as properties: nothing in a file is dropped.
 */
export function withOthers(found: Readonly<Partial<Record<Single, readonly string[]>>>) {
  const first: Partial<Record<Single, string | undefined>> = {};
  const others: Record<string, string> = {};
  for (const [field, values = []] of Object.entries(found)) {
    const [main, ...rest] = [...new Set(values.filter(Boolean))];
    // Object.entries does not know the type of keys.
    first[field as Single] = main;
    if (rest.length === 0 || field === 'email' || field === 'phone') continue;
    others[otherNames[field as keyof typeof otherNames]] = rest.join(field === 'address' ? '; ' : ', ');
  }
  const withoutFirst = (values: readonly string[] = []) => joinOthers([...new Set(values.filter(Boolean))].slice(1));
  return { ...first, otherEmails: withoutFirst(found.email), otherPhones: withoutFirst(found.phone), others };
}
