import { namePartKeys } from '@steps/business';

/** The parts of a name, as far as they are known. */
export type NameParts = { readonly [K in (typeof namePartKeys)[number]]?: string | undefined };

/** The parts of a new name: a last or first name that is still at its end stays one, and the rest is the other. */
export function renamedParts(before: NameParts, name: string): NameParts {
  const { firstName = '', lastName = '' } = before;
  const known = namePartKeys.some((key) => before[key]);
  if (!known) return {};
  const none = { firstName: undefined, middleName: undefined, lastName: undefined };
  const end = ` ${lastName}`;
  if (lastName && name.endsWith(end)) return { ...none, firstName: name.slice(0, -end.length).trim(), lastName };
  // Family name first, as in Hungarian or Japanese.
  if (lastName && name.startsWith(`${lastName} `))
    return { ...none, firstName: name.slice(lastName.length).trim(), lastName };
  if (firstName && name.startsWith(`${firstName} `))
    return { ...none, firstName, lastName: name.slice(firstName.length).trim() };
  return { ...none, namePrefix: undefined, nameSuffix: undefined };
}

/** The parts of a contact's name; if only the whole is known, its last word is the last name, and a single word the first. */
export function namePartsOf(contact: { readonly name: string } & NameParts): NameParts {
  if (namePartKeys.some((key) => contact[key])) return contact;
  const words = contact.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName };
}
