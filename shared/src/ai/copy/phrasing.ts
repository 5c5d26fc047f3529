/** What a brief is about, ready for use in sentences. */
export interface Topic {
  /** Inside a sentence: our autumn sale, or “Autumn sale” in quotation marks when it would not read as a name. */
  readonly name: string;
  /** At the start of a line, before a colon. */
  readonly title: string;
  /** The brief in one or two sentences, ending with a stop. */
  readonly detail: string;
}

/** More of a brief than anybody reads at once: what is longer is cut before any pattern looks at it. */
const readCharacters = 2000;
const topicCharacters = 60;
const detailCharacters = 220;

const instruction =
  /^(?:please )?(?:(?:can|could) you |(?:i|we) (?:need|want|would like) (?:you to )?)?(?:write|create|draft|make|generate|give me|prepare|produce|compose) (?:me |us )?(?:(?:an?|the|some|\d+) )?(?:[\w-]+ ){0,3}?(?:e-?mails?|posts?|subject lines?|articles?|ads?|adverts?|pages?|headlines?|newsletters?|campaigns?|texts?|copy|replies|reply|summary|outline|sections?|descriptions?) (?:about|on|for|announcing|that announces|to announce|regarding|of) /i;
const opening = /^(?:about|regarding|announce|announcing|promote|promoting|introduce|introducing) /i;
const determiner = /^(?:our|the|an?|my|your|their|his|her|this|these|those|every|all|some|more|new|free|\d[\d,.]*) /i;
/** Words that make a phrase a statement, a question or a command, which only quotation marks keep grammatical. */
const clauseWord =
  /\b(?:is|are|was|were|be|will|would|can|could|should|must|have|has|had|do|does|did|starts?|opens?|launch(?:es)?|gets?|makes?|needs?|wants?|we|i|you|they|he|she|it|that|there|how|why|what|when|who|tell|invite|ask|remind|buy|join|come|see|thank|says?|closes?|ends?|begins?)\b/i;
const plainPhrase = /^[\p{L}\p{M}\p{N} '’&%£$€,/+-]+$/u;

/** Reads a brief of any kind and length. */
export function topicOf(brief: string): Topic {
  const whole = oneLine(brief.slice(0, readCharacters));
  const subject = whole.replace(instruction, '').replace(opening, '') || whole || 'this';
  const clause = subject.split(/[.!?;:](?:\s|$)/, 1)[0]?.trim() || subject;
  const cut = shortened(clause, topicCharacters);
  const plain = cut === clause && plainPhrase.test(clause);
  const named = plain && determiner.test(`${clause} `) && !clauseWord.test(clause) && clause.split(' ').length <= 8;
  return {
    name: named ? lowerFirst(clause) : quoted(cut),
    title: plain ? upperFirst(clause) : quoted(cut),
    detail: sentence(shortened(subject, detailCharacters)),
  };
}

/** One line without control characters or runs of space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Cut at a word, with an ellipsis, to so many characters at most. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > characters / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

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

export const upperFirst = (text: string): string => {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text ? first.toUpperCase() + text.slice(first.length) : text;
};

/** Small first letter, unless the word is an abbreviation or a name in the middle of others. */
const lowerFirst = (text: string): string =>
  determiner.test(`${text} `) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text;

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
