const divider = /^ {0,3}(?:\|\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?|:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?)\s*$/;
const header = /^[^\s>#`~].*\||^\|/;
const fence = /^ {0,3}(```+|~~~+)/;

/**
 * Markdown with an empty line before each table that follows a line of words at once: behind an item of a list, Markdown takes
 * its rows for more words of the item, and models seldom mean that.
 */
export function withTablesApart(text: string): string {
  const lines = text.split('\n');
  let open: string | undefined;
  return lines
    .flatMap((line, at) => {
      const mark = fence.exec(line)?.[1];
      if (mark && (open === undefined || mark.startsWith(open))) open = open === undefined ? mark : undefined;
      const begins = open === undefined && header.test(line) && divider.test(lines[at + 1] ?? '');
      return begins && lines[at - 1]?.trim() ? ['', line] : [line];
    })
    .join('\n');
}
