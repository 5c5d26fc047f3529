import type { Span } from './briefFacts';

/** Stands for a character that a fact has taken; no pattern matches it. */
export const takenMark = '\ue000';

/** A brief from which facts are taken one after the other; what is taken cannot be found twice. */
export interface Marked {
  /** The brief with everything taken so far blanked out; as long as the brief. */
  text: string;
}

export function take(marked: Marked, { start, end }: Span): void {
  marked.text = marked.text.slice(0, start) + takenMark.repeat(end - start) + marked.text.slice(end);
}

/** All matches of a pattern, each taken at once. */
export function takeAll<T extends Span>(
  marked: Marked,
  pattern: RegExp,
  factOf: (match: RegExpExecArray, span: Span) => T | undefined,
): T[] {
  const found: T[] = [];
  for (const match of marked.text.matchAll(pattern)) {
    const fact = factOf(match, { start: match.index, end: match.index + match[0].length });
    if (!fact) continue;
    take(marked, fact);
    found.push(fact);
  }
  return found;
}
