import { upperFirst } from './phrasing';

/**
 * What a template may say: words by the name of their slot. An empty one is a fact that nobody gave. `{price}` takes the words
 * as they are, `{Price}` with a capital.
 */
type Slots = Readonly<Record<string, string>>;

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
