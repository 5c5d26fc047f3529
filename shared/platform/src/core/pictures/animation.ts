/** Whether a picture file moves, by its bytes: GIF, PNG (APNG) and WebP. Anything else, or a damaged file, does not. */
export function isAnimated(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return gifFrames(bytes) > 1;
  // Its chunk of animation is before the first of picture data.
  if (ascii(1, 4) === 'PNG') return /^(?:(?!IDAT)[\s\S])*acTL/.test(ascii(0, 4_096));
  return ascii(0, 4) === 'RIFF' && ascii(8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) !== 0;
}

/** Frames of a GIF; counting ends at two. */
function gifFrames(bytes: Uint8Array): number {
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(bytes[10] ?? 0);
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  };
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      frames += 1;
      at += 11 + table(bytes[at + 9] ?? 0);
    } else if (kind === 0x21) at += 2;
    else return frames;
    skipBlocks();
  }
  return frames;
}
