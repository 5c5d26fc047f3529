import { breather } from '@steps/shared';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
const plain = (word: string): string => word.replace(/['’]s?$/u, '');
const sliceLength = 2_000;
/** Shorter parts of a name are words of the language too: "Will", "May". */
const shortestPart = 3;

interface NameOptions {
  /** A first or last name alone will do, where no whole name fits. */
  readonly parts: boolean;
  readonly signal: AbortSignal;
}

/** Records whose name is in the text: the whole name, else a part of it that is written with a capital. */
export async function nameMatches(
  text: string,
  records: readonly unknown[],
  nameOf: (record: unknown) => string,
  { parts, signal }: NameOptions,
): Promise<readonly unknown[]> {
  const words = ` ${wordsOf(text).map(plain).join(' ')} `;
  const capitals = new Set(
    (text.match(/\p{Lu}[\p{L}'’]+/gu) ?? [])
      .map((word) => plain(word.toLowerCase()))
      .filter((word) => word.length >= shortestPart),
  );
  const whole: unknown[] = [];
  const partly: unknown[] = [];
  const rest = breather();
  for (let from = 0; from < records.length; from += sliceLength) {
    await rest();
    signal.throwIfAborted();
    for (const record of records.slice(from, from + sliceLength)) {
      const name = wordsOf(nameOf(record)).map(plain);
      if (name.length > 0 && words.includes(` ${name.join(' ')} `)) whole.push(record);
      else if (parts ? name.some((part) => capitals.has(part)) : startsAlike(name, words)) partly.push(record);
    }
  }
  return whole.length > 0 ? whole : partly;
}

/** A company is called by the first two words of its name, or by its first where that is long and rare enough. */
const startsAlike = (name: readonly string[], words: string): boolean =>
  name.length > 1 && words.includes(` ${name.slice(0, 2).join(' ')} `);
