import { commonSayings } from '../tools/sayings';
import type { Word } from './words';

/** Words of a question that are read as plainer ones: which of its words, and what they say. */
export interface Idiom {
  readonly from: number;
  /** The word behind the last one. */
  readonly to: number;
  readonly plain: string;
}

/** Words of many lines, by the name that stands for them there. */
const macros: Readonly<Record<string, string>> = {
  someone: '(?:anyone|anybody|someone|somebody)',
  who: '(?:customers|clients|people|they)',
  none: "(?:that |which |who |whom )?(?:(?:nobody|no one|none of us)(?: has| have| had| ever)*|(?:we|i)(?: have| had| has)?(?: never| not)(?: ever| yet)*|(?:we|i) (?:haven't|havent|hadn't|didn't|didnt)(?: ever| yet)*)",
  made: '(?:written|wrote|write|made|make|drawn up|done|prepared|issued|booked|book|had|have|scheduled|planned|set up|opened|logged|started|given|sent|send)',
  usual: '(?:(?:usually|normally|typically|generally) )?',
  over: '(more than|over|above|under|less than|fewer than|at least|at most|up to)',
  all: '(?:anything|everything|anyone|everyone|those|the ones|all)',
  figure: String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten)`,
};

/** What no other word of an amount says in figures. */
const figures: Readonly<Record<string, string>> = { one: '1' };

/** Made once: a question has the same sayings as the one before. */
const made = new Map<string, readonly (readonly [pattern: RegExp, plain: string])[]>();
function patternsOf(sayings: string) {
  const known = made.get(sayings);
  if (known) return known;
  const patterns = sayings
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ => ?/))
    .map(([said = '', plain = '']) => {
      const whole = said.replace(/ =>$/, '').replace(/\{([a-z]+)\}/g, (_, name: string) => macros[name] ?? '');
      return [new RegExp(`(?<![^ ])(?:${whole})(?![^ ])`, 'gu'), plain] as const;
    });
  made.set(sayings, patterns);
  return patterns;
}

/** The idioms of a question, in the order of their words; none of them overlaps another. */
export function idiomsIn(words: readonly Word[], sayings: readonly string[]): readonly Idiom[] {
  const starts: number[] = [];
  let line = '';
  for (const { key } of words) {
    starts.push(line.length + (line ? 1 : 0));
    line += `${line ? ' ' : ''}${key}`;
  }
  const found: Idiom[] = [];
  for (const [pattern, plain] of [...sayings, commonSayings].flatMap(patternsOf))
    for (const match of line.matchAll(pattern)) {
      // A pattern may begin with the space before its word.
      const first = match.index + (match[0].length - match[0].trimStart().length);
      const from = starts.findLastIndex((start) => start <= first);
      const to = starts.findLastIndex((start) => start < match.index + match[0].length) + 1;
      if (found.some((one) => from < one.to && to > one.from)) continue;
      found.push({
        from,
        to,
        plain: plain.replace(
          /\$(\d)/g,
          (_, group: string) => figures[match[Number(group)] ?? ''] ?? match[Number(group)] ?? '',
        ),
      });
    }
  return found.sort((one, other) => one.from - other.from);
}
