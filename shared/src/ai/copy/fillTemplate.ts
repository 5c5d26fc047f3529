import { upperFirst } from './phrasing';

/**
 * What a template may say: words by the name of their slot. An empty one is a fact that nobody gave. `{price}` takes the words
 * as they are, `{Price}` with a capital.
 */
export type Slots = Readonly<Record<string, string>>;

export interface Filled {
  readonly text: string;
  /** Whether a sentence was left out because its fact is missing. */
  readonly whole: boolean;
  /** Slots whose words are in the text. */
  readonly used: ReadonlySet<string>;
}

const slot = /\{([A-Za-z ]+)\}/g;
const sentenceEnd = /(?<=[.?!]["”’)]?) (?=\S)/;

/** Fills a template. A sentence with an empty slot is left out whole, and so is a line that has no other. */
export function fillTemplate(template: string, slots: Slots): Filled {
  const used = new Set<string>();
  let whole = true;
  const filledSentence = (sentence: string): string => {
    const names = [...sentence.matchAll(slot)].map(([, name = '']) => keyOf(name));
    if (names.some((name) => !slots[name])) {
      whole = false;
      return '';
    }
    for (const name of names) used.add(name);
    const said = sentence.replace(slot, (_found, name: string) => {
      const words = slots[keyOf(name)] ?? '';
      return /^\p{Lu}/u.test(name) ? upperFirst(words) : words;
    });
    // Words of the brief may end in a mark of their own.
    return said.replace(/([.?!…])[.]$/, '$1').replace(/\s+([,.;:?!])/g, '$1');
  };
  const lines = template
    .split('\n')
    .map((line) => ({ line, text: line.split(sentenceEnd).map(filledSentence).filter(Boolean).join(' ') }))
    .filter(({ line, text }) => line === '' || text !== '');
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, whole, used };
}

const keyOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * The first template from `from` on that says all it wants within so many characters, else the longest text that fits;
 * nothing is ever cut. Undefined where none fits.
 */
export function fittingTemplate(
  templates: readonly string[],
  slots: Slots,
  most: number,
  from = 0,
): Filled | undefined {
  const turned = [...templates.slice(from % templates.length), ...templates.slice(0, from % templates.length)];
  const fits = turned.map((one) => fillTemplate(one, slots)).filter(({ text }) => text !== '' && text.length <= most);
  return fits.find(({ whole }) => whole) ?? fits.toSorted((one, other) => other.text.length - one.text.length)[0];
}

/** What `write` makes from the first of so many places on, the next one where it made the same before. */
export function otherThan(
  previous: string | undefined,
  places: number,
  from: number,
  write: (at: number) => string,
): string {
  const made = Array.from({ length: places }, (_, step) => write((from + step) % places));
  return made.find((text) => text !== previous) ?? made[0] ?? '';
}

/** The template that tells most within so many characters: for a place where every fact counts. */
export function fullestTemplate(templates: readonly string[], slots: Slots, most: number): Filled | undefined {
  const fits = templates
    .map((one) => fillTemplate(one, slots))
    .filter(({ text }) => text !== '' && text.length <= most);
  return fits.toSorted(
    (one, other) =>
      other.used.size - one.used.size || Number(other.whole) - Number(one.whole) || other.text.length - one.text.length,
  )[0];
}
