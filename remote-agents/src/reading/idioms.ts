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

/** A line of the sayings; its pattern is made when a question has the words that it cannot do without. */
interface Saying {
  readonly source: string;
  readonly plain: string;
  readonly needs: readonly string[];
  pattern?: RegExp;
}

/** Made once: a question has the same sayings as the one before. */
const made = new Map<string, readonly Saying[]>();
function sayingsOf(sayings: string): readonly Saying[] {
  const known = made.get(sayings);
  if (known) return known;
  const all = sayings
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ => ?/))
    .map(([said = '', plain = '']): Saying => {
      const source = said.replace(/ =>$/, '').replace(/\{([a-z]+)\}/g, (_, name: string) => macros[name] ?? '');
      return { source, plain, needs: needsOf(source) };
    });
  made.set(sayings, all);
  return all;
}

const saidIn = new Map<string, readonly string[]>();
/** The longer words that are said in these: a typing error in one of them is mended, too. */
export const saidWords = (sayings: readonly string[]): readonly string[] =>
  [...sayings, commonSayings].flatMap((text) => {
    const known = saidIn.get(text) ?? [...new Set(text.match(/(?<![\\\p{L}])[a-z]{6,}(?![\p{L}{}?])/gu))];
    saidIn.set(text, known);
    return known;
  });

/** The words that stand in a pattern outside of groups and choices: without them it cannot match. Most questions have those of few. */
export function needsOf(source: string): readonly string[] {
  let depth = 0;
  let text = '';
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (char === '\\') {
      // `\p{L}` and the like are any letters.
      at += source[at + 2] === '{' ? source.indexOf('}', at) - at : 1;
      if (depth === 0) text += ' ';
    } else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') {
      depth -= 1;
      if (depth === 0) text += ' ';
    } else if (depth > 0) continue;
    else if (char === '|') return [];
    else if (char === '{') {
      at = source.indexOf('}', at);
      text += ' ';
    } else if (char === '?' || char === '*') text = `${text.slice(0, -1)} `;
    else text += /[a-z0-9']/.test(char) ? char : ' ';
  }
  return text.split(' ').filter((word) => word.length > 1);
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
  for (const saying of [...sayings, commonSayings].flatMap(sayingsOf)) {
    const { source, plain, needs } = saying;
    if (!needs.every((word) => line.includes(word))) continue;
    saying.pattern ??= new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'gu');
    for (const match of line.matchAll(saying.pattern)) {
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
  }
  return found.sort((one, other) => one.from - other.from);
}
