/** One line of a card, unfolded: what stands before and after the first colon that ends the name and parameters. */
export interface CardLine {
  /** In lower case, without its group: `tel`. */
  readonly name: string;
  /** Parameters as they stood, `;TYPE=home`; bare ones of vCard 2.1 have their name. */
  readonly parameters: string;
  readonly value: string;
}

/** The text of each card of a file, with the parts that nothing is made of (logos, sounds, keys) left out. */
export function cardsOf(text: string): CardLine[][] {
  const cards: CardLine[][] = [];
  let open: CardLine[] | undefined;
  let depth = 0;
  for (const raw of unfolded(text)) {
    const line = split(raw);
    if (line?.name === 'begin') {
      depth += 1;
      if (depth === 1) open = [];
    } else if (line?.name === 'end') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && open) cards.push(open);
      if (depth === 0) open = undefined;
    } else if (line && depth === 1 && !binary.has(line.name)) {
      open?.push(line);
    }
  }
  // A file that was cut off: its last card is read as far as it goes.
  if (open) cards.push(open);
  return cards;
}

const binary = new Set(['logo', 'sound', 'key', 'agent']);

/** Lines put together again: folded ones (RFC 6350) and the soft breaks of quoted-printable (vCard 2.1). */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  let quoted = false;
  // Files put together from several may have a byte order mark before each of their cards.
  for (const line of text.replace(/^\ufeff/gm, '').split(/\r\n|\n|\r/)) {
    const last = parts.at(-1);
    if (quoted && last?.endsWith('=')) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else if (/^[ \t]/.test(line) && last !== undefined) {
      parts.push(line.slice(1));
    } else {
      if (parts.length > 0) lines.push(parts.join(''));
      parts = [line];
      quoted = /^[^:]*QUOTED-PRINTABLE/i.test(line);
    }
  }
  if (parts.length > 0) lines.push(parts.join(''));
  return lines;
}

function split(line: string): CardLine | undefined {
  const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):([\s\S]*)$/.exec(line);
  if (!found) return undefined;
  const [, name = '', parameters = '', value = ''] = found;
  return modern({ name: name.toLowerCase(), parameters, value });
}

/** A line as vCard 3 and 4 write it: bare parameters named, quoted-printable decoded. */
function modern({ name, parameters, value }: CardLine): CardLine {
  if (!parameters) return { name, parameters, value };
  const named = parameters
    .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((one) => (one.includes('=') ? one : bare(one)));
  const encoding = parameter(named, 'encoding');
  if (!/^(quoted-printable|q)$/i.test(encoding)) return { name, parameters: joined(named), value };
  const rest = named.filter((one) => !/^(encoding|charset)=/i.test(one));
  const text = decodeQuoted(value, parameter(named, 'charset')).replace(/\r\n?|\n/g, '\\n');
  return { name, parameters: joined(rest), value: text };
}

const bare = (word: string) =>
  /^(quoted-printable|base64|8bit|7bit)$/i.test(word) ? `ENCODING=${word}` : `TYPE=${word}`;

const parameter = (parameters: readonly string[], name: string) =>
  parameters.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1) ?? '';

const joined = (parameters: readonly string[]) => parameters.map((one) => `;${one}`).join('');

/** Quoted-printable (RFC 2045), which vCard 2.1 uses for letters outside ASCII; the library reads none. */
function decodeQuoted(text: string, charset: string): string {
  const bytes: number[] = [];
  const plain = new TextEncoder();
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === '=' ? /^[0-9a-f]{2}/i.exec(text.slice(at + 1, at + 3))?.[0] : undefined;
    if (hex) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...plain.encode(String.fromCodePoint(text.codePointAt(at) ?? 0)));
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
  }
  return decoder(charset).decode(new Uint8Array(bytes));
}

function decoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset || 'utf-8');
  } catch {
    return new TextDecoder('utf-8');
  }
}
