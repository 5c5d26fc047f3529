import type { Mention } from './lexicon';
import type { Word } from './words';

/** Words of the question's own that a text field is asked to have. */
export interface SaidText {
  readonly from: number;
  readonly to: number;
  /** The word before: "about", or the last one of the field. */
  readonly after: number;
  /** Where a named field is in the question; without one, the field that says what a record is about. */
  readonly field?: number;
  readonly text: string;
}

const about = new Set(['about', 'regarding', 'mentioning', 'concerning']);
const between = new Set(['is', 'to', 'says', 'say', 'saying', 'like', 'has', 'contains', 'containing', 'with', 'of']);
const ends = new Set(
  `and or but with without in from for that which who by of due since until before after last this next over under on at
  per have has had was were are is not no the most did does do got went`.split(/\s+/),
);
const texts = new Set(['subject', 'nextStep', 'outcome', 'body']);

/** "Everyone with marketing in their job title". */
function inside(words: readonly Word[], { from, meanings }: Mention): SaidText | undefined {
  const isText = meanings.some((one) => one.kind === 'field' && /^(?:text|choice)$/.test(one.field.kind));
  if (!isText || !/^(?:their|its|the)$/.test(words[from - 1]?.key ?? '') || words[from - 2]?.key !== 'in')
    return undefined;
  const has = words.slice(0, from - 2).findLastIndex(({ key }) => /^(?:with|has|have|having|containing)$/.test(key));
  if (has < 0 || has + 1 >= from - 2 || from - 2 - has > 4) return undefined;
  const typed = words.slice(has + 1, from - 2).map(({ key }) => key);
  return { from: has + 1, to: from - 1, after: has, field: from, text: typed.join(' ') };
}

const isTitle = (one: Mention['meanings'][number]): boolean =>
  one.kind === 'record' || (one.kind === 'value' && one.field.name === 'name');

/** What is after "about", or after a text field. */
export function saidTextIn(
  words: readonly Word[],
  mentions: readonly Mention[],
  isFree: (at: number) => boolean,
  negations: readonly number[],
): SaidText | undefined {
  for (const mention of mentions) {
    const { from, to, meanings } = mention;
    const lead = words.slice(0, from).map(({ key }) => key);
    const isField = meanings.some(
      (one) =>
        one.kind === 'field' &&
        // "Which job title has the most" groups by it.
        (texts.has(one.field.name) ||
          (one.field.name === 'title' && /\b(?:with|whose)(?: the| an?)?$/.test(lead.join(' ')))),
    );
    // "Findings about pricing", "which findings are about pricing".
    const said = /^(?:is|are|was|were)$/.test(words[to]?.key ?? '') ? to + 1 : to;
    const isAbout =
      about.has(words[said]?.key ?? '') &&
      meanings.some(({ kind }) => kind !== 'field') &&
      meanings.every(({ kind }) => kind !== 'record');
    const held = inside(words, mention);
    if (held) return held;
    if (!isField && !isAbout) continue;
    // "The subject of the winter reminder" is that of a record.
    const next = words.findIndex(({ key }, at) => at > to && !/^(?:a|an|the|our|my)$/.test(key));
    const isOf = words[to]?.key === 'of' && mentions.some((one) => one.from === next && one.meanings.some(isTitle));
    if (isField && isOf) continue;
    if (isField && negations.some((at) => from - at > 0 && from - at <= 3)) continue;
    let first = isAbout ? said + 1 : to;
    if (isField) while (between.has(words[first]?.key ?? '')) first += 1;
    while (/^(?:a|an|the|our|my)$/.test(words[first]?.key ?? '')) first += 1;
    const isQuoted = isField && words[to]?.key === 'is';
    let last = first;
    while (last < words.length && isFree(last) && (isQuoted || !ends.has(words[last]?.key ?? ''))) last += 1;
    // "Notes about Northlight" are those of the company, whatever else is said of it.
    const isRecord = mentions.some(
      (one) => one.from >= first && one.from < last && one.meanings.some(({ kind }) => kind === 'record'),
    );
    if (
      last === first ||
      ((isAbout || words[to]?.key === 'with') && isRecord) ||
      /^(?:empty|blank|missing|unknown|filled|set)$/.test(words[first]?.key ?? '')
    )
      continue;
    const typed = words.slice(first, last).map(({ key }) => key);
    // "Web site" is how the vocabulary writes it; "price" is not the word "value".
    const label = mentions
      .filter((one) => one.from === first && one.to === last)
      .flatMap((one) => one.meanings.flatMap((is) => (is.kind === 'field' ? [is.field.label.toLowerCase()] : [])))
      .find((known) => known.replaceAll(' ', '') === typed.join(''));
    const end = words[last - 1]?.stem;
    return {
      from: first,
      to: last,
      after: first - 1,
      ...(isField && { field: from }),
      text: label ?? [...typed.slice(0, -1), end].join(' '),
    };
  }
  return undefined;
}
