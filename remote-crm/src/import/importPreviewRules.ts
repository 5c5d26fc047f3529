/** "1 contact", "1,200 contacts". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;

/** The columns that will not be imported, for one line of text; none when all are. */
export function leftOutColumns(columns: readonly { readonly header: string; readonly target: string }[]): string {
  const names = columns
    .filter((column) => column.target === 'skip')
    .map((column) => column.header || 'a column without a name');
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
}
