import ICAL from 'ical.js';
import { decodeQuoted } from './quotedPrintable';

/** One line of a card as the library reads it. */
export interface CardLine {
  /** In lower case, without its group: `tel`. */
  readonly name: string;
  /** What links it to other lines: `item1` of `item1.TEL` and `item1.X-ABLabel`. */
  readonly group?: string;
  readonly parameters: Readonly<Record<string, string | readonly string[]>>;
  /** One value, or several: the parts of a structured line (name, address), the words of one with categories. */
  readonly values: readonly string[];
  /** The line could not be read. */
  readonly damaged?: true;
}

/** The cards of a file (vCard 2.1, 3.0 and 4.0). An unreadable line does not spoil its card. */
export function cardsOf(text: string): CardLine[][] {
  const cards: CardLine[][] = [];
  let open: CardLine[] | undefined;
  let depth = 0;
  for (const line of unfolded(text)) {
    const [, edge] = /^(BEGIN|END):\s*VCARD\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      depth += 1;
      if (depth === 1) open = [];
    } else if (edge) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && open) cards.push(open);
      if (depth === 0) open = undefined;
    } else if (depth === 1) open?.push(...lineOf(line));
  }
  // The file was cut off: its last card is read as far as it goes.
  if (open) cards.push(open);
  return cards;
}

/** A line made by us, with one value. */
export const cardLine = (name: string, value: string): CardLine => ({ name, parameters: {}, values: [value] });

/** The parts of a line as one text. */
export const textOf = ({ values }: CardLine): string => values.join(' ').trim();

/**
 * Lines joined again: folded ones (RFC 6350), the soft breaks of quoted-printable and pictures over lines of their own (vCard
 * 2.1).
 */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  let encoded = '';
  // Files joined from several may have a byte order mark before each of their cards.
  for (const line of text.replace(/^\ufeff/gm, '').split(/\r\n|\n|\r/)) {
    const last = parts.at(-1);
    if (encoded === 'QUOTED-PRINTABLE' && last?.endsWith('=')) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else if (/^[ \t]/.test(line) && last !== undefined) {
      parts.push(line.slice(1));
    } else if (encoded === 'BASE64' && line && !line.includes(':')) {
      parts.push(line);
    } else if (!encoded && last !== undefined && !isLine(line)) {
      // A note whose line breaks an old phone did not escape.
      if (line.trim()) parts.push(`\\n${line}`);
    } else {
      if (parts.length > 0) lines.push(parts.join(''));
      parts = [line];
      encoded = /^[^:]*?;(?:ENCODING=)?(QUOTED-PRINTABLE|BASE64)/i.exec(line)?.[1]?.toUpperCase() ?? '';
    }
  }
  if (parts.length > 0) lines.push(parts.join(''));
  return lines;
}

/** A name, and the character that ends it. */
const isLine = (line: string) => /^[\w.-]+[;:]/.test(line);

/** Not read by the library: their values are long, and only the picture is ever used. */
const binary = /^(?:[\w-]+\.)?(photo|logo|sound|key)[;:]/i;

function lineOf(text: string): CardLine[] {
  const name = binary.exec(text)?.[1]?.toLowerCase();
  if (name) return [cardLine(name, text.slice(endOfHead(text) + 1))];
  // A separator between cards, which is no line of a card.
  if (!isLine(text)) return [];
  try {
    // The library's types lack a jCard property, which is what it returns.
    const found = ICAL.parse.property(modern(text), cardDesign) as unknown as readonly [
      string,
      { group?: string } & CardLine['parameters'],
      string,
      ...(string | readonly string[])[],
    ];
    const [line, { group, ...parameters }, , ...values] = found;
    // Values between semicolons come as one value of several parts.
    return [{ name: line, ...(group ? { group: group.toLowerCase() } : {}), parameters, values: values.flat() }];
  } catch {
    const [, damaged] = /^(?:[\w-]+\.)?([\w-]+)[;:]\s*\S/.exec(text) ?? [];
    return damaged ? [{ name: damaged.toLowerCase(), parameters: {}, values: [], damaged: true }] : [];
  }
}

/** Where the value of a line begins: at the first colon outside quotation marks; -1 without one. */
const endOfHead = (line: string): number =>
  ((/^(?:"[^"]*"|[^":])*:/.exec(line) ?? /^[^:]*:/.exec(line))?.[0].length ?? 0) - 1;

/** A line as vCard 3 and 4 write it: bare parameters (`TEL;HOME`) named, quoted-printable decoded. */
function modern(line: string): string {
  const end = endOfHead(line);
  const [name, ...parameters] = line.slice(0, end).split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (parameters.length === 0) return hidden(line);
  const named = parameters.filter(Boolean).map((one) => (one.includes('=') ? one : bare(one)));
  const parameter = (key: string) =>
    named.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const isQuoted = /^(quoted-printable|q)$/i.test(parameter('encoding') ?? '');
  const kept = named.filter((one) => !/^(encoding|charset)=/i.test(one));
  const value = line.slice(end + 1);
  const text = isQuoted ? decodeQuoted(value, parameter('charset')).replace(/\r\n?/g, '\n') : value;
  return hidden(`${[name, ...kept].join(';')}:${text}`);
}

const bare = (word: string) =>
  /^(quoted-printable|base64|8bit|7bit)$/i.test(word) ? `ENCODING=${word}` : `TYPE=${word}`;

/** Stands for an escaped backslash while the library splits values: it would read `\\;` as an escaped semicolon. */
const backslash = '\ufdd0';
const hidden = (line: string) => line.replaceAll('\\\\', backslash);

/** Removes the escapes: the standard's, and those that products put before other characters (`https\://`). */
const unescaped = (value: string): string =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .replaceAll(backslash, '\\');

const text = { fromICAL: unescaped };
const structured = { defaultType: 'text', structuredValue: ';' };
const list = { defaultType: 'text', multiValue: ',' };

/**
 * How the library splits lines. All values are read as text: its own design for vCard 3 splits notes at their commas, and its
 * types throw for dates that phones write.
 */
const cardDesign = {
  name: 'vcard',
  value: Object.fromEntries(
    [
      ...['text', 'unknown', 'uri', 'url', 'date', 'time', 'date-time', 'date-and-or-time', 'timestamp', 'boolean'],
      ...['integer', 'float', 'utc-offset', 'language-tag', 'phone-number', 'vcard', 'inline'],
    ].map((type) => [type, text]),
  ),
  param: ICAL.design.vcard3.param,
  property: { n: structured, adr: structured, org: structured, gender: structured, categories: list, nickname: list },
  propertyGroups: true,
  // Typed as the library's; only the members above are used.
} as unknown as typeof ICAL.design.vcard3;
