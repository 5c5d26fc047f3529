/** More of a brief than anybody reads at once: what is longer is cut before any pattern looks at it. */
const readCharacters = 2000;

/** One line without control characters or runs of space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Cut at a word, with an ellipsis, to so many characters at most. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > characters / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** A name or a subject inside a sentence: one line without markup and without a stop at its end. */
export const plainName = (text: string, characters: number): string =>
  shortened(oneLine(text.replace(/[<>{}[\]|`]/g, '')).replace(/[.\s]+$/, ''), characters);

/** In quotation marks; those inside become single ones. */
export const quoted = (text: string): string => `“${text.replace(/["“”]/g, '’')}”`;

/** Starts with a capital and ends with a stop. */
export function sentence(text: string): string {
  const start = upperFirst(text.trim());
  return /[.!?…]["”’)]?$/.test(start) ? start : `${start}.`;
}

/** Facts that were given one by one, each as a sentence of at most so many characters. */
export const factSentences = (facts: readonly string[], most: number): string[] =>
  facts.map((fact) => sentence(shortened(oneLine(fact), most)));

/** With a capital at its beginning, also outside the basic plane. */
export const upperFirst = (text: string): string => {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text ? first.toUpperCase() + text.slice(first.length) : text;
};

/** Parts of a text with an empty line between; empty ones are left out. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** Points under their heading; empty where there are none. */
export const pointsUnder = (heading: string, points: readonly string[]): string =>
  points.length > 0 ? [heading, ...points.map((point) => `- ${point}`)].join('\n') : '';

/** "a, b and c" */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The words that carry meaning, in small letters, each once, in their order. */
export function keyWords(text: string): string[] {
  const words =
    text
      .slice(0, readCharacters)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 3 && !fillers.has(word)))];
}

const fillers = new Set(
  'about after again also another because been before being both could does doing down during each email from have having here into just like make more most need only other over please post same should some such than that their them then there these they this those through under until very want what when where which while will with would write your yours ours'.split(
    ' ',
  ),
);
