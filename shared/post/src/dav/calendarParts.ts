import { nameOf, type Part, readParts } from '@steps/platform/src/core/calendar/icalParts';

/** What servers write themselves. */
const ofServer = new Set(['PRODID', 'DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'REV', 'VERSION', 'CALSCALE']);

/** Whether two texts say the same, in whatever order and folding. */
export function saySame(one: string, other: string): boolean {
  return one === other || saidIn(one) === saidIn(other);
}

/** What a text says, without what servers write themselves: the same in whatever order and folding. */
export function saidIn(text: string): string {
  const parts = readParts(text);
  return parts ? digestOf(parts) : text;
}

const digestOf = (parts: readonly Part[]): string =>
  JSON.stringify(
    parts
      .map(({ name, lines, parts: inner }) => [
        name,
        lines.filter((line) => !ofServer.has(nameOf(line))).sort(),
        digestOf(inner),
      ])
      .map((part) => JSON.stringify(part))
      .sort(),
  );

/** As text. */
export function written({ name, lines, parts }: Part): string {
  return [`BEGIN:${name}`, ...lines.flatMap(folded), ...parts.map(written), `END:${name}`].join('\r\n');
}

/** A line of at most 75 octets (RFC 5545, section 3.1). */
function folded(line: string): string[] {
  if (Buffer.byteLength(line) <= 75) return [line];
  const out: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 74) {
      out.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...out, part];
}
