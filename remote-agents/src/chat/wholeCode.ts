/** Marks of a block of code, also in a quotation or a list, and what stands behind them. */
const fence = /^([>\s*+\-.\d]*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*(.*?)[ \t]*$/;
/** Stands for a space where what is behind the marks is one word for the parser, which drops the others. */
export const codeSpace = '%20';

/**
 * Markdown whose blocks of code keep all that stands behind their marks, and in which a block of Markdown holds blocks of code
 * whole: models write both with the same marks, and then the first inner block would end the outer one. Only where the inner
 * ones name their language and all are closed.
 */
export function withWholeCode(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', mark = '', words = ''] = fence.exec(lines[at] ?? '') ?? [];
    if (!mark) continue;
    const plainEnd = endOfBlock(lines, at, mark);
    const end = /^(?:md|mdx|markdown)$/i.test(words) ? (endOfNested(lines, at, mark) ?? plainEnd) : plainEnd;
    const outer = end === plainEnd ? mark : longestMark(lines.slice(at + 1, end), mark) + mark.charAt(0);
    if (end !== plainEnd) lines[end] = `${indent}${outer}`;
    lines[at] = `${indent}${outer}${words.replaceAll(/[ \t]+/g, codeSpace)}`;
    at = end;
  }
  return lines.join('\n');
}

/** The line that closes the outer block, where every block that is opened inside is closed. */
function endOfNested(lines: readonly string[], from: number, mark: string): number | undefined {
  const open = [mark];
  for (let at = from + 1; at < lines.length; at++) {
    const [, , inner = '', words] = fence.exec(lines[at] ?? '') ?? [];
    if (inner.charAt(0) !== mark.charAt(0)) continue;
    if (words) open.push(inner);
    else if (inner.startsWith(open.at(-1) ?? mark)) open.pop();
    if (open.length === 0) return at;
  }
  return undefined;
}

/** The line that closes a block as Markdown has it; the last one where none does. */
function endOfBlock(lines: readonly string[], from: number, mark: string): number {
  const end = lines.findIndex((line, at) => {
    const [, , other = '', words] = fence.exec(line) ?? [];
    return at > from && !words && other.startsWith(mark);
  });
  return end < 0 ? lines.length : end;
}

const longestMark = (lines: readonly string[], mark: string): string =>
  lines
    .map((line) => fence.exec(line)?.[2] ?? '')
    .filter((other) => other.charAt(0) === mark.charAt(0))
    .reduce((longest, other) => (other.length > longest.length ? other : longest), mark);
