import { foldText, spellings } from '@steps/platform/src/core/text/foldText';

// Runs in the worker too: it imports nothing that needs the page.

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)?/gu) ?? [];
const plain = (word: string): string => word.replace(/'s?$/u, '');
/** The words of a name, in each spelling that it has; nobody says the article of "The Copper Kettle". */
const formsOf = (name: string): string[][] =>
  spellings(name).map((spelled) => {
    const words = wordsOf(spelled).map(plain);
    return words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
  });
/** Shorter parts of a name are words of the language too: "Will", "May". */
const shortestPart = 3;
const longWord = 6;

/** Whether two words differ by one letter that is missing, too many, wrong, or changed places with the next. */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === others.slice(1) ||
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    (rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2))
  );
}

/** A text, such as a question, in which names are looked for. */
export interface AskedNames {
  readonly text: string;
  /** A first or last name alone will do, where no whole name fits; `first` only the first one. */
  readonly parts: boolean | 'first';
}

/** Names as they are looked through: `like` gives rows that may be named in a text, without it all are read. */
export interface Names {
  readonly length: number;
  readonly of: (row: number) => string;
  readonly like?: ((asked: AskedNames) => readonly number[]) | undefined;
}

const capitalWords = (text: string): Set<string> =>
  new Set(
    (text.match(/\p{Lu}[\p{L}\p{M}'’]+/gu) ?? [])
      .map((word) => plain(foldText(word)))
      .filter((word) => word.length >= shortestPart),
  );

/** Rows whose name is in the text: the whole name, else a part of it that is written with a capital. */
export function namedIn(names: Names, asked: AskedNames): number[] {
  const { text, parts } = asked;
  const plainly = wordsOf(text).map(plain).join(' ');
  // "Fenwick and Rowe" writes out the sign of "Fenwick & Rowe".
  const words = ` ${plainly} ${plainly.replaceAll(' and ', ' ')} `;
  const capitals = capitalWords(text);
  const whole: number[] = [];
  const partly: number[] = [];
  const strange = [...capitals].filter((word) => word.length >= longWord - 1);
  const isPart = (part: string) =>
    capitals.has(part) || strange.some((word) => word[0] === part[0] && isOneEdit(word, part));
  // In small letters only a word that is long enough to be no other one: "the phone number of saltmarsh".
  const isFirst = ([first = '', ...rest]: readonly string[]) =>
    parts === 'first' &&
    rest.length > 0 &&
    (isPart(first) ||
      (first.length >= longWord && words.includes(` ${first} `)) ||
      // "The bakery" may be the only one.
      rest.some((part) => part.length >= longWord && words.includes(` the ${part} `)));
  const look = (row: number) => {
    const forms = formsOf(names.of(row));
    if (forms.some((name) => name.length > 0 && words.includes(` ${name.join(' ')} `))) whole.push(row);
    else if (forms.some((name) => (parts === true ? name.some(isPart) : startsAlike(name, words) || isFirst(name))))
      partly.push(row);
  };
  const like = names.like?.(asked);
  if (like) like.forEach(look);
  else for (let row = 0; row < names.length; row += 1) look(row);
  if (whole.length === 0) return partly;
  // "Kestrel Outdoor and Northlight": the second by its first word, unless that is one of the first's.
  const said = new Set(whole.flatMap((row) => formsOf(names.of(row)).flat()));
  const isOther = (row: number) => formsOf(names.of(row)).every(([first = '']) => !said.has(first));
  return parts === 'first' ? [...whole, ...partly.filter(isOther)] : whole;
}

/** Rows by the words of their names, so that a question reads only names that share a word with it. */
export class NameIndex {
  readonly #rows = new Map<string, number[]>();

  /** Names that differ by one slip of the hand from a word with a capital that nobody is called: "Siobahn". */
  *#near(word: string): Iterable<readonly number[]> {
    if (word.length >= longWord - 1)
      for (const [name, rows] of this.#rows) if (name[0] === word[0] && isOneEdit(name, word)) yield rows;
  }

  /** A row has this name now. What it was called before may still lead to it: `namedIn` reads what it finds. */
  put(row: number, name: string): void {
    for (const word of new Set(formsOf(name).flat())) {
      const rows = this.#rows.get(word);
      if (rows) rows.push(row);
      else this.#rows.set(word, [row]);
    }
  }

  /** Rows below `length` that may be named in the text, in order. */
  like({ text }: AskedNames, length: number): readonly number[] {
    const found = new Set<number>();
    const capitals = capitalWords(text);
    for (const word of new Set([...wordsOf(text).map(plain), ...capitals])) {
      const rows = this.#rows.get(word);
      const near = rows || !capitals.has(word) ? [rows ?? []] : this.#near(word);
      for (const own of near) for (const row of own) if (row < length) found.add(row);
    }
    return [...found].sort((one, other) => one - other);
  }
}

/** A company or a deal is called by the first two words of its name. */
const startsAlike = (name: readonly string[], words: string): boolean =>
  name.length > 1 && words.includes(` ${name.slice(0, 2).join(' ')} `);
