/** A line of a result as it is shown: a heading, a point or a paragraph. */
export interface ResultLine {
  readonly kind: 'heading' | 'point' | 'text';
  readonly text: string;
  /** Numbers of the evidence a point rests on, from 1. */
  readonly evidence: readonly number[];
  readonly assumption: boolean;
}

const mark = /\s*\((assumption|evidence [\d, and]+)\)\s*$/i;

/**
 * The lines of a result's text, also of one that a person changed: `##` headings, `-` points, and at the end of a line what
 * it rests on: `(evidence 2)` or `(assumption)`.
 */
export function resultLines(text: string): readonly ResultLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, word] = mark.exec(line) ?? [];
      const kind = line.startsWith('#') ? 'heading' : /^[-*•] /.test(line) ? 'point' : 'text';
      const assumption = word?.toLowerCase() === 'assumption';
      return {
        kind,
        text: line.replace(/^(#+|[-*•]) /, '').replace(mark, ''),
        evidence: assumption ? [] : [...(word ?? '').matchAll(/\d+/g)].map(([number]) => Number(number)),
        assumption,
      };
    });
}

/** A text in two: all but its list of assumptions, and that list, line by line. */
export function withoutAssumptions(text: string): { readonly body: string; readonly assumptions: readonly string[] } {
  const body: string[] = [];
  const assumptions: string[] = [];
  let within = false;
  for (const line of text.split('\n')) {
    const [read] = resultLines(line);
    if (read?.kind === 'heading') within = /^assumptions$/i.test(read.text);
    if (!within) body.push(line);
    else if (read && read.kind !== 'heading') assumptions.push(read.text);
  }
  return { body: body.join('\n').trim(), assumptions };
}

/** A text with the numbers of its evidence changed; a point none of whose numbers is known becomes an assumption. */
export const renumbered = (text: string, numberOf: (number: number) => number | undefined): string =>
  text
    .split('\n')
    .map((line) =>
      line.replace(mark, (all, word: string) => {
        if (/^assumption$/i.test(word)) return all;
        const numbers = [...word.matchAll(/\d+/g)].map(([number]) => numberOf(Number(number)));
        const known = [...new Set(numbers)].filter((number) => number !== undefined);
        return known.length > 0 ? ` (evidence ${known.join(', ')})` : ' (assumption)';
      }),
    )
    .join('\n');

/** A point that only tells what an earlier phase found. */
const quotesPhase = /^Phase \d, /;

/**
 * What a person may act on: the points of a result, what it recommends first; without its list of assumptions and without
 * what it quotes of earlier phases.
 */
export function findingsIn(text: string): readonly ResultLine[] {
  const [recommended, others]: [ResultLine[], ResultLine[]] = [[], []];
  let heading = '';
  for (const line of resultLines(text)) {
    if (line.kind === 'heading') heading = line.text;
    if (line.kind !== 'point' || heading === 'Assumptions' || quotesPhase.test(line.text)) continue;
    (heading === 'Recommendations' ? recommended : others).push(line);
  }
  return [...recommended, ...others];
}
