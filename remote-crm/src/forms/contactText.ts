import { type Contact, RuleError } from '@steps/shared';

/** A contact as a field offers it: emails tell people of one name apart. */
export const contactText = ({ name, email }: Contact): string => (email ? `${name} · ${email}` : name);

/** The contact that was typed: as offered, by email, or by a name that only one has. `RuleError` for anything else. */
export function typedContact(contacts: readonly Contact[], typed: string): Contact | undefined {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return undefined;
  const named = contacts.filter((contact) =>
    [contactText(contact), contact.email, contact.name].some((text) => text.toLowerCase() === wanted),
  );
  const exact = named.find((contact) => contactText(contact).toLowerCase() === wanted);
  if (exact) return exact;
  if (named.length === 1) return named[0];
  if (named.length > 1) {
    throw new RuleError(`There are ${named.length} contacts called “${typed.trim()}”. Choose one of the list.`);
  }
  throw new RuleError(`There is no contact called “${typed.trim()}”. Choose one of the list, or leave it empty.`);
}
