import { cleanEmail, isEmailAddress } from '@steps/platform/src/core/emailAddress';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { OutgoingMail } from './outgoingMail';

/** How long a message waits before it is sent, so that it can be taken back (ms). */
export const undoTime = 10_000;
/** Largest total of a message's files, bytes: base64 adds a third, and servers take 25 MB. */
export const mostFileBytes = 18_000_000;
/** Most recipients of one message: many servers take no more, and each recipient sees all others. */
export const mostRecipients = 100;
/** Longest subject: what mail programs show and servers take. */
export const longestSubject = 255;
/** Most characters of a message: longer ones are documents, and mail programs cut them off. */
const longestContent = 100_000;
/** The formatting allowed in a message after cleaning: no styles, no pictures, no scripts. */
const formats = /<\/?(?:p|strong|em|u|s|ul|ol|li|blockquote)>|<br>|<a href="(?:https?:\/\/|mailto:|tel:)[^"]*">|<\/a>/g;
/** If a server is away, it is tried again for this long (ms). */
export const triedFor = 48 * 3_600_000;
const waits = [60_000, 300_000, 900_000, 1_800_000, 3_600_000];

/** How long to wait after this many tries (ms). */
export const waitAfter = (tries: number): number => waits[Math.min(tries, waits.length) - 1] ?? 3_600_000;

/** The domain of an address as servers write it: `xn--…` if it has letters beyond ASCII. */
export function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : 'localhost';
}

/** Addresses as typed, separated by commas, semicolons or line breaks. `RuleError` names the first that is not one. */
export function addressesIn(text: string, field: string): readonly string[] {
  const parts = text.split(/[,;\n]/).map((part) => cleanEmail(/<([^<>]+)>\s*$/.exec(part)?.[1] ?? part.trim()));
  const addresses = [...new Set(parts.filter(Boolean))];
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) throw new RuleError(`${field}: expected addresses such as sam@example.com, got “${wrong}”.`);
  return addresses;
}

/** `RuleError` for a message that could not be sent. */
export function checkMail({ to, cc, subject, content, html = '', files = [], invitation }: OutgoingMail): void {
  if (to.length === 0) throw new RuleError('To: enter an address.');
  const people = [...to, ...cc];
  const wrong = people.find((address) => !isEmailAddress(address) || /[,;:()]|\p{Cc}/u.test(address));
  if (wrong !== undefined)
    throw new RuleError(`To and Cc: expected addresses such as sam@example.com, got “${wrong}”.`);
  if (people.length > mostRecipients)
    throw new RuleError(`To and Cc: expected at most ${mostRecipients} addresses together, got ${people.length}.`);
  if (!subject.trim()) throw new RuleError('Subject: enter what the message is about.');
  if (subject.length > longestSubject)
    throw new RuleError(`Subject: expected at most ${longestSubject} characters, got ${subject.length}.`);
  if (!content.trim() && files.length === 0) throw new RuleError('Message: write something first.');
  if (content.length > longestContent || html.length > 3 * longestContent)
    throw new RuleError(
      `Message: expected at most ${longestContent} characters, got ${Math.max(content.length, html.length)}.`,
    );
  checkFormats(html, 'Message');
  if (invitation && !(invitation.ics.startsWith('BEGIN:VCALENDAR\r\n') && invitation.ics.length <= longestContent))
    throw new RuleError(
      `Invitation: expected a calendar file of at most ${longestContent} characters, got ${invitation.ics.length}.`,
    );
  const bytes = files.reduce((sum, { base64 }) => sum + (base64.length * 3) / 4, 0);
  if (bytes > mostFileBytes)
    throw new RuleError(`Attachments: expected at most 18 MB together, got ${Math.ceil(bytes / 1_000_000)} MB.`);
}

/** `RuleError` for HTML with other formatting than messages may have; it names `field`. */
export function checkFormats(html: string, field: string): void {
  const strange = /<.{0,40}/s.exec(html.replace(formats, ''));
  if (strange) throw new RuleError(`${field}: expected paragraphs, lists, links and emphasis, got “${strange[0]}”.`);
}
