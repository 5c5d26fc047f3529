/** Languages that people choose among; others are proposed where their letters are found. */
export const languages = [
  'en-GB',
  'en-US',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'ga',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nb',
  'nl',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'ta',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

/** What is written where nobody chose and the text does not say. */
export const plainLanguage = 'en-GB';

export type Direction = 'ltr' | 'rtl';

/** Scripts that one language above all is written in. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['', /\p{Script=Latin}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['dv', /\p{Script=Thaana}/gu],
];

/** Letters that tell languages of one script apart; the first that is found. */
const marked: Readonly<Record<string, readonly (readonly [language: string, letters: RegExp])[]>> = {
  ar: [
    ['ur', /[ٹڈڑںے]/u],
    ['fa', /[پچژگ]|ی(?=\s|$)/u],
  ],
  he: [['yi', /[װױײ]/u]],
  ru: [
    ['be', /[ў]/iu],
    ['uk', /[їєґ]/iu],
    ['kk', /[әғқңұһ]/iu],
    ['mk', /[ѓќѕ]/iu],
    ['sr', /[ђћџљњј]/iu],
    ['bg', /^(?=[\s\S]*[ъщ])(?![\s\S]*[ыэё])/iu],
  ],
};

/** Small words of languages in Latin letters, and letters that hardly another has. */
const latin: Readonly<Record<string, { readonly words: string; readonly letters?: RegExp }>> = {
  en: { words: 'the and of to in is you for with our your are we this that from on at' },
  de: { words: 'der die das und ist nicht mit für ein eine wir sie ihr auf den im zu von auch', letters: /ß/u },
  fr: { words: 'le la les des et est pour vous nous dans une avec votre notre sur pas que du', letters: /[œ]/u },
  es: { words: 'el los las y es para con una por nuestro su del que en más no se como', letters: /[ñ¿¡]/u },
  it: { words: 'il lo gli di e è per con una nostro vostro della che non sono più dal nel' },
  pt: { words: 'o os as e é para com uma nosso sua do da que não em mais por dos', letters: /[ãõ]/u },
  nl: { words: 'de het een en is van voor met wij je niet op uw ons zijn bij ook naar' },
  ca: { words: 'els les i és per amb una nostre del que no som més dels' },
  sv: { words: 'och att det som en för med är på av till vi din inte från' },
  da: { words: 'og at det som en for med er på af til vi din ikke fra vores' },
  nb: { words: 'og å det som en for med er på av til vi din ikke fra våre' },
  fi: { words: 'ja on ei että se me sinä kanssa tai myös ovat olla' },
  is: { words: 'og að er við það fyrir með ekki sem til', letters: /[þð]/u },
  pl: { words: 'i w z na do jest nie się dla że oraz nasz', letters: /[łąęśźż]/u },
  cs: { words: 'a je v na se pro že s naše ale jsou', letters: /[ěřů]/u },
  sk: { words: 'a je v na sa pre že s naše ale sú', letters: /[ľĺŕ]/u },
  hu: { words: 'a az és egy nem hogy is van meg mi', letters: /[őű]/u },
  ro: { words: 'și în la cu pentru este nu un o din', letters: /[șță]/u },
  tr: { words: 've bir bu için ile da de çok bizim olarak', letters: /[ğış]/u },
  vi: { words: 'và của là cho các không với một', letters: /[ơưạảấầẩậắặẹẻếềểệịọỏốồổộớờởợụủứừửựỳỵ]/u },
  hr: { words: 'i u je na za se s od su naš', letters: /[đ]/u },
  sl: { words: 'in je na za se z da so naš' },
  lt: { words: 'ir yra su į iš kad mūsų', letters: /[ėįų]/u },
  lv: { words: 'un ir ar no par mūsu', letters: /[āģķļņ]/u },
  et: { words: 'ja on ei et meie ka see' },
  id: { words: 'dan yang di untuk dengan kami ini dari anda' },
  cy: { words: 'y yr a yn ac i o ein ar gyda' },
  ga: { words: 'an na agus is ar le i do ár' },
};
const smallWords = Object.entries(latin).map(([language, { words, letters }]) => ({
  language,
  words: new Set(words.split(' ')),
  letters,
}));

/** As many characters as are looked at: a language shows at once. */
const enough = 4_000;

/** The last text that was looked at: a page asks with every letter, most of which are typed further down. */
let last: { readonly begin: string; readonly language: string | undefined } = { begin: '', language: undefined };

/** The language that a text seems to be in, as a tag (BCP 47); nothing where it does not say. */
export function proposedLanguage(text: string): string | undefined {
  const begin = text.slice(0, enough).normalize('NFC');
  if (begin !== last.begin) last = { begin, language: languageIn(begin) };
  return last.language;
}

function languageIn(begin: string): string | undefined {
  const counts = scripts.map(([language, letters]) => ({ language, count: begin.match(letters)?.length ?? 0 }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (most.count === 0) return undefined;
  if (most.language === '') return latinLanguage(begin);
  // Japanese is written in Chinese signs too, and never without its own for long.
  if (most.language === 'zh' && counts.some(({ language, count }) => language === 'ja' && count * 12 > most.count))
    return 'ja';
  return marked[most.language]?.find(([, letters]) => letters.test(begin))?.[0] ?? most.language;
}

function latinLanguage(text: string): string | undefined {
  const lower = text.toLowerCase();
  const found = (lower.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, 600);
  const scores = smallWords.map(({ language, words, letters }) => ({
    language,
    score: new Set(found.filter((word) => words.has(word))).size + (letters?.test(lower) ? 2 : 0),
  }));
  const [best, next] = scores.sort((one, other) => other.score - one.score);
  return best && best.score >= 2 && best.score > (next?.score ?? 0) ? best.language : undefined;
}

/** The direction that a language is written in. */
export function directionOf(language: string): Direction {
  try {
    const { script = '' } = new Intl.Locale(language).maximize();
    return /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg)$/u.test(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

const names = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });
/** "German", "British English". */
export const languageName = (language: string): string => {
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
};

/** A language and a direction that somebody chose; empty for what the text says. */
export interface ChosenLanguage {
  readonly language?: string | undefined;
  readonly direction?: string | undefined;
}
export interface Language {
  readonly lang: string;
  readonly dir: Direction;
}

const isTag = (tag: string | undefined): tag is string => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(tag ?? '');

/** What was chosen for a text, else what it says itself. English is written as British. */
export function languageOf({ language, direction }: ChosenLanguage, text: () => string): Language {
  const proposed = isTag(language) ? language : proposedLanguage(text());
  const lang = proposed === undefined || proposed === 'en' ? plainLanguage : proposed;
  return { lang, dir: direction === 'rtl' || direction === 'ltr' ? direction : directionOf(lang) };
}

/** `lang` and `dir` for the outermost element of a file. */
export const languageAttributes = ({ lang, dir }: Language): string =>
  ` lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}`;

/** What a text within a page says of itself: nothing while it is written in the page's own direction. */
export function ownDirection(text: string, around: Direction): Partial<Language> {
  const rtl = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}]/gu)?.length ?? 0;
  // Most texts of most pages: nothing is looked for.
  if (rtl === 0 && around === 'ltr') return {};
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return {};
  const dir = rtl * 2 > letters ? 'rtl' : 'ltr';
  if (dir === around) return {};
  const lang = proposedLanguage(text);
  return { dir, ...(lang ? { lang } : {}) };
}
