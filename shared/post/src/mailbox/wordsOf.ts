import { cleanLine, cleanText } from '@steps/platform/src/core/text/cleanText';
import PostalMime from 'postal-mime';
import type { WordsPart } from './messageParts';

/** Characters of a message that lists show. */
const previewLength = 200;

/** The words of one part as written. Bytes that its character set does not have become replacement characters. */
export async function decoded({ charset, encoding }: WordsPart, bytes: Uint8Array): Promise<string> {
  const header = `Content-Type: text/plain; charset="${charset}"\r\nContent-Transfer-Encoding: ${encoding || '8bit'}\r\n\r\n`;
  const { text = '' } = await PostalMime.parse(Buffer.concat([Buffer.from(header), bytes]));
  return cleanText(text);
}

/** The beginning of a text that takes this many bytes in a row (JSON in UTF-8), or all of it. */
export function fitting(text: string, most: number): string {
  if (bytesInRow(text) <= most) return text;
  let [fits, over] = [0, text.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (bytesInRow(text.slice(0, middle)) <= most) fits = middle;
    else over = middle;
  }
  // Not in the middle of a character.
  return text.slice(0, fits).replace(/[\ud800-\udbff]$/, '');
}

const bytesInRow = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;

/** The text of HTML, in one line; for lists and searching, never shown as HTML. */
export const wordsOfHtml = (html: string): string =>
  cleanLine(
    html
      .replace(/<(style|script|title|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<[^<>]*>?/g, ' ')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&lt;/gi, '<')
      .replace(/&gt;/gi, '>')
      .replace(/&quot;/gi, '"')
      .replace(/&#0?39;|&apos;/gi, '’')
      .replace(/&amp;/gi, '&'),
  );

/** The first words of a message. */
export const previewOf = (text: string, html: string): string =>
  shortened(cleanLine(text.slice(0, 4_000)) || wordsOfHtml(html.slice(0, 20_000)));

const shortened = (line: string): string =>
  line.length <= previewLength
    ? line
    : `${[...line]
        .slice(0, previewLength - 1)
        .join('')
        .slice(0, previewLength - 1)}…`;
