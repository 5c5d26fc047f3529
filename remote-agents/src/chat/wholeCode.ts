/** Marks of a block of code, also in a quotation or a list, and what stands behind them. */
const fence = /^([>\s*+\-.\d]*)(`{3,}(?=[^`\n]*$)|~{3,})[ \t]*(.*?)[ \t]*$/;
/** Stands for a space where what is behind the marks is one word for the parser, which drops the others. */
export const codeSpace = '%20';
/** Blocks in blocks, of which a model that goes round in circles opens more and more. */
const deepest = 20;

interface Marks {
  readonly indent: string;
  readonly mark: string;
  /** What stands behind them; only a block's first line has some. */
  readonly words: string;
}

/**
 * Markdown whose blocks of code keep all that stands behind their marks, and in which a block of Markdown holds blocks of code
 * whole: models write both with the same marks, and then the first inner block would end the outer one. Only where the inner
 * ones name their language and all are closed.
 */
export function withWholeCode(text: string): string {
  const lines = text.split('\n');
  const marks = lines.map(marksOf);
  for (let at = 0; at < lines.length; at++) {
    const begin = marks[at];
    if (!begin) continue;
    const { indent, mark, words } = begin;
    const plainEnd = endOfBlock(marks, at, mark);
    const end = /^(?:md|mdx|markdown)$/i.test(words) ? (endOfNested(marks, at, mark) ?? plainEnd) : plainEnd;
    const outer = end === plainEnd ? mark : longestMark(marks.slice(at + 1, end), mark) + mark.charAt(0);
    if (end !== plainEnd) lines[end] = `${indent}${outer}`;
    lines[at] = `${indent}${outer}${words.replaceAll(/[ \t]+/g, codeSpace)}`;
    at = end;
  }
  return lines.join('\n');
}

function marksOf(line: string): Marks | undefined {
  const [, indent = '', mark = '', words = ''] = fence.exec(line) ?? [];
  return mark ? { indent, mark, words } : undefined;
}

/** The line that closes the outer block, where every block that is opened inside is closed. */
function endOfNested(marks: readonly (Marks | undefined)[], from: number, mark: string): number | undefined {
  const open = [mark];
  for (let at = from + 1; at < marks.length && open.length <= deepest; at++) {
    const inner = marks[at];
    if (inner?.mark.charAt(0) !== mark.charAt(0)) continue;
    if (inner.words) open.push(inner.mark);
    else if (inner.mark.startsWith(open.at(-1) ?? mark)) open.pop();
    if (open.length === 0) return at;
  }
  return undefined;
}

/** The line that closes a block as Markdown has it; behind the last one where none does. */
function endOfBlock(marks: readonly (Marks | undefined)[], from: number, mark: string): number {
  for (let at = from + 1; at < marks.length; at++) {
    const other = marks[at];
    if (other && !other.words && other.mark.startsWith(mark)) return at;
  }
  return marks.length;
}

const longestMark = (marks: readonly (Marks | undefined)[], mark: string): string =>
  marks
    .map((other) => other?.mark ?? '')
    .filter((other) => other.charAt(0) === mark.charAt(0))
    .reduce((longest, other) => (other.length > longest.length ? other : longest), mark);
