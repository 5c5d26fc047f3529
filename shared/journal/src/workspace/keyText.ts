/** Bytes as base64, for records. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Throws a DOMException when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** RFC 4648: no 0, 1, 8 or 9 that could be taken for letters. */
const base32Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 in groups of four, for people to copy. */
export function toBase32Groups(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{1,5}/g) ?? []).map((five) => base32Signs[Number.parseInt(five.padEnd(5, '0'), 2)]);
  return (signs.join('').match(/.{1,4}/g) ?? []).join('-');
}

/** Reads base32 with or without groups, in either case; undefined when a sign is none of it. Rest bits are ignored. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  const values = [...text.toUpperCase().replace(/[\s-]/g, '')].map((sign) => base32Signs.indexOf(sign));
  if (values.includes(-1)) return undefined;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
