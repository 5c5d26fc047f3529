import type { Measure } from '@steps/business/queries';
import { amountOf, countWords, type Word } from './words';

type Part = 'order' | 'most' | 'why' | 'when' | 'measure' | 'group' | 'again' | 'who';

/** What the fixed words of a question ask for, whatever it is about. */
export interface Phrases {
  readonly measure?: Measure | 'rate' | 'span';
  /** What a rate is of: "win". */
  readonly rate?: string;
  /** By size, by time or by how long it takes, the first or the last. */
  readonly order?: {
    readonly by: 'size' | 'time' | 'length';
    readonly descending: boolean;
    readonly state?: 'ahead' | 'past';
    readonly at: number;
  };
  readonly limit?: number;
  /** Words before which a field is what is grouped by. */
  readonly groupAfter: ReadonlySet<number>;
  /** "Which", "what" and "who": a field after them is asked for, or grouped by. */
  readonly askedAfter: ReadonlySet<number>;
  /** Of groups the one with the most, or the fewest. */
  readonly most?: 'most' | 'fewest';
  readonly negations: readonly number[];
  readonly asksWho: boolean;
  readonly asksWhen: boolean;
  readonly asksWhy: boolean;
  /** Words that are used by these phrases. */
  readonly used: ReadonlySet<number>;
  /** The words of those that a reading may have no use for. */
  readonly places: Readonly<Partial<Record<Part, readonly number[]>>>;
  /** "Best" and "top" speak of a score where there is one. */
  readonly isBest: boolean;
}

const count = String.raw`(\d{1,2}|${countWords.slice(1).join('|')})`;

const measures: readonly (readonly [Measure | 'rate' | 'span', RegExp])[] = [
  [
    'span',
    /\bhow long(?: (?:does it|did it|will it|do we|are we|is it)(?: usually| normally| typically)?(?: take| taking)?(?: us)?(?: on average)?(?: to)?)?\b/,
  ],
  ['rate', /\b(win|close|closing|conversion|success|hit|loss|acceptance|accept|approval|rejection) rate\b/],
  ['share', /\b(?:what )?(?:share|percentage|percent|proportion|fraction)(?: of)?\b|\bhow big a share of\b/],
  ['median', /\bmedian\b/],
  ['max', /\b(?:max|maximum)\b(?! of)/],
  ['min', /\b(?:min|minimum)\b(?! of)/],
  ['average', /\b(?:on )?average(?: (?:number|count|amount) of(?= (?:\S+ )?\S+s\b))?\b|\bmean\b|\btypical(?:ly)?\b/],
  ['count', /\b(?:how many|(?:total )?number of|count of|count|how often(?! do| does)|tally)\b/],
  [
    'sum',
    /\b(?:how much(?: money)?|(?<!\ban? )total(?: value| worth| amount)?(?: of)?|sum(?: of)?|add up|altogether|combined|worth of)\b/,
  ],
];

const most =
  /\b(?:the )?(most (?:common|commonly|frequent|often|popular|usual)|commonest|main(?= (?:lost )?(?:source|reason|cause|industry|channel|type|kind)s?)|busiest|most|biggest share|majority|best|top|highest|(?:least|fewest) (?:common|popular|often)|rarest|quietest|fewest|least|worst)\b/;

const big =
  'largest|biggest|highest|greatest|(?<!on )top|best|hottest|warmest|fattest|hugest|priciest|dearest|most (?:valuable|expensive|promising|important)|richest|strongest';
const small = 'smallest|lowest|cheapest|tiniest|least (?:valuable|expensive|promising)|weakest|coldest|worst';
const young = 'newest|latest|most recent|most recently|recent|recently|lately|freshest';
const old = 'oldest|earliest|longest ago';

/** Reads the fixed words, on the words of a question joined by spaces; `isFree` leaves out those that a period or an amount used. */
export function phrasesIn(words: readonly Word[], isFree: (at: number) => boolean): Phrases {
  const starts: number[] = [];
  let line = '';
  words.forEach(({ key }, at) => {
    starts.push(line.length + (at ? 1 : 0));
    line += `${at ? ' ' : ''}${isFree(at) ? key : '·'}`;
  });
  const used = new Set<number>();
  const at = (offset: number) => starts.findLastIndex((start) => start <= offset);
  const places: Partial<Record<Part, readonly number[]>> = {};
  const claim = (found: RegExpExecArray, part?: keyof typeof places): number => {
    const [from, to] = [at(found.index), at(found.index + found[0].length - 1)];
    for (let word = from; word <= to; word += 1) used.add(word);
    if (part) places[part] = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return to + 1;
  };
  const find = (pattern: RegExp) => pattern.exec(line) ?? undefined;

  const measured = measures.map(([kind, pattern]) => [kind, find(pattern)] as const).find(([, found]) => found);
  if (measured?.[1]) claim(measured[1], 'measure');
  // "How many customers and how many partners" are two questions: the second is named.
  const second = /\b(?:and|or|,) how (?:many|much)\b/.exec(line);
  if (second && measured?.[1] && measured[1].index < second.index)
    places.again = [at(second.index) + 1, at(second.index) + 2];
  const negations = [
    ...line.matchAll(
      /\b(?:no|not|never|without|missing|lack|lacks|lacking|except|excluding|none|neither|nobody|no one|nothing|other than|\p{L}+n't|havent|hasnt|dont|doesnt|isnt|arent|wasnt|didnt|wont|cant|nor)\b/gu,
    ),
  ].map((found) => at(found.index));
  // "All but the cold ones", "anyone but Tom".
  for (const found of line.matchAll(
    /\b(?:all|any\w*|every\w*|each|nobody|no one|none|nothing) (?:of )?(?:(?:the|our|my) )?(?:\S+ )?but(?! (?:not|no)\b)/g,
  ))
    negations.push(at(found.index + found[0].length - 1));
  for (const no of negations) if (/^no one\b/.test(line.slice(starts[no]))) used.add(no + 1);
  const before = new Set<number>();
  for (const found of line.matchAll(
    /\b(?:by|per|for each|for every|each|every|grouped by|broken down by|split by|sorted by|ordered by|ranked by)(?: the| lead| each)?(?= )/g,
  ))
    before.add(claim(found, 'group'));
  const asked = new Set<number>();
  for (const found of line.matchAll(
    /\b(?:which|what|in which|from which|what are the|what is the|what was the)(?= )/g,
  )) {
    asked.add(at(found.index + found[0].length - 1) + 1);
    claim(found);
  }
  const order = orderIn(find, claim);
  const mostOf = order ? undefined : find(most);
  if (mostOf) claim(mostOf, 'most');
  const loneMost = order?.order.by === 'size' ? find(/\b(?:the )?(best|top|highest|worst|biggest)\b/) : mostOf;
  const isWho = find(/\bwho(?:m)?\b/);
  if (isWho) claim(isWho, 'who');
  const isWhen = find(/^(?:so |and )?when\b|\bwhat (?:time|day|date)\b/);
  if (isWhen) claim(isWhen, 'when');
  const isWhy = find(/\bwhy\b/);
  if (isWhy) claim(isWhy, 'why');
  return {
    ...(measured && { measure: measured[0] }),
    ...(measured?.[0] === 'rate' && { rate: measured[1]?.[1] ?? '' }),
    ...order,
    ...(loneMost && {
      most: /fewest|least|worst|rarest|quietest/.test(loneMost[1] ?? '') ? ('fewest' as const) : ('most' as const),
    }),
    groupAfter: before,
    askedAfter: asked,
    negations,
    asksWho: isWho !== undefined,
    asksWhen: isWhen !== undefined,
    asksWhy: isWhy !== undefined,
    used,
    places,
    isBest: /\b(?:best|top|strongest|hottest|warmest|coldest|promising)\b/.test(line),
  };
}

type FoundOrder = Pick<Phrases, 'limit'> & { readonly order: NonNullable<Phrases['order']> };

function orderIn(
  find: (pattern: RegExp) => RegExpExecArray | undefined,
  claim: (found: RegExpExecArray, part: 'order') => number,
): FoundOrder | undefined {
  const kinds: readonly (readonly [words: string, order: Omit<NonNullable<Phrases['order']>, 'at'>])[] = [
    [big, { by: 'size', descending: true }],
    [small, { by: 'size', descending: false }],
    [`${young}|last`, { by: 'time', descending: true, state: 'past' }],
    // "Big ones first" is the order that stands before it.
    [`${old}|first(?! *$)|^first`, { by: 'time', descending: false }],
    ['(?:for )?longest|lengthiest|slowest', { by: 'length', descending: true }],
    ['shortest|briefest|quickest|fastest', { by: 'length', descending: false }],
    ['next|upcoming next|soonest', { by: 'time', descending: false, state: 'ahead' }],
  ];
  for (const [words, order] of kinds) {
    const found = find(
      new RegExp(`\\b(?:the )?(?:${words}) ${count}\\b|\\b${count} (?:${words})\\b|\\b(?:${words})\\b`),
    );
    if (!found) continue;
    const word = found[1] ?? found[2];
    return {
      order: { ...order, at: claim(found, 'order') },
      ...(word && { limit: amountOf(word) }),
    };
  }
  return undefined;
}
