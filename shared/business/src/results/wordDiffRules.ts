/** A stretch of words that stayed, were added or were removed. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this many comparisons (about 2,000 changed words on each side) the middle is shown as one change. */
const mostCells = 4_000_000;

/** What changed between two texts, word by word; white space belongs to the word before it. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const one = tokens(before);
  const other = tokens(after);
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let end = 0;
  const room = Math.min(one.length, other.length) - start;
  while (end < room && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return joined([
    ...asParts('same', one.slice(0, start)),
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...asParts('same', one.slice(one.length - end)),
  ]);
}

/** How many words were added and removed. */
export function diffCounts(parts: readonly DiffPart[]): { added: number; removed: number } {
  const words = (kind: DiffPart['kind']) =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, part) => sum + part.text.split(/\s+/).filter(Boolean).length, 0);
  return { added: words('added'), removed: words('removed') };
}

const tokens = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

const asParts = (kind: DiffPart['kind'], words: readonly string[]): DiffPart[] =>
  words.length > 0 ? [{ kind, text: words.join('') }] : [];

/** Longest common subsequence; `lengths` has one row for each word of `one`. */
function middle(one: readonly string[], other: readonly string[]): DiffPart[] {
  const width = other.length + 1;
  if (one.length * width > mostCells) return [...asParts('removed', one), ...asParts('added', other)];
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < one.length || column < other.length) {
    const [gone, come] = [one[row], other[column]];
    if (gone !== undefined && gone === come) {
      parts.push({ kind: 'same', text: gone });
      row++;
      column++;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: gone });
      row++;
    } else {
      parts.push({ kind: 'added', text: come ?? '' });
      column++;
    }
  }
  return parts;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
