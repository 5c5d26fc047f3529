import { foldText, searchText } from '../core/text/foldText';

/** Something to choose, as it is shown. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second line: an email address, a company. */
  readonly detail?: string | undefined;
}

/** What a search found: the best of them, and how many more there are. */
export interface Found {
  readonly choices: readonly Choice[];
  readonly more: number;
}

/** Shown at once; nobody reads further, and each is an element. */
export const mostShown = 50;

/**
 * A search over records that stays fast at 100,000 of them: each is described once, later keystrokes only compare text, and
 * a query that goes on looks through what the one before found. Names that begin with the query come first.
 */
export function finderOf<T extends object>(choiceOf: (record: T) => Choice) {
  const known = new WeakMap<T, { readonly name: string; readonly text: string }>();
  const describe = (record: T) => {
    const before = known.get(record);
    if (before) return before;
    const { label, detail = '' } = choiceOf(record);
    const made = { name: foldText(label), text: searchText(`${label} ${detail}`) };
    known.set(record, made);
    return made;
  };
  let last: { readonly records: readonly T[]; readonly query: string; readonly matches: readonly T[] } | undefined;

  return (records: readonly T[], typed: string): Found => {
    const query = foldText(typed.trim());
    if (!query)
      return { choices: records.slice(0, mostShown).map(choiceOf), more: Math.max(0, records.length - mostShown) };
    const words = query.split(/\s+/);
    const from = last?.records === records && query.startsWith(last.query) ? last.matches : records;
    const matches = from.filter((record) => {
      const { text } = describe(record);
      return words.every((word) => text.includes(word));
    });
    last = { records, query, matches };
    const shown: T[] = [];
    const rest: T[] = [];
    for (const record of matches) {
      if (shown.length === mostShown) break;
      if (describe(record).name.startsWith(query)) shown.push(record);
      else if (rest.length < mostShown) rest.push(record);
    }
    return {
      choices: [...shown, ...rest].slice(0, mostShown).map(choiceOf),
      more: Math.max(0, matches.length - mostShown),
    };
  };
}
