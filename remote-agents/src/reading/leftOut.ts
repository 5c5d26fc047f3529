import type { NounWords } from '@steps/business/queries';
import type { Draft } from './draft';
import type { Meaning, Mention } from './lexicon';
import { isSmall } from './smallWords';
import type { Asked } from './takeApart';

/** Words that no reading could use, and what they are most like. */
export interface LeftOut {
  readonly words: string;
  /** Where they are in what was typed. */
  readonly at?: number | undefined;
  readonly end?: number | undefined;
  readonly nearest?: Extract<Meaning, { kind: 'value' | 'field' }> | undefined;
}

/** Where a second question begins that small words alone ask: "…, and what do we do there". "And what are they" is answered by a list. */
function askedBesides(words: Asked['words'], used: ReadonlySet<number>): number {
  const at = words.findLastIndex(({ key }, place) => /^(?:what|why|how)$/.test(key) && words[place - 1]?.key === 'and');
  const rest = words.slice(at + 1).map(({ key }) => key);
  const isSaid = rest.length < 2 || /^(?:are|is|were|was) (?:they|those|these|it|that)$/.test(rest.join(' '));
  const isUnread = rest.every((_, place) => !used.has(at + 1 + place) && isSmall(words, at + 1 + place));
  return at > 1 && !isSaid && isUnread ? at : Number.POSITIVE_INFINITY;
}

/** The words that nothing used, with the small words before them. */
export function leftOver(
  { words, lexicon, mentions, phrases, question }: Asked,
  noun: NounWords,
  { used, left }: Pick<Draft, 'used' | 'left'>,
): readonly LeftOut[] {
  const besides = askedBesides(words, used);
  const isLeft = (at: number) => {
    const word = words[at];
    if (at >= besides) return word !== undefined;
    return (
      word !== undefined &&
      !used.has(at) &&
      (!isSmall(words, at) ||
        left.has(at) ||
        (word.key === 'where' && (at === 0 || at === words.length - 1)) ||
        (noun.name === 'tasks' && isDone(words, at)) ||
        phrases.negations.includes(at))
    );
  };
  const found: LeftOut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isLeft(at)) continue;
    let to = at;
    while (isLeft(to + 1)) to += 1;
    let from = at;
    while (
      from > 0 &&
      !used.has(from - 1) &&
      /^(?:in|the|a|an|of|on|at|for|from|with|by|to|about|as)$/.test(words[from - 1]?.key ?? '')
    )
      from -= 1;
    const [first, last] = [words[from], words[to]];
    const typed = question.slice(0, last?.typedEnd ?? 0);
    // What hangs together by a hyphen is one word.
    const said =
      /(?:[\p{L}\p{N}]+-)*$/u.exec(typed.slice(0, first?.typedAt ?? 0))?.[0] + typed.slice(first?.typedAt ?? 0);
    const left = { from: at, to: to + 1 };
    found.push({
      words: said,
      at: first?.typedAt,
      end: last?.typedEnd,
      // Looked for only where it is told: of all readings of a question one is.
      get nearest() {
        return nearestTo(left, { words, lexicon, mentions }, noun);
      },
    });
    at = to;
  }
  return found;
}

/** What words from one to another (not included) are most like, sooner those of a field that is named beside them. */
function nearestTo(
  { from, to }: Pick<Mention, 'from' | 'to'>,
  { words, lexicon, mentions }: Pick<Asked, 'words' | 'lexicon' | 'mentions'>,
  noun: NounWords,
): LeftOut['nearest'] {
  const beside = new Set(
    mentions.flatMap((mention) =>
      mention.from >= from && mention.to <= to
        ? mention.meanings.flatMap((meaning) => (meaning.kind === 'field' ? [meaning.field.name] : []))
        : [],
    ),
  );
  const left = words.slice(from, to);
  const own = left.filter(
    (_, index) => !mentions.some((mention) => from + index >= mention.from && from + index < mention.to),
  );
  return lexicon.nearest(own.length > 0 ? own : left, noun, beside);
}

/** "Tasks that Tom did do": those that are done, not those that are due. */
const isDone = (words: Asked['words'], at: number): boolean =>
  words[at]?.key === 'do' && words.slice(0, at).some(({ key }) => key === 'did');
