import { checkedEmail, RuleError, sameEmail } from '@steps/shared';

export interface Attendee {
  readonly name: string;
  readonly email: string;
}

/** Reads "Ada Lovelace <ada@x.example>, sam@y.example"; `RuleError` names what is no address. Each address counts once. */
export function parseAttendees(text: string): Attendee[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found: Attendee[] = [];
  for (const part of parts) {
    const attendee = parseOne(part);
    if (!found.some((known) => sameEmail(known.email, attendee.email))) found.push(attendee);
  }
  return found;
}

/** The inverse of `parseAttendees`. */
export const attendeesText = (attendees: readonly Attendee[]): string =>
  attendees.map(({ name, email }) => (name ? `${name.replace(/[,;<>\n]/g, ' ').trim()} <${email}>` : email)).join(', ');

function parseOne(part: string): Attendee {
  const named = /^(.*?)\s*<([^<>]*)>$/.exec(part);
  const email = checkedEmail(named?.[2] ?? part);
  if (!email) throw new RuleError(`Expected an email address for “${part}”.`);
  return { name: named?.[1]?.trim() ?? '', email };
}
