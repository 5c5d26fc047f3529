import type { AnswerContext } from './answerContext';
import { plainOf } from './background';
import { type Lexicon, titleOf } from './lexicon';
import { type Read, read, toolOf } from './read';
import { commonWords, isFiller } from './smallWords';
import { wordsOf } from './words';

/** Reads a question without what tells why it is asked. What of that may say which records are meant is named instead. */
export async function readPlain(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read> {
  const plain = plainOf(question, lexicon);
  const found = plain && (await readWithTitles(plain.question, lexicon, context));
  if (found?.kind !== 'query') {
    const whole = await readWithTitles(question, lexicon, context);
    return whole.kind === 'query' || whole.kind === 'either'
      ? whole
      : ((await readMeeting(question, lexicon, context)) ?? whole);
  }
  return plain?.mayMatter
    ? { kind: 'left-out', reading: { ...found.reading, leftOut: [{ words: plain.said }] } }
    : { kind: 'query', reading: { ...found.reading, background: plain?.said } };
}

/** "Where is the kick-off?" asks for a meeting of that title, where there is one. */
async function readMeeting(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read | undefined> {
  const [said, title = ''] =
    /^(?:where|when)(?:['’]?s| is| are| was) (?:the|our|my) (.{4,40}?)(?=\?|$)/i.exec(question.trim()) ?? [];
  const noun = lexicon.nouns.find(({ name }) => name === 'meetings');
  const words = wordsOf(title);
  if (!said || !noun || words.every((word) => lexicon.knows(word))) return undefined;
  const found = await readWithTitles(`${said} ${noun.one}?`, lexicon, context);
  return found.kind === 'query' ? found : undefined;
}

/** Words that nothing is called are looked for in the titles of the records: "the photography deals". */
async function readWithTitles(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read> {
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
