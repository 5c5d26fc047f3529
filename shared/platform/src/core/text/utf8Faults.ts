/** Where bytes are no UTF-8. */
export interface Utf8Faults {
  /** Letters outside ASCII that are written rightly. */
  readonly letters: number;
  /** From and to of each run that a decoder replaces by one sign. */
  readonly faults: readonly (readonly [number, number])[];
}

/** Reads bytes as UTF-8 and notes the runs that are none, as the Encoding Standard cuts them. A second for 100 MB. */
export function utf8Faults(bytes: Uint8Array): Utf8Faults {
  const faults: [number, number][] = [];
  let letters = 0;
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      at += 1;
      continue;
    }
    const needed = first < 0xc2 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : 0;
    let end = at + 1;
    while (end <= at + needed && follows(first, end - at, bytes[end])) end += 1;
    if (needed > 0 && end === at + needed + 1) letters += 1;
    else faults.push([at, end]);
    at = end;
  }
  return { letters, faults };
}

/** Whether a byte may be at that place behind the first one; the second of some is narrower (no surrogates, no long forms). */
function follows(first: number, place: number, byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const low = place > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = place > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  return byte >= low && byte <= high;
}
