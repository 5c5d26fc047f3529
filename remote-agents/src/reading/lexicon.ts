import {
  type FieldWords,
  type FoundRecord,
  isOneEdit,
  type KnownValue,
  type NounWords,
  type Vocabulary,
} from '@steps/business/queries';
import { isFiller, isTelling } from './smallWords';
import { stemsOf, type Word, wordsOf } from './words';

/** A value that was said, whole or by a word of it: the deals whose name has "photography" in it. */
export type SaidValue = KnownValue & { readonly isPart?: boolean };

/** What words can mean. */
export type Meaning =
  | { readonly kind: 'noun'; readonly noun: NounWords }
  | { readonly kind: 'field'; readonly noun: NounWords; readonly field: FieldWords }
  | { readonly kind: 'value'; readonly noun: NounWords; readonly field: FieldWords; readonly value: SaidValue }
  /** `isPart`: "the bakery", which is the one company with that word in its name. */
  | { readonly kind: 'record'; readonly record: FoundRecord; readonly isPart?: boolean };

/** Words from one to another (not included) that mean something. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Meaning[];
}

/** All that can be spoken of, by the stems of its words. */
export class Lexicon {
  readonly nouns: readonly NounWords[];
  /** Records that the text names. */
  readonly names: readonly FoundRecord[];
  /** How people say things, by remote. */
  readonly sayings: readonly string[];
  /** The tool of each noun. */
  readonly tools: ReadonlyMap<string, string>;
  readonly #meanings = new Map<string, Meaning[]>();
  /** Words that are in the vocabulary. */
  readonly single = new Set<string>();
  /** First and last names of people whom the text names, rightly written. */
  readonly people = new Set<string>();
  /** Words for nouns, each in the forms that are typed. */
  readonly nounWords: ReadonlySet<string>;
  readonly #pairs = new Set<readonly [first: string, second: string, text: string]>();
  #longest = 1;

  /** Those that a typing error may stand for. */
  get singleWords(): readonly string[] {
    return [...this.single].filter((key) => key.length >= 4 && !isFiller({ key }));
  }

  constructor(vocabularies: readonly Vocabulary[]) {
    this.nouns = vocabularies.flatMap(({ nouns }) => nouns);
    this.names = vocabularies.flatMap(({ names }) => names);
    this.sayings = vocabularies.flatMap(({ sayings }) => sayings ?? []);
    this.tools = new Map(vocabularies.flatMap(({ nouns, tool }) => nouns.map(({ name }) => [name, tool])));
    this.nounWords = new Set(this.nouns.flatMap(({ one, many, words }) => [one, many, ...words]));
    for (const noun of this.nouns) {
      for (const words of [noun.one, noun.many, ...noun.words]) this.#add(words, { kind: 'noun', noun });
      for (const field of noun.fields) {
        for (const words of [field.label, ...field.words]) this.#add(words, { kind: 'field', noun, field });
        for (const value of field.values)
          for (const words of [
            ...(value.unnamed || /^(?:yes|no|other)$/i.test(value.value) ? [] : [value.value]),
            ...(/^other$/i.test(value.value) ? [field.label, ...field.words].map((label) => `${label} other`) : []),
            ...(value.words ?? []),
          ])
            this.#add(words, { kind: 'value', noun, field, value });
        // "Food + drink".
        for (const value of field.values)
          if (/ and /i.test(value.value))
            this.#add(value.value.replace(/ and /i, ' '), { kind: 'value', noun, field, value });
        // "Newcastle" is the one upon Tyne.
        for (const value of field.values) {
          const [, short] = /^(\p{Lu}\p{L}{3,}) (?:upon|on|under|by|in|le)[ -]/u.exec(value.value) ?? [];
          // "At the studio" is at our studio.
          const [, own] = /^(?:our|the) (.+)$/i.exec(value.value) ?? [];
          if (own && field.name === 'location') this.#add(own, { kind: 'value', noun, field, value });
          if (short && field.name === 'location') this.#add(short, { kind: 'value', noun, field, value });
          // "The winter reminder" is the winter booking reminder.
          const parts = field.name === 'name' ? value.value.split(' ') : [];
          if (parts.length === 3) this.#add(`${parts[0]} ${parts[2]}`, { kind: 'value', noun, field, value });
          // "The newsletter" is the one that there is.
          const last = parts.length > 1 && parts.length < 4 ? (parts.at(-1) ?? '') : '';
          const isOnly =
            last.length > 5 &&
            field.values.length < 60 &&
            field.values.every((one) => one === value || !one.value.toLowerCase().includes(last));
          if (isOnly && !this.nounWords.has(last)) this.#add(last, { kind: 'value', noun, field, value });
        }
        // "From the website" is by a website enquiry.
        for (const { value } of field.name === 'source' ? field.values : []) {
          const [first = '', ...more] = value.split(' ');
          const isOnly = field.values.every((one) => one.value === value || !one.value.startsWith(first));
          for (const way of isOnly && more.length > 0 && first.length > 4 ? ['from', 'via', 'through'] : [])
            for (const article of ['', ' the', ' our'])
              for (const said of [first, value])
                this.#add(`${way}${article} ${said}`, { kind: 'value', noun, field, value: { value } });
        }
        // Whoever works here is called by a first or last name.
        if (holdsColleagues(field) || decides.test(field.name))
          for (const value of field.values)
            for (const part of wordsOf(value.value))
              if (part.key.length > 2) this.#add(part.key, { kind: 'value', noun, field, value });
      }
    }
    for (const noun of this.nouns) for (const field of noun.fields) this.#addHalves(noun, field);
    for (const { names } of vocabularies)
      for (const record of names) {
        this.#add(record.title, { kind: 'record', record });
        // A company is called by the first two words of its name, without an article; a person by one.
        const whole = stemsOf(record.title).split(' ');
        const parts = whole.length > 1 && whole[0] === 'the' ? whole.slice(1) : whole;
        if (parts.length > 1) this.#add(parts.join(' '), { kind: 'record', record });
        const beginning = parts.slice(0, 2).join(' ');
        const noun = this.nouns.find(({ name }) => name === record.noun);
        const title = noun && titleOf(noun);
        // "Website refresh" begins the names of many deals.
        if (title && names.some((one) => one !== record && stemsOf(one.title).startsWith(`${beginning} `)))
          this.learn(beginning, noun, title);
        else if (parts.length > 2) this.#add(beginning, { kind: 'record', record });
        // By its first word alone where that says nothing else.
        const [start = ''] = parts;
        const known = this.#meanings.get(start) ?? [];
        const isOwn = known.every(({ kind }) => kind === 'record') && isTelling({ key: start });
        if (record.noun === 'companies' && parts.length > 1 && start.length > 3 && isOwn)
          this.#add(start, { kind: 'record', record });
        for (const part of record.noun === 'companies' ? parts.slice(1) : []) {
          const isLone = names.every((one) => one === record || !stemsOf(one.title).split(' ').includes(part));
          if (part.length >= 6 && isLone && !this.#meanings.has(part))
            this.#add(part, { kind: 'record', record, isPart: true });
        }
        if (record.noun !== 'contacts') continue;
        for (const part of parts) this.#add(part, { kind: 'record', record });
        for (const { key } of wordsOf(record.title)) this.people.add(key);
      }
  }

  /** A property of two words is said in other ways: "sent samples", "the contract runs out", "with samples". */
  #addHalves(noun: NounWords, field: FieldWords): void {
    const [first = '', last = '', ...more] = field.label.toLowerCase().split(' ');
    if (!field.name.startsWith('p.') || !last || more.length > 0) return;
    const value = field.values.find((one) => one.value === 'Yes');
    const meaning: Meaning = value ? { kind: 'value', noun, field, value } : { kind: 'field', noun, field };
    for (const verb of [last, ...(likeVerbs.find((verbs) => verbs.includes(last)) ?? [])])
      for (const words of [`${first} ${verb}`, `${first} that ${verb}`, ...(value ? [`${verb} ${first}`] : [])])
        this.#add(words, meaning);
    const known = this.#meanings.get(stemsOf(first)) ?? [];
    if (first.length > 4 && isTelling({ key: first }) && known.length === 0) this.#add(first, meaning);
  }

  #add(words: string, meaning: Meaning): void {
    const key = stemsOf(words);
    if (!key) return;
    const known = this.#meanings.get(key);
    if (!known) this.#meanings.set(key, [meaning]);
    else if (!known.some((one) => isSame(one, meaning))) known.push(meaning);
    const parts = key.split(' ');
    const [first, second] = parts;
    if (!known && parts.length === 2 && first && second && meaning.kind === 'value')
      this.#pairs.add([first, second, key]);
    for (const part of parts) if (part.length >= 3) this.single.add(part);
    this.#longest = Math.max(this.#longest, Math.min(parts.length, 8));
  }

  /** What the words of a question mean, the longest first; a word that says something else is a name where it has a capital. */
  mentionsIn(
    words: readonly Word[],
    isFree: (at: number) => boolean,
    shortest = 1,
    isWanted: (meaning: Meaning) => boolean = () => true,
  ): readonly Mention[] {
    const found: Mention[] = [];
    const taken = new Set<number>();
    for (let length = Math.min(this.#longest, words.length); length >= shortest; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const span = words.slice(from, from + length);
        if (span.some((_, at) => taken.has(from + at) || !isFree(from + at))) continue;
        const known = this.#meanings.get(span.map(({ stem }) => stem).join(' ')) ?? [];
        const isStrange = span.length === 1 && known.length > 0 && isNameAlone(known, span[0], words[from - 1]?.key);
        const meanings = known.filter(
          (meaning) =>
            isWanted(meaning) &&
            (meaning.kind !== 'record' ||
              isStrange ||
              (meaning.isPart
                ? words[from - 1]?.key === 'the'
                : isName(meaning.record, span, words[from - 1]?.key) ||
                  (known.length === 1 && this.#isBeforeNoun(meaning.record, words, from)))),
        );
        if (meanings.length === 0) continue;
        found.push({ from, to: from + length, meanings });
        for (let at = from; at < from + length; at += 1) taken.add(at);
      }
    }
    return found.sort((one, other) => one.from - other.from);
  }

  /** "The solent quote": a company before what it has. */
  #isBeforeNoun = ({ noun }: FoundRecord, words: readonly Word[], at: number): boolean =>
    noun === 'companies' &&
    (words[at]?.key.length ?? 0) >= 6 &&
    words[at - 1]?.key === 'the' &&
    this.nounWords.has(words[at + 1]?.key ?? '');

  /** A word of a title: it says which records of this noun are meant. */
  learn(stem: string, noun: NounWords, field: FieldWords, value = stem): void {
    this.#add(stem, { kind: 'value', noun, field, value: { value, isPart: true } });
  }

  /** Whether a word is anywhere in the vocabulary. */
  knows = ({ stem }: Word): boolean => this.single.has(stem) || this.#meanings.has(stem);

  /** Whether a word says nothing by itself: somebody may be called so. */
  isStrange = (word: Word): boolean =>
    this.people.has(word.key) ||
    (word.key.length >= 3 && !this.#meanings.has(word.stem) && isTelling(word) && !/\d/.test(word.key));

  /** Whether words together mean something. */
  means = (words: readonly Word[]): boolean => this.#meanings.has(words.map(({ stem }) => stem).join(' '));

  /** Whether words together are what a field is called. */
  isField = (words: readonly Word[]): boolean =>
    (this.#meanings.get(words.map(({ stem }) => stem).join(' ')) ?? []).some(({ kind }) => kind === 'field');

  /** Whether two words are a name or value that has "&" between them. */
  isJoined = (one: Word, other: Word): boolean =>
    (this.#meanings.get(`${one.stem} ${other.stem}`) ?? []).some((meaning) =>
      (meaning.kind === 'record' ? meaning.record.title : meaning.kind === 'value' ? meaning.value.value : '').includes(
        '&',
      ),
    );

  /** Two words that are a value but for one letter. */
  pairLike(one: Word, other: Word): string | undefined {
    const pair = `${one.stem} ${other.stem}`;
    const near = [...this.#pairs].filter(
      ([first, second, text]) => (first === one.stem) !== (second === other.stem) && isOneEdit(text, pair),
    );
    return near.length === 1 ? near[0]?.[2] : undefined;
  }

  /** The value or field that is most like some words, for "Nearest"; what the noun itself has comes before what belongs to it. */
  nearest(
    words: readonly Word[],
    noun: NounWords,
    fields: ReadonlySet<string>,
  ): Extract<Meaning, { kind: 'value' | 'field' }> | undefined {
    const asked = words.filter((word) => isTelling(word) && word.key.length > 2).map(({ stem }) => stem);
    let best: { readonly meaning: Extract<Meaning, { kind: 'value' | 'field' }>; readonly score: number } | undefined;
    const related = this.nouns.filter(({ name }) => Object.values(noun.relations).some((one) => one.noun === name));
    for (const one of asked.length === 0 ? [] : [noun, ...related]) {
      const weight = one === noun ? 1 : 0.85;
      for (const field of one.fields.filter(({ name }) => !isNameOf(one, name))) {
        const keep = (meaning: NonNullable<typeof best>['meaning'], texts: readonly string[], beside: number) => {
          const score = Math.max(0, ...texts.map((text) => likeness(text, asked))) * weight * beside;
          if (score > 0.6 && score > (best?.score ?? 0)) best = { meaning, score };
        };
        const beside = one === noun && fields.has(field.name) ? 1.2 : 1;
        for (const value of field.values)
          keep({ kind: 'value', noun: one, field, value }, [value.value, ...(value.words ?? [])], beside);
        keep({ kind: 'field', noun: one, field }, [field.label, ...field.words], 1);
      }
    }
    return best?.meaning;
  }
}

/** Reads the words of a vocabulary before they are needed: their stems are kept, and a lexicon with them takes half as long. */
export const readWords = (vocabulary: Vocabulary): void => void new Lexicon([vocabulary]);

/** What happens to the same thing, as people say it otherwise. */
const likeVerbs: readonly (readonly string[])[] = [
  'ends|end|end date|ending|ended|expires|expiring|expired|runs out|running out|is over|is up|up|until|due'.split('|'),
  'sent|given|posted|delivered'.split('|'),
  'received|got'.split('|'),
];

const decides = /^(?:decidedBy|reviewer)$/;

/** Fields whose values are the people of the business. */
export const holdsColleagues = ({ name }: FieldWords): boolean => name === 'owner' || name === 'assignee';

/** The field by which a record is called. */
export const titleOf = ({ fields }: NounWords): FieldWords | undefined =>
  fields.find(({ name }) => name === 'name' || name === 'subject' || name === 'title');

/** Who or what a record belongs to is a name, and no name is near to a word. */
const isNameOf = ({ relations }: NounWords, field: string): boolean =>
  field === 'people' || Object.hasOwn(relations, field);

/** "give me rajesh's number": a word that says nothing else in any other place. */
const isNameAlone = (known: readonly Meaning[], word: Word | undefined, before: string | undefined): boolean =>
  word !== undefined &&
  known.every(
    (one) =>
      one.kind === 'record' &&
      !one.isPart &&
      (one.record.noun === 'contacts' || !/^(?:the|a|an|our)$/.test(before ?? 'the')),
  ) &&
  isTelling(word);

/** In small letters a word is a name where one belongs: "at saltmarsh", "the saltmarsh deal" is left to be asked. */
const isName = ({ title, noun }: FoundRecord, span: readonly Word[], before: string | undefined): boolean =>
  span.length > 1 ||
  stemsOf(title) === span[0]?.stem ||
  /^\p{Lu}/u.test(span[0]?.text ?? '') ||
  (noun === 'companies' &&
    (span[0]?.key.length ?? 0) >= 6 &&
    /^(?:at|for|from|with|to|of|about|by|is|are|has|did|does|and|or|than|vs|versus)$/.test(before ?? 'is'));

const isSame = (one: Meaning, other: Meaning): boolean =>
  one.kind === other.kind &&
  ('noun' in one && 'noun' in other
    ? one.noun === other.noun &&
      (one.kind === 'noun' ||
        (one.kind === 'field' && other.kind === 'field' && one.field === other.field) ||
        (one.kind === 'value' &&
          other.kind === 'value' &&
          one.field === other.field &&
          one.value.value.toLowerCase() === other.value.value.toLowerCase()))
    : 'record' in one && 'record' in other && one.record.id === other.record.id);

/** How much of a text some words say, from 0 to 1: its words themselves, those but for one letter, or their beginnings. */
function likeness(text: string, asked: readonly string[]): number {
  const known = stemsOf(text)
    .split(' ')
    .filter((key) => !isFiller({ key }));
  const like = known.map((word) => Math.max(0, ...asked.map((one) => sameness(word, one))));
  // One word of two is enough to be near; the more of it is said, the nearer.
  const most = Math.max(0, ...like);
  return most === 0 ? 0 : 0.6 * most + (0.4 * like.reduce((sum, one) => sum + one, 0)) / like.length;
}

function sameness(word: string, asked: string): number {
  if (word === asked) return 1;
  if (Math.min(word.length, asked.length) >= 5 && isOneEdit(word, asked)) return 0.9;
  let same = 0;
  while (same < word.length && word[same] === asked[same]) same += 1;
  return same >= 4 && same >= 0.6 * Math.max(word.length, asked.length) ? 0.8 : 0;
}
