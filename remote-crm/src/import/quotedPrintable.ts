import { decodedAs, decodeText } from '@steps/platform';

/** Quoted-printable (RFC 2045), in which vCard 2.1 writes letters outside ASCII. */
export function decodeQuoted(text: string, charset = ''): string {
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
  const read = new Uint8Array(bytes);
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(read);
  } catch {
    // An unknown character set, or none and not UTF-8: what Outlook writes in Western Europe.
    return (decodeText(read) ?? decodedAs(read, 'windows-1252', 'guessed')).text;
  }
}
