/** "1.2 GB", "5 MB", "120 kB": thousands of thousands, as shops and file managers count. */
export function sizeText(bytes: number): string {
  const amount = (value: number, unit: string) =>
    `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
  if (bytes >= 1_000_000_000) return amount(bytes / 1_000_000_000, 'GB');
  if (bytes >= 1_000_000) return amount(bytes / 1_000_000, 'MB');
  return bytes >= 1000 ? amount(bytes / 1000, 'kB') : `${bytes} bytes`;
}
