/**
 * Joins the folded lines of a calendar or an address card where the fold may be inside a letter: lines are cut at 75
 * octets (RFC 5545 3.1, RFC 6350 3.2), so a letter of several comes apart, and must be whole before it is decoded.
 * Other folds stay: what reads the lines knows them, and the soft breaks of quoted-printable, which look alike.
 */
export function unfoldOctets(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    joined[length] = byte;
    length += 1;
    if (byte < 0x80) continue;
    const feed = bytes[at + 1] === 0x0d && bytes[at + 2] === 0x0a ? at + 2 : at + 1;
    const fold = bytes[feed] === 0x0a && (bytes[feed + 1] === 0x20 || bytes[feed + 1] === 0x09);
    if (fold) at = feed + 1;
  }
  return joined.subarray(0, length);
}
