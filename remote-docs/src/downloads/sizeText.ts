/** A file's size as people say it: "448 bytes", "17 kB", "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size < 10 ? size.toFixed(1).replace('.0', '') : Math.round(size)} ${unit}`;
}
