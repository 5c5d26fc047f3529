import type { AnswerContext } from './answerContext';
import { type Lexicon, titleOf } from './lexicon';
import { type Read, read, toolOf } from './read';
import { commonWords, isFiller } from './smallWords';
import { wordsOf } from './words';

/** Reads a question; words that nothing is called are looked for in the titles of the records: "the photography deals". */
export async function readWithTitles(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read> {
  const found = read(question, lexicon, context);
  if (found.kind !== 'left-out') return found;
  const { noun, leftOut } = found.reading;
  const field = titleOf(noun);
  const words = leftOut
    .flatMap((one) => wordsOf(one.words))
    .filter((word) => !isFiller(word) && !commonWords.has(word.key) && !/^(?:the|a|an|of|for)$/.test(word.key));
  // Who is called how is found by the names.
  if (!field || noun.name === 'contacts' || words.length > 4 || words.some(({ key }) => key.length < 4)) return found;
  const where = words.map(({ stem }) => ({ field: field.name, op: 'contains' as const, value: stem }));
  // What such a tool gives.
  const { total } = (await context.call(toolOf(noun.name, lexicon), { noun: noun.name, where, measure: 'count' })) as {
    readonly total: number;
  };
  if (total === 0) return found;
  for (const { stem } of words) lexicon.learn(stem, noun, field);
  return read(question, lexicon, context);
}
