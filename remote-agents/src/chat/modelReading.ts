import type { runConversation } from '@steps/assistant';
import { type Query, querySchema } from '@steps/business/queries';
import * as v from 'valibot';
import { shownReading } from '../answers/answerQuery';
import { choiceOf } from '../answers/choiceOf';
import type { WorkingAgent } from '../ownAgents/ownAgentRules';
import { find, lexiconFor, read } from '../reading/read';
import { keptReading, readingContext } from './queryAnswers';
import { struckFigures } from './struckFigures';
import type { Message } from './thread';

/**
 * What a model said, with the query that it asked, figures that nothing holds struck out, and the reading without a model
 * where that is another one.
 */
export async function checkedTurn(
  { text, evidence }: Awaited<ReturnType<typeof runConversation>>,
  question: string,
  { withheld }: WorkingAgent,
): Promise<Pick<Message, 'text' | 'reading' | 'choices'>> {
  const held = [question, ...evidence.flatMap(({ input, result }) => [input, result])];
  const struck = struckFigures(text, held);
  const [query] = evidence.flatMap(({ input, failed }) => (failed ? [] : queryIn(input))).slice(-1);
  if (!query) return { text: struck };
  const context = await readingContext([], withheld);
  const lexicon = await lexiconFor(question, context);
  const answer = await find(query, lexicon, context);
  const reading = keptReading(shownReading(query, answer, lexicon, context.now));
  const own = read(question, lexicon, { now: context.now });
  if (own.kind !== 'query') return { text: struck, reading };
  const other = await find(own.reading.query, lexicon, context);
  const isSame = factOf(other) === factOf(answer);
  const { label, query: meant } = choiceOf(own.reading.query, lexicon.nouns, context.now);
  return { text: struck, reading, ...(!isSame && { choices: [{ label, query: JSON.stringify(meant) }] }) };
}

/** What an answer says, whatever was drawn of it. */
const factOf = ({ noun, total, figure, groups, before }: Awaited<ReturnType<typeof find>>): string =>
  JSON.stringify([noun, total, figure ?? total, groups, before]);

/** The query that a call was made with; none where the tool takes something else. */
function queryIn(input: string): readonly Query[] {
  try {
    const found = v.safeParse(querySchema, JSON.parse(input));
    return found.success ? [found.output] : [];
  } catch {
    // Cut as evidence, so it is no JSON any more.
    return [];
  }
}
