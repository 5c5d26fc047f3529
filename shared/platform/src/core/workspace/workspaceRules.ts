/** The shortest passphrase that is accepted, in characters. */
export const passphraseMinLength = 8;
const longestWaitMs = 60_000;

/** Milliseconds to wait after so many wrong passphrases: none after 1 and 2, then 1 s, doubled each time, at most 60 s. */
export function waitAfter(failures: number): number {
  if (failures < 3) return 0;
  return Math.min(longestWaitMs, 1000 * 2 ** (failures - 3));
}

/** Milliseconds until the next try. A clock that was set back must not lock anybody out: never more than the rule says. */
export function waitLeft(attempts: { failures: number; notBefore: number }, now: number): number {
  return Math.max(0, Math.min(attempts.notBefore - now, waitAfter(attempts.failures)));
}

/**
 * What is wrong with a passphrase, in words for the form, or undefined. Required are length and more than digits: all
 * twelve-digit numbers are tried in hours from a copy of the profile, dates and runs at once. Else strength is a hint.
 */
export function passphraseProblem(text: string): string | undefined {
  const length = [...text].length;
  if (length < passphraseMinLength) return `Use at least ${passphraseMinLength} characters (this has ${length}).`;
  if (new Set(text).size <= 2) return 'Use more than one or two different characters: repeats are guessed first.';
  if (/\p{L}/u.test(text) || !/\p{N}/u.test(text)) return undefined;
  if (looksLikeDate(text)) return 'Do not use a date: there are few, and they are guessed first. Add words.';
  const digits = text.replace(/\P{N}/gu, '');
  return digits.length < digitsEnough || withoutRuns(digits).length < 0.75 * digitsEnough
    ? 'Add words: digits alone are guessed quickly, however many look like enough.'
    : undefined;
}

/** Random digits of this length are as hard to guess as five random words. */
const digitsEnough = 20;

/** "22.11.2026", "2026-11-22", "22112026", "11/22/26" and the like. */
function looksLikeDate(text: string): boolean {
  const parts = text.trim().split(/[\s./-]+/);
  const whole = parts.join('');
  const [day, year] = ['(0?[1-9]|[12]\\d|3[01])', '(19|20)?\\d\\d'];
  const pattern = new RegExp(`^(${day}${day}${year}|(19|20)\\d\\d${day}${day})$`);
  return parts.length <= 3 && pattern.test(whole);
}

export interface PassphraseStrength {
  /** 0 too short or trivial, 1 weak, 2 fair, 3 good, 4 strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** What would help, or praise: one sentence. */
  readonly hint: string;
}

const commonWords =
  /password|passwort|passphrase|letmein|welcome|qwert[yz]?|azerty|asdfg?h?|admin|iloveyou|monkey|dragon|football|sunshine|princess|master|secret|steps|business|company|abc123|changeme|london|summer|winter|spring|autumn/gi;

/** A hint while typing, not a gate: estimates how many guesses length and variety cost once the obvious is taken out. */
export function passphraseStrength(text: string): PassphraseStrength {
  const problem = passphraseProblem(text);
  if (problem) return { score: 0, hint: problem };
  const withoutWords = plainLetters(text).replace(commonWords, '.');
  const surprising = withoutRuns(withoutWords);
  const bits = [...surprising].length * Math.log2(alphabetSize(text)) * varietyOf(surprising);
  const score = bits < 25 ? 0 : bits < 45 ? 1 : bits < 60 ? 2 : bits < 80 ? 3 : 4;
  return { score, hint: hintFor(score, withoutWords !== plainLetters(text), surprising.length < withoutWords.length) };
}

function hintFor(score: PassphraseStrength['score'], commonWord: boolean, runs: boolean): string {
  if (score === 4) return 'Strong: hard to guess.';
  if (score === 3) return 'Good. One more word would make it strong.';
  if (commonWord) return 'Avoid common words and passwords: they are guessed first.';
  if (runs) return 'Avoid repeats and sequences such as aaaa or 1234.';
  return 'Make it longer: four or more unrelated words are strong and easy to remember.';
}

/** Undoes the usual swaps (p4$$w0rd), which guessing programs know too. */
function plainLetters(text: string): string {
  const swaps: Readonly<Record<string, string>> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    $: 's',
    '@': 'a',
  };
  const swapped = text.replace(/[01345$@]/g, (sign) => swaps[sign] ?? sign);
  return swapped.search(commonWords) >= 0 ? swapped : text;
}

/** Leaves out each character that repeats the one before, or continues a sequence such as abc or 321. */
function withoutRuns(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return [...text]
    .filter((_, n) => {
      const step = (codes[n] ?? 0) - (codes[n - 1] ?? Number.NaN);
      return !(step === 0 || (Math.abs(step) === 1 && (codes[n - 1] ?? 0) - (codes[n - 2] ?? Number.NaN) === step));
    })
    .join('');
}

function alphabetSize(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/ /, 5],
    [/[!-/:-@[-`{-~]/, 32],
    [/[^\u0020-\u007e]/, 60],
  ];
  return kinds.reduce((size, [kind, signs]) => (kind.test(text) ? size + signs : size), 0);
}

/** From 0 to 1: a text of few different characters is worth less than its length. */
function varietyOf(text: string): number {
  const length = [...text].length;
  return length === 0 ? 0 : Math.min(1, (2 * new Set(text).size) / length);
}
