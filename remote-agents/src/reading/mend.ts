import { idiomsIn, saidWords } from './idioms';
import type { Lexicon } from './lexicon';
import { phrasesIn } from './phrases';
import { commonWords, isFiller } from './smallWords';
import { countWords, isSameSlip, slipOf, stemOf, type Word, wordsOf } from './words';

/** A typing error, and the word that it was read as. */
export interface Mended {
  readonly typed: string;
  readonly read: string;
}

/** A question as it is read; each word of it knows where it is in what was typed. */
export interface MendedQuestion {
  readonly question: string;
  readonly words: readonly Word[];
  readonly mended: readonly Mended[];
}

interface Piece {
  readonly read: string;
  readonly typedAt: number;
  readonly typedEnd: number;
}

/** What was mended last with each vocabulary: a question is read in several ways. */
const kept = new WeakMap<Lexicon, { readonly typed: string; readonly as: MendedQuestion }>();

/** The question with words that nobody knows changed into the one that they differ from by a slip of the hand. */
export function mend(typed: string, lexicon: Lexicon): MendedQuestion {
  const known = kept.get(lexicon);
  if (known?.typed === typed) return known.as;
  const as = mended(typed, lexicon);
  kept.set(lexicon, { typed, as });
  return as;
}

function mended(typed: string, lexicon: Lexicon): MendedQuestion {
  const slips: Mended[] = [];
  const pieces = piecesOf(typed, wordsOf(typed), lexicon, slips);
  let question = '';
  let from = 0;
  const spans: Pick<Word, 'typedAt' | 'typedEnd'>[] = [];
  for (const { read, typedAt, typedEnd } of pieces) {
    question += typed.slice(from, typedAt) + read;
    from = typedEnd;
    for (const _ of wordsOf(read)) spans.push({ typedAt, typedEnd });
  }
  question += typed.slice(from);
  const words = wordsOf(question).map((word, at) => ({ ...word, ...spans[at] }));
  return { question, words, mended: slips };
}

function piecesOf(
  typed: string,
  words: readonly Word[],
  lexicon: Lexicon,
  mended: Mended[],
  isTyped = true,
): readonly Piece[] {
  const pieces: Piece[] = [];
  const { used } = phrasesIn(words, () => true);
  // Idioms are found with their typing errors mended: "waiting for an anser". What is said in them is none.
  const said = new Set(isTyped ? saidWords(lexicon.sayings) : []);
  const plainly = words.map((word, at) => {
    const read = isTyped && !used.has(at) && !said.has(word.key) ? wordRead(words, at, lexicon) : undefined;
    return read === undefined || read.includes(' ') ? word : { ...word, key: read };
  });
  const idioms = new Map(isTyped ? idiomsIn(plainly, lexicon.sayings).map((one) => [one.from, one]) : []);
  for (let at = 0; at < words.length; at += 1) {
    const idiom = idioms.get(at);
    if (idiom) {
      const [first, end] = [words[at], words[idiom.to - 1]];
      const said = withCapitals(idiom.plain, words.slice(Math.max(1, at), idiom.to));
      const plain = piecesOf(said, wordsOf(said), lexicon, [], false).map((one) => one.read);
      pieces.push({ read: plain.join(' '), typedAt: first?.at ?? 0, typedEnd: end?.end ?? 0 });
      at = idiom.to - 1;
      continue;
    }
    const [word, next] = [words[at], words[at + 1]];
    if (!word) continue;
    const pair = next && pairRead(word, next, lexicon);
    // "Fenwick and Rowe" is "Fenwick & Rowe".
    const last_ = words[at - 1];
    if (/^(?:and|n)$/.test(word.key) && next && last_ && lexicon.isJoined(last_, next)) {
      pieces.push({ read: '&', typedAt: word.at, typedEnd: word.end });
      continue;
    }
    const parted = partedRead(words, at, lexicon);
    if (parted) {
      pieces.push({ read: parted.read, typedAt: word.at, typedEnd: parted.end });
      at = parted.to;
      continue;
    }
    const figure = numberRead(words, at, lexicon);
    const read = pair ?? figure?.read ?? (used.has(at) ? undefined : wordRead(words, at, lexicon));
    const last = pair ? next : (words[at + (figure?.words ?? 1) - 1] ?? word);
    const shown = typed.slice(word.at, last.end);
    pieces.push({ read: read ?? shown, typedAt: word.at, typedEnd: last.end });
    if (!figure && read !== undefined && read.replace(' ', '') !== shown.replace(' ', ''))
      mended.push({ typed: shown, read });
    at += pair ? 1 : (figure?.words ?? 1) - 1;
  }
  return pieces;
}

/** What a saying repeats of the question is a name there, too: "Albion" keeps its capital. */
const withCapitals = (plain: string, words: readonly Word[]): string =>
  words
    .filter(({ text }) => /^\p{Lu}\p{L}{2}/u.test(text))
    .reduce((said, { key, text }) => said.replace(new RegExp(`(?<![^ ])${key}(?![^ ])`, 'u'), text), plain);

/** Two words that are one ("with out"), or a slip away from a value of two words ("hot leeds"). */
function pairRead(one: Word, other: Word, lexicon: Lexicon): string | undefined {
  const joined = one.key + other.key;
  if (joined === 'wo' && one.end + 1 === other.at) return 'without';
  if (lexicon.means([one, other])) return undefined;
  if (joined.length >= 6 && (commonWords.has(joined) || lexicon.means(wordsOf(joined)))) return joined;
  // "Does it" is no "doesnt", nor "a month" a "month".
  const isSaid = [one, other].every((word) => isFiller(word) || commonWords.has(word.key));
  const isTorn =
    !isSaid && !/\d/.test(joined) && !commonWords.has(one.key) && !lexicon.knows(one) && joined.length >= 6;
  const whole = isTorn ? [...commonWords].filter((known) => slipOf(joined, known)) : [];
  if (whole.length === 1) return whole[0];
  // "Emails last month" are no "email blast".
  const isOwn = [one, other].some((word) => isFiller(word) || commonWords.has(word.key));
  return isOwn ? undefined : lexicon.pairLike(one, other);
}

/** "Samples not sent", "samples haven't been sent": what is denied is called "samples sent". */
function partedRead(words: readonly Word[], at: number, lexicon: Lexicon) {
  const line = words
    .slice(at + 1, at + 6)
    .map(({ key }) => key)
    .join(' ');
  const [between] =
    /^(?:(?:(?:is|are|was|were|has|have|had) )?not|(?:is|are|was|were|has|have|had)n['’]?t) (?:(?:been|being|yet) )*/u.exec(
      line,
    ) ?? [];
  const to = at + (between?.split(' ').length ?? 0);
  const [word, last] = [words[at], words[to]];
  if (!between || !word || !last || !lexicon.isField([word, last])) return undefined;
  return { read: `not ${word.text} ${last.text}`, to, end: last.end };
}

/** English words that are one letter away from one of ours and say something else: they are named, not mended. */
const ownWords = new Set(
  `ample arm band base beach bean begins bending betting blast blow boldest bone booming boy car chase choose clock
  closer combing commend compete compliant contest context contrast cooking core counties county cow daft dare dealt
  designer dial directory dot drift ear eighty ending even fare fist flour fright gent getting god greed halve hard hash
  healthy hear height hen his hose inch influence iris knot lad land large larger later lease lick lie lightning loader
  locale locker lone loose loser lot lots man manage managed mane mast mere mist moist moor must nut older once organ
  ought owed pace painting parent particle pasta paste pear peer perk pier plane planner plant poke pond pot preview
  produce protect quit quota race raft rag raise range rare reach relied remainder rent reviewer rice risky row rug sage
  sand scare seen sending setting share shave shire shore simple sine slower smell soar sole sore sow spelling spending
  spike stack stake staler star starred steep stick stock stole storing style suck supple tale tan tart teach tend tens
  tent thin thorough though tie tile timer ton tone touchy tow trader treason trough tuck twister typed use uses van
  vent victory vocation wand war wasting weekly wheat wherea whereas width witch worthy writing yearn zone`.split(
    /\s+/,
  ),
);
/** "On Mondays" is no Monday. */
const isOwnWord = (key: string): boolean =>
  ownWords.has(key) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(key);

const abbreviations = new Map(
  `avg average|wrks works|avrg average|dir director|ownes owns|stil still|mor more|val value|amt amount|ttl total|opn open|av average|mtg meeting|mtgs meetings|appt appointment|appts appointments|yr year|wk week|wks weeks|mth month|
  mths months|qtr quarter|tmrw tomorrow|tmr tomorrow|ppl people|teh the|hte the|adn and|taht that|thier their|ther there|lst last|whn when|biz business|no's numbers|tel phone|cust customer|custs customers|thru through|rite right|folk people|
  folks people|gimme give|hwo who|lemme show|dunno know|cos because|deffo really|vids videos|pics pictures|nr number|hw how|noone nobody|atm now|rn now|insta instagram|w with|approx about|b4 before|wots whats|wot what|wen when|coz because|n and|fone phone|fones phones|shud should|wud would|cud could|wich which|wat what|hav have|havnt haven't|alot many|feb february|apr april|aug august|sep september|sept september|oct october|nov november|dec december`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
/** Numbers above twelve; those that end in 0 can have another behind them: "thirty five". */
const higher: Readonly<Record<string, number>> = {
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const powers: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000 };

/** "Two thousand" in figures, unless it is part of a name. */
function numberRead(words: readonly Word[], at: number, lexicon: Lexicon) {
  const [word, next] = [words[at], words[at + 1]];
  const figure = countWords.indexOf(word?.key ?? '') + 1;
  const high = higher[word?.key ?? ''];
  if (!word || (figure < 2 && high === undefined)) return undefined;
  // “More than two” is no part of a name that has the word, too.
  if (lexicon.knows(word) && !/^(?:than|least|most|over|under|exactly)$/.test(words[at - 1]?.key ?? ''))
    return undefined;
  if (high !== undefined) {
    const more = high % 10 === 0 ? countWords.indexOf(next?.key ?? '') + 1 : 0;
    return more > 0 && more < 10 ? { read: String(high + more), words: 2 } : { read: String(high), words: 1 };
  }
  const power = powers[next?.key ?? ''];
  return { read: String(figure * (power ?? 1)), words: power === undefined ? 1 : 2 };
}

function wordRead(words: readonly Word[], at: number, lexicon: Lexicon): string | undefined {
  const word = words[at];
  if (!word) return undefined;
  const { key } = word;
  const whole = abbreviations.get(key);
  // “W/c” is the week commencing, and “n/a” joins nothing.
  const [after] = words.slice(at + 1);
  const isHalf = after?.at === word.end + 1 && /^(?:w[bce]|na)$/.test(key + after.key);
  if (whole && !isHalf && !lexicon.knows(word)) return whole;
  // "Haven't" with its apostrophe is none.
  if (isOwnWord(key) || commonWords.has(key.replace(/['’]/g, ''))) return undefined;
  // "Lates" is "latest" with a letter left out, not more than one "late".
  const longer = key === word.stem ? [] : [...commonWords].filter((known) => slipOf(key, known) === 'left-out');
  if (longer.length === 1 && !lexicon.nounWords.has(key) && !lexicon.nounWords.has(word.stem)) return longer[0];
  if (isFiller(word) || lexicon.knows(word) || commonWords.has(key) || /\d/.test(key)) return undefined;
  const bare = key.startsWith('un') ? key.slice(2) : '';
  if (bare.length >= 4 && lexicon.means(wordsOf(bare))) return `not ${bare}`;
  for (let cut = 3; cut <= key.length - 3; cut += 1)
    if (commonWords.has(key.slice(0, cut)) && commonWords.has(key.slice(cut)))
      return `${key.slice(0, cut)} ${key.slice(cut)}`;
  return besideIn(words, at, lexicon) ?? nearest(word, lexicon);
}

/** The word of a name of which the word beside it is said rightly: "tamar valey". */
function besideIn(words: readonly Word[], at: number, { names }: Lexicon): string | undefined {
  const said = (word: Word | undefined) =>
    word && !isFiller(word) && !commonWords.has(word.key) ? word.key : undefined;
  const [last, { key } = { key: '' }, next] = [said(words[at - 1]), words[at], said(words[at + 1])];
  const near = names.flatMap(({ title }) => {
    const parts = wordsOf(title).map((one) => one.key);
    return parts.filter((part, place) => {
      const isBeside = (last && parts[place - 1] === last) || (next && parts[place + 1] === next);
      return isBeside && part.length >= 4 && slipOf(key, part) !== undefined;
    });
  });
  return new Set(near).size === 1 ? near[0] : undefined;
}

/** The word that is meant; none where two are as near. A letter left out, doubled or swapped is likelier than another one. */
function nearest({ key, stem }: Word, lexicon: Lexicon): string | undefined {
  const tiers: readonly [known: Iterable<string>, shortest: number, shortestReplaced: number][] = [
    [commonWords, 3, 4],
    [lexicon.nounWords, 4, 5],
    [lexicon.people, 4, 5],
    [lexicon.singleWords, 4, 6],
    // Another letter instead of one may be another word.
    [saidWords(lexicon.sayings), 5, Number.POSITIVE_INFINITY],
  ];
  // "Mnay" is "many" with two letters swapped, sooner than "may" with one too many.
  for (const typed of new Set([key, stem])) {
    const slips = tiers.map(([known]) =>
      [...known].flatMap((one) => {
        const slip = one.length >= 3 ? slipOf(typed, one) : undefined;
        return slip === undefined ? [] : [{ one, slip }];
      }),
    );
    for (const kind of ['swapped', 'left-out', 'extra', 'replaced'])
      for (const [at, [known, shortest, shortestReplaced]] of tiers.entries()) {
        if (key.length < (kind === 'replaced' ? shortestReplaced : shortest)) continue;
        const near = (slips[at] ?? []).flatMap(({ one, slip }) =>
          slip === kind &&
          (isSameSlip(slip, typed, one) || (slip === 'extra' && known === commonWords && typed[0] === one[0]))
            ? [one]
            : [],
        );
        const [first] = near;
        if (first === undefined) continue;
        return near.every((one) => stemOf(one) === stemOf(first)) ? first : undefined;
      }
  }
  return undefined;
}
