// Runs in the worker too: it imports nothing that needs the page.

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
const plain = (word: string): string => word.replace(/['’]s?$/u, '');
/** Shorter parts of a name are words of the language too: "Will", "May". */
const shortestPart = 3;

/** A text, such as a question, in which names are looked for. */
export interface AskedNames {
  readonly text: string;
  /** A first or last name alone will do, where no whole name fits. */
  readonly parts: boolean;
}

/** Rows whose name is in the text: the whole name, else a part of it that is written with a capital. */
export function namedIn(length: number, nameOf: (row: number) => string, { text, parts }: AskedNames): number[] {
  const words = ` ${wordsOf(text).map(plain).join(' ')} `;
  const capitals = new Set(
    (text.match(/\p{Lu}[\p{L}'’]+/gu) ?? [])
      .map((word) => plain(word.toLowerCase()))
      .filter((word) => word.length >= shortestPart),
  );
  const whole: number[] = [];
  const partly: number[] = [];
  for (let row = 0; row < length; row += 1) {
    const name = wordsOf(nameOf(row)).map(plain);
    if (name.length > 0 && words.includes(` ${name.join(' ')} `)) whole.push(row);
    else if (parts ? name.some((part) => capitals.has(part)) : startsAlike(name, words)) partly.push(row);
  }
  return whole.length > 0 ? whole : partly;
}

/** A company is called by the first two words of its name, or by its first where that is long and rare enough. */
const startsAlike = (name: readonly string[], words: string): boolean =>
  name.length > 1 && words.includes(` ${name.slice(0, 2).join(' ')} `);
