import { type AdLimit, type AdNetwork, adNetworkNames, type FeedNetwork, feedLimits, searchLimits } from './adNetworks';

/** The words of one version of an advert. */
export interface AdWords {
  readonly headlines: readonly string[];
  readonly text: string;
  readonly button: string;
}

/** An advert as it is written in a result: headlines line by line, the text, “Button: …”, with an empty line between. */
export function adWords(result: string): AdWords {
  const blocks = result
    .trim()
    .split(/\n[ \t]*\n+/u)
    .map((block) => block.trim())
    .filter(Boolean);
  const last = /^Button:\s*(.*)$/u.exec(blocks.at(-1) ?? '');
  const body = last ? blocks.slice(0, -1) : blocks;
  const [first = '', ...rest] = body;
  const headlines = rest.length > 0 ? linesOf(first) : [];
  return { headlines, text: (rest.length > 0 ? rest : body).join('\n\n'), button: last?.[1]?.trim() ?? '' };
}

/** The lines of a text that say something, each once. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter(Boolean),
  ),
];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Unicode's wide and full-width characters (UAX 11), which Google counts as two: letters of East Asia, their marks and signs. */
const wide =
  /[\u{1100}-\u{115f}\u{2e80}-\u{303e}\u{3041}-\u{a4cf}\u{a960}-\u{a97f}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff01}-\u{ff60}\u{ffe0}-\u{ffe6}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

/** `{KeyWord:words}`, `{LOCATION(City):words}`, `{CUSTOMIZER.name:words}`: Google counts the words that stand in for them. */
const standIn = /\{(?:keyword|location\([^{}()]*\)|customizer\.[^{}:]+):([^{}]*)\}/giu;
/** `{IF(device=mobile,words):other words}`: each must fit. */
const condition = /\{=?IF\([^{}(),]*,\s*"?([^{}()"]*)"?\)(?::"?([^{}"]*)"?)?\}/giu;
/** A countdown takes at most this much: “12 hours”. */
const countdown = /\{=?(?:GLOBAL_)?COUNTDOWN\([^{}()]*\)\}/giu;

/** How many characters a network counts in a text: Google counts wide ones twice, and of its own fields what they show. */
export function adCount(network: AdNetwork, text: string): number {
  const length = (shown: string) =>
    [...graphemes.segment(shown.normalize('NFC'))].reduce(
      (count, { segment }) => count + (network === 'google-search' && wide.test(segment) ? 2 : 1),
      0,
    );
  if (network !== 'google-search') return length(text);
  return length(
    text
      .replace(standIn, '$1')
      .replace(condition, (_, one: string, other = '') => (length(one) > length(other) ? one : other))
      .replace(countdown, '12 hours'),
  );
}

/** "34 of 30", and whether it is over what is seen or what is taken. */
export function limitOf(network: AdNetwork, text: string, { shown, most }: AdLimit) {
  const count = adCount(network, text);
  const number = (value: number) => value.toLocaleString('en-GB');
  return {
    words: `${number(count)} of ${number(shown)}`,
    cut: count > shown && most !== shown,
    refused: most !== undefined && count > most,
  };
}

/** The texts that Google puts together as it likes: all versions that are approved make one advert. */
export interface SearchAd {
  readonly headlines: readonly string[];
  readonly descriptions: readonly string[];
  readonly paths: readonly [string, string];
}

/** What a person adds to an advert, by the names of a piece's fields. */
export type AdFields = Readonly<Record<string, string>>;

/** One responsive search advert of several versions and a person's own lines; as many as Google takes. */
export function searchAd(versions: readonly AdWords[], fields: AdFields): SearchAd {
  const unique = (texts: readonly string[], most: number) => linesOf(texts.join('\n')).slice(0, most);
  const path = (text = '') => text.trim().replace(/[\s/]+/gu, '-');
  return {
    headlines: unique(
      [...versions.flatMap(({ headlines }) => headlines), fields.headlines ?? ''],
      searchLimits.headlines.most,
    ),
    descriptions: unique(
      [...versions.map(({ text }) => text.replaceAll('\n', ' ')), fields.descriptions ?? ''],
      searchLimits.descriptions.most,
    ),
    paths: [path(fields.path1), path(fields.path2)],
  };
}

/** Why Google would refuse an advert: a sentence for each, with what to do. */
export function searchAdProblems({ headlines, descriptions, paths }: SearchAd): string[] {
  const tooLong = (what: string, text: string, limit: AdLimit) =>
    limitOf('google-search', text, limit).refused
      ? [`${what} “${text}”: ${adCount('google-search', text)} characters, Google takes ${limit.most}. Shorten it.`]
      : [];
  const tooFew = (count: number, least: number, what: string) =>
    count < least
      ? [
          `Google needs at least ${least} ${what}, there ${count === 1 ? 'is 1' : `are ${count}`}. Add one under Details, or approve another version.`,
        ]
      : [];
  return [
    ...tooFew(headlines.length, searchLimits.headlines.least, 'headlines'),
    ...tooFew(descriptions.length, searchLimits.descriptions.least, 'descriptions'),
    ...headlines.flatMap((text) => tooLong('Headline', text, searchLimits.headline)),
    ...descriptions.flatMap((text) => tooLong('Description', text, searchLimits.description)),
    ...paths.flatMap((text) => tooLong('Path', text, searchLimits.path)),
    ...(paths[1] && !paths[0] ? ['The second path needs the first. Fill in “Path 1”.'] : []),
  ];
}

/** Why a network would refuse one version. */
export function feedAdProblems(network: FeedNetwork, words: AdWords, description: string): string[] {
  const limits = feedLimits[network];
  const texts = { headline: words.headlines[0] ?? '', text: words.text, description };
  const names = { headline: 'headline', text: 'text', description: 'description' } as const;
  return (['headline', 'text', 'description'] as const).flatMap((name) => {
    if (name !== 'description' && !texts[name].trim())
      return [`${adNetworkNames[network]} needs a ${names[name]}. Add it with Modify.`];
    if (!limitOf(network, texts[name], limits[name]).refused) return [];
    return [
      `The ${names[name]} has ${adCount(network, texts[name])} characters, ${adNetworkNames[network]} takes ${limits[name].most}. Shorten it.`,
    ];
  });
}

/** A text as it is first seen: cut where the network cuts it. */
export function cutText(text: string, { shown }: AdLimit): { readonly shown: string; readonly cut: boolean } {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (characters.length <= shown) return { shown: text, cut: false };
  return { shown: `${characters.slice(0, shown).join('').trimEnd()}…`, cut: true };
}
