import type { NounWords } from '@steps/business/queries';
import type { Meaning } from './lexicon';
import type { Phrases } from './phrases';
import { isDoing, isPerson } from './roles';
import type { Asked } from './takeApart';
import type { Word } from './words';

/** What a question can be about: the nouns that it names in their order, else those that its values and fields belong to. */
export function subjectsOf({ mentions, lexicon, phrases, words }: Asked): readonly NounWords[] {
  const of = (kinds: readonly Meaning['kind'][]) =>
    mentions.flatMap(({ meanings, from }) =>
      meanings.flatMap((meaning) => {
        // "Total clicks" asks for no total of a quote.
        const isMeasure = meaning.kind === 'field' && mentions.length > 1 && phrases.places.measure?.includes(from);
        // "What's new" may be anything.
        const isOfMany = meanings.filter((one) => one.kind === 'field' && one.field.kind === 'moment').length > 4;
        if (
          isOfMany ||
          !kinds.includes(meaning.kind) ||
          (meaning.kind === 'value' && meaning.value.isPart) ||
          isMeasure
        )
          return [];
        if (meaning.kind !== 'record') return [meaning.noun];
        return lexicon.nouns.filter(({ name }) => name === meaning.record.noun);
      }),
    );
  // "Customers" and "prospects" are who is asked about, unless a noun follows: "hot contacts".
  const first = mentions[0]?.from;
  const named = mentions.flatMap(({ meanings, from, to }) => {
    const own = meanings.flatMap((meaning) => (meaning.kind === 'noun' ? [meaning.noun] : []));
    const isBefore = mentions.some((next) => next.from === to && next.meanings.some(({ kind }) => kind === 'noun'));
    if (own.length > 0 || isBefore) return own;
    const isField = meanings.some(({ kind }) => kind === 'field');
    // Who is "lost" is a company; what was lost is a deal.
    const isState = meanings.some((one) => one.kind === 'value' && one.field.name === 'state');
    return meanings.flatMap((meaning) =>
      meaning.kind === 'value' &&
      ((isPerson(meaning.field.name, meaning.noun) && !isState) ||
        (from === first && (isFirm(meaning, words[to - 1]) || isWorker(meaning, words[to - 1]))) ||
        (from === first && !isField && !phrases.asksWhen && isDoing(meaning.field.name)))
        ? [meaning.noun]
        : [],
    );
  });
  // "Who is the boss at Kestrel", "email for the director at Kestrel": asks for a person, not for the company.
  const isWhoAt = mentions.some(
    ({ meanings }) =>
      !meanings.some(({ kind }) => kind === 'field') &&
      meanings.some(
        (one) => one.kind === 'value' && one.noun.name === 'contacts' && /^(?:title|role)$/.test(one.field.name),
      ),
  );
  const contacts = lexicon.nouns.filter(({ name }) => name === 'contacts');
  const people = phrases.asksWho ? contacts : [];
  const rest = named.length > 0 && !phrases.asksWho ? [] : [...of(['value']), ...of(['field'])];
  // Only what is decided has a rate.
  if (phrases.measure === 'rate') return lexicon.nouns.filter((noun) => rateOf(noun, phrases) !== undefined);
  // Who is asked for by what was done is found by that: "who did I last speak to".
  return [
    ...new Set([
      ...named,
      ...(isWhoAt && (phrases.asksWho || named.length === 0) ? contacts : []),
      ...of(['record']),
      ...(named.length === 0 ? rest : []),
      ...people,
      ...rest,
    ]),
  ];
}

/** The rate of a noun that is asked for. */
export const rateOf = (
  { rates = [] }: NounWords,
  { rate }: Phrases,
): NonNullable<NounWords['rates']>[number] | undefined => rates.find(({ words }) => words.includes(rate ?? ''));

/** "Finance directors", "champions": people by what they do or are tagged. */
const isWorker = ({ field, noun }: Extract<Meaning, { kind: 'value' }>, word: Word | undefined): boolean =>
  noun.name === 'contacts' && /^(?:title|role|tags)$/.test(field.name) && word !== undefined && word.key !== word.stem;

/** "Startups" are companies. */
const isFirm = ({ field, noun }: Extract<Meaning, { kind: 'value' }>, word: Word | undefined): boolean =>
  noun.name === 'companies' && field.name === 'size' && word !== undefined && word.key !== word.stem;
