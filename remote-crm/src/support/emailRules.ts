import { emailAddressIn } from '@steps/shared';
import { mailLink } from '../ground/recordPage/linkRules';

/** What was recognised in a pasted email; what is missing is empty. */
export interface PastedEmail {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly body: string;
}

/** Headers as mail programs write them above a copied or forwarded message. */
const headerLine = /^[>\s*]*(from|subject|to|cc|date|sent|reply-to|importance)\s*\*?:\*?\s*(.*)$/i;

/** Reads a pasted email: its headers, and the text below them. Text without any headers is the body alone. */
export function readPastedEmail(text: string): PastedEmail {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = lines.findIndex((line) => headerLine.test(line));
  // Headers stand on top, or right below a line such as "---------- Forwarded message ---------".
  if (
    start === -1 ||
    lines.slice(0, start).some((line) => line.trim() && !/^[-\s]*(forwarded|begin|original)/i.test(line.trim()))
  ) {
    return { subject: '', name: '', email: '', body: text.trim() };
  }
  const headers = new Map<string, string>();
  let index = start;
  let last = '';
  for (; index < lines.length && lines[index]?.trim(); index++) {
    const line = lines[index] ?? '';
    const [, key, value = ''] = headerLine.exec(line) ?? [];
    if (key) {
      last = key.toLowerCase();
      headers.set(last, value.trim());
    } else if (/^\s/.test(line)) headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`);
    else break;
  }
  return {
    ...sender(headers.get('from') ?? ''),
    subject: plainSubject(headers.get('subject') ?? ''),
    body: lines.slice(index).join('\n').trim(),
  };
}

/** Without the "Re:" and "Fwd:" that mail programs put in front. */
export const plainSubject = (subject: string): string =>
  subject.replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+\s*/i, '').trim();

/** `Ada Lovelace <ada@engines.example>`, `"Lovelace, Ada" [mailto:ada@…]`, or an address alone. */
function sender(from: string): { name: string; email: string } {
  const email = emailAddressIn(from.replace(/mailto:/gi, '')) ?? '';
  const name = from
    .replace(/[<[(].*$/s, '')
    .replace(email, '')
    .replaceAll('"', '')
    .trim();
  return { name, email };
}

/** Longest text that mail programs take from a link, characters after encoding. */
const longestLink = 1900;

/** Opens an answer in the person's email program; without the text when that is too long for a link. */
export function replyLink(to: string, subject: string, body: string): { href: string; whole: boolean } | undefined {
  const link = mailLink(to);
  if (!link) return undefined;
  const short = `${link}?subject=${encodeURIComponent(subject)}`;
  const href = `${short}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return href.length <= longestLink ? { href, whole: true } : { href: short, whole: false };
}
