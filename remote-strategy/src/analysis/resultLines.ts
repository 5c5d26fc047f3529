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
