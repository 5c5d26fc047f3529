/** What tells a key apart, of the browser's event or React's. */
export interface KeyPress {
  readonly key: string;
  /** The place on the keyboard, by the name that it has on one of the United States: `KeyK`. */
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

/** Signs of a keyboard of the United States by place, without and with Shift: those that shortcuts use. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
};

const latinLetter = /^\p{Script=Latin}$/u;

/**
 * What a press means for shortcuts and keys with a letter, the first before the others: a Latin letter in small, a digit, a
 * sign, a name such as `Enter`. Where the key is no Latin letter (Russian, Greek, Arabic, Hebrew, Thai) its place counts.
 */
export function keysMeant(press: KeyPress): readonly string[] {
  // A Japanese keyboard writes Latin letters in full width too.
  const key = press.key.normalize('NFKC');
  const own = key.toLowerCase();
  const place = placeMeant(key, press);
  return place === undefined || place === own ? [own] : [place, own];
}

function placeMeant(key: string, { code = '', shiftKey, altKey }: KeyPress): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  // With Alt a Mac types another letter, or none yet.
  if (letter && altKey) return letter;
  if ([...key].length !== 1 || latinLetter.test(key) || /\d/.test(key)) return undefined;
  if (letter) return letter;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? undefined : digit;
  // "-" is in the place of "/" on a German keyboard and means itself: only letters of another alphabet give way.
  return /^[\p{Letter}\p{Mark}\p{Number}؛،؟]$/u.test(key) ? signs[code]?.[shiftKey ? 1 : 0] : undefined;
}
