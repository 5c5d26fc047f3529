import { cleanLine, isEmailAddress } from '@steps/platform';
import { addressParser, decodeWords } from 'postal-mime';
import { mailHeaderIn, plainSubject, standsAboveHeaders } from './mailHeaders';

/** What was recognised in a pasted email; missing parts are empty. */
export interface PastedEmail {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly body: string;
}

/** Reads a pasted email: its headers, in any language we know, and the text below them. Without headers all of it is text. */
export function readPastedEmail(text: string): PastedEmail {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const start = lines.findIndex((line) => mailHeaderIn(line));
  const found: Partial<Record<'from' | 'subject' | 'other', string>> = {};
  let index = Math.max(0, start);
  let last: keyof typeof found = 'other';
  // Headers come first, or right below a line such as "---------- Forwarded message ---------".
  const onTop = start >= 0 && lines.slice(0, start).every((line) => !line.trim() || standsAboveHeaders(line));
  for (; onTop && index < lines.length && lines[index]?.trim(); index++) {
    const line = lines[index] ?? '';
    const known = mailHeaderIn(line);
    if (known) {
      last = known.header;
      found[last] ??= known.value;
    } else if (/^\s/.test(line)) found[last] = `${found[last] ?? ''} ${line.trim()}`;
    else break;
  }
  // One line that looks like a header, "To: do", is text.
  if (found.from === undefined && found.subject === undefined)
    return { subject: '', name: '', email: '', body: text.trim() };
  return {
    ...senderIn(found.from ?? ''),
    subject: cleanLine(plainSubject(decodeWords(found.subject ?? ''))),
    body: lines.slice(index).join('\n').trim(),
  };
}

/** `Ada Lovelace <ada@engines.example>`, `Lovelace, Ada [mailto:ada@…]`, or an address alone. */
function senderIn(from: string): { name: string; email: string } {
  const written = cleanLine(from)
    .replace(/[[<(]?\s*mailto:\s*([^\s\])>]+)[\])>]?/gi, '<$1>')
    .replace(/\[([^\s\]@]+@[^\s\]]+)\]/g, '<$1>')
    .replace(/<([^<>\s]+)>\s*<\1>/g, '<$1>');
  const all = addressParser(written, { flatten: true });
  const at = all.findIndex(({ address }) => address);
  const { address = '' } = all[at] ?? {};
  // A name with a comma and without quotes, as Outlook copies it, is parsed as two.
  const names = (at < 0 ? all : all.slice(0, at + 1)).map((one) => one.name);
  const email = address.replace(/[.,;]+$/, '');
  return {
    name: cleanLine(names.filter(Boolean).join(', ')).replace(/^'(.*)'$/, '$1'),
    email: isEmailAddress(email) ? email : '',
  };
}
