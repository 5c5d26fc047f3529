import { listTools, loadTools } from '@steps/business/ai';
import { type Query, querySchema } from '@steps/business/queries';
import { type AiTool, stamp } from '@steps/platform';
import { announce } from '@steps/platform/ui';
import * as v from 'valibot';
import { answerQuery } from '../answers/answerQuery';
import { agentOf } from '../ownAgents/ownAgentState';
import type { AnswerContext, ShownReading } from '../reading/answerContext';
import type { Lexicon } from '../reading/lexicon';
import { lexiconFor } from '../reading/read';
import type { KeptReading, LookUp, Message } from './thread';
import { addMessage, changeMessage } from './threadState';

/** The query that an answer was made from. */
export const queryOf = (kept: Pick<KeptReading, 'query'>): Query => v.parse(querySchema, JSON.parse(kept.query));

/** A reading as it is kept with its answer. */
export const keptReading = ({ query, parts, list, unlisted, groups }: ShownReading): KeptReading => ({
  query: JSON.stringify(query),
  parts: [...parts],
  at: stamp(),
  ...(list !== undefined && { list }),
  ...(unlisted !== undefined && { unlisted }),
  ...(groups && { groups: groups.map((group) => ({ ...group })) }),
});

/** What can be asked, for whoever edits a query. */
export const loadLexicon = async (): Promise<Lexicon> => lexiconFor('', await readingContext([]));

/** A context with the tools that read, apart from any conversation; what is looked up is added to the list. */
export async function readingContext(
  lookUps: LookUp[],
  withheld: ReadonlySet<string> = new Set(),
): Promise<AnswerContext> {
  const { tools } = await loadTools(listTools().filter(({ name, kind }) => kind === 'read' && !withheld.has(name)));
  const { signal } = new AbortController();
  return {
    now: new Date(),
    tools: new Set(tools.map(({ name }) => name)),
    call: async (name, input) => {
      const tool: AiTool | undefined = tools.find((one) => one.name === name);
      if (!tool) throw new Error(`Expected the tool ${name}, found none.`);
      const result = await tool.run(v.parse(tool.input, input), { signal });
      const text = JSON.stringify(result) ?? '';
      if (!name.endsWith('_vocabulary'))
        lookUps.push({ tool: name, input: JSON.stringify(input), result: text.slice(0, 4_000), failed: false });
      return result;
    },
  };
}

/** The answer to a query. Rejects with what kept it from being run. */
async function answered(query: Query, withheld: ReadonlySet<string> | undefined) {
  const lookUps: LookUp[] = [];
  const context = await readingContext(lookUps, withheld);
  const { text, reading } = await answerQuery(query, await lexiconFor('', context), context);
  return { text, lookUps, ...(reading && { reading: keptReading(reading) }) };
}

/** Asks the query of an answer in another form; the answer takes the place of the one before. */
export async function askAgain(message: Message, query: Query): Promise<void> {
  const { choices: _, failed: __, ...rest } = message;
  try {
    changeMessage({
      ...rest,
      ...(await answered(query, agentOf(message.ownId, message.agentId)?.withheld)),
      engine: 'built-in',
    });
    announce('Answer ready');
  } catch (error) {
    changeMessage({ ...message, failed: error instanceof Error ? error.message : String(error) });
    announce('The answer failed');
  }
}

/** Asks one of the queries that may have been meant, as a question of its own. */
export async function askChoice(message: Message, label: string, query: Query): Promise<void> {
  const { threadId, agentId, ownId } = message;
  const by = { threadId, agentId, ...(ownId !== undefined && { ownId }) };
  addMessage({ ...by, role: 'user', text: label });
  const answer = addMessage({ ...by, role: 'agent', text: '', engine: 'built-in' });
  await askAgain(answer, query);
}
