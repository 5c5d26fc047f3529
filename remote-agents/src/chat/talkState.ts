import { runConversation } from '@steps/assistant';
import { companies, contacts, deals } from '@steps/business';
import { AiError, listTools, loadTools, type RunStage } from '@steps/business/ai';
import type { Query, Vocabulary } from '@steps/business/queries';
import { type AiTool, RuleError, yieldToMain } from '@steps/platform';
import { announce } from '@steps/platform/ui';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import type { AgentId } from '../agents/selectedAgent';
import { answerAs } from '../answers/answerAs';
import { mannerWords, type WorkingAgent } from '../ownAgents/ownAgentRules';
import { allAgents, memoriesOf } from '../ownAgents/ownAgentState';
import type { Answer } from '../reading/answerContext';
import { readWords } from '../reading/lexicon';
import { mentionIn, withoutMention } from './chatRules';
import { checkedTurn } from './modelReading';
import type { PageContext } from './pageContext';
import { keptReading, queryOf } from './queryAnswers';
import type { Message } from './thread';
import { addMessage, messagesIn } from './threadState';

/** An answer that is being written. */
interface Talk {
  readonly threadId: string;
  readonly agentId: AgentId;
  readonly text: string;
  readonly stage: RunStage | undefined;
}

const state = proxy<{ talk: Talk | undefined }>({ talk: undefined });
let stopTalk: AbortController | undefined;

/** The answer being written, in render. */
export const useTalk = (): Talk | undefined => useSnapshot(state).talk;

/** Stops the answer that is being written; what there is of it stays. */
export const stopTalking = (): void => stopTalk?.abort();

/** Sends a message and gets the answer. A failure leaves the question with the reason, to be asked again. */
export async function sendMessage(
  threadId: string,
  agent: WorkingAgent,
  text: string,
  page: PageContext | undefined,
): Promise<void> {
  addMessage({ threadId, role: 'user', ...byWhom(agent), text });
  await answerLast(threadId, mentionIn(text, allAgents()) ?? agent, page);
}

/**
 * Looks up what the built-in engine asks first, before a question is sent: in a large business the values are then where they
 * are looked through, and their words are known. A failure is the question's to tell.
 */
export async function readAhead(agent: WorkingAgent): Promise<void> {
  try {
    const tools = await toolsFor(agent);
    const { signal } = new AbortController();
    for (const { input, run } of tools.filter(({ name }) => isAskedFirst(name))) {
      const told = await run(v.parse(input, { text: anyText }), { signal });
      // Each in a task of its own: somebody is typing.
      await yieldToMain();
      readWords(told as Vocabulary);
    }
  } catch (error) {
    console.warn('Nothing was looked up ahead of the question.', error);
  }
}

const toolsFor = async ({ withheld }: WorkingAgent): Promise<readonly AiTool[]> =>
  (await loadTools(listTools().filter(({ name }) => !withheld.has(name)))).tools;

/** Names no record, yet has the names of all where they are looked through. */
const anyText = '?';
const isAskedFirst = (name: string): boolean => name.endsWith('_vocabulary');

const byWhom = ({ id, key, isCopy }: WorkingAgent) => ({ agentId: id, ...(isCopy && { ownId: key }) });

/** Answers the last question of a thread. */
export async function answerLast(threadId: string, agent: WorkingAgent, page: PageContext | undefined): Promise<void> {
  if (state.talk) return;
  const stop = new AbortController();
  stopTalk = stop;
  state.talk = { threadId, agentId: agent.id, text: '', stage: undefined };
  const answer = { threadId, role: 'agent' as const, ...byWhom(agent) };
  try {
    addMessage({ ...answer, ...(await spoken(threadId, agent, page, stop.signal)) });
    announce('Answer ready');
  } catch (error) {
    const text = state.talk?.text ?? '';
    const stopped = error instanceof AiError && error.code === 'cancelled';
    addMessage({
      ...answer,
      text,
      failed: stopped ? 'Stopped.' : error instanceof Error ? error.message : String(error),
    });
    announce(stopped ? 'Stopped' : 'The answer failed');
  }
  state.talk = undefined;
}

async function spoken(
  threadId: string,
  agent: WorkingAgent,
  page: PageContext | undefined,
  signal: AbortSignal,
): Promise<Pick<Message, 'text' | 'cut' | 'engine' | 'lookUps' | 'proposals' | 'reading' | 'choices'>> {
  const tools = await toolsFor(agent);
  const thread = messagesIn(threadId).filter(({ failed }) => !failed);
  const memory = memoriesOf(agent.key).map(({ text }) => text);
  let own: Answer | undefined;
  const turn = await runConversation({
    messages: thread.map(({ role, text }) => ({ role, text })),
    instructions: instructionsOf(agent),
    data: { ...(page && { page: page.words }), ...(memory.length > 0 && { memory: memory.join('\n') }) },
    tools,
    signal,
    respond: async ({ messages, call }) => {
      own = await answerAs({ ...agent, memory }, withPage(messages.at(-1)?.text ?? '', page), {
        call: (name, input) => (agent.withheld.has(name) ? Promise.reject(withheld(name)) : call(name, input)),
        tools: namesOf(tools),
        withheld: agent.withheld,
        now: new Date(),
        before: queryBefore(thread),
      });
      return own.text;
    },
    onEvent: (event) => {
      if (!state.talk) return;
      if (event.type === 'text') state.talk = { ...state.talk, text: event.text };
      if (event.type === 'stage') state.talk = { ...state.talk, stage: event.stage };
    },
  });
  const question = thread.at(-1)?.text ?? '';
  const checked =
    turn.engine === 'built-in' ? { ...keptRead(own), text: turn.text } : await checkedTurn(turn, question, agent);
  return {
    ...checked,
    ...(turn.cut && { cut: turn.cut }),
    engine: turn.engine,
    // The words by which a question is read are nothing that an answer rests on.
    lookUps: turn.evidence
      .filter(({ tool }) => !isAskedFirst(tool))
      .map(({ tool, input, result, failed }) => ({ tool, input, result, failed })),
    proposals: turn.proposals.map(({ id }) => id),
  };
}

/** The query of the last answer that has one, which a follow-up changes: whoever was not understood says it in other words. */
function queryBefore(messages: readonly Message[]): Query | undefined {
  const kept = messages.findLast(({ role, reading }) => role === 'agent' && reading !== undefined)?.reading;
  return kept && queryOf(kept);
}

const keptRead = ({ reading, choices }: Partial<Answer> = {}): Pick<Message, 'reading' | 'choices'> => ({
  ...(reading && { reading: keptReading(reading) }),
  ...(choices && { choices: choices.map(({ label, query }) => ({ label, query: JSON.stringify(query) })) }),
});

const namesOf = (tools: readonly AiTool[]): ReadonlySet<string> => new Set(tools.map(({ name }) => name));

function withheld(name: string): RuleError {
  const label = listTools().find((tool) => tool.name === name)?.label ?? name;
  return new RuleError(`“${label}” is not allowed for this agent. Allow it under AI Agents.`);
}

function instructionsOf(agent: WorkingAgent): string {
  const colleagues = agent.handovers.map(({ to, reason }) => `${to} for ${reason}`).join(', ');
  return [
    `You are ${agent.name}, an assistant for ${agent.specialty}. You are ${mannerWords(agent)}.`,
    'Answer in at most 150 words of Markdown. Link records by the address that a tool gave: [name](address).',
    'For anything about records call the tool that takes a query and fill the query in; never work out a figure yourself.',
    `Figures and names come from tools only. For what others know better, name the colleague: ${colleagues}.`,
    `What you remember of this business is under "memory". Your key for propose_memory is ${agent.key}.`,
    ...(agent.instructions ? [agent.instructions] : []),
  ].join('\n');
}

/** "this contact" is the one of the page that is open. */
function withPage(question: string, page: PageContext | undefined): string {
  const record = page?.record;
  const name = record && { contacts, companies, deals }[record.noun].get(record.id)?.name;
  const plain = withoutMention(question, allAgents());
  return name ? plain.replace(/\bthis (?:contact|person|customer|company|firm|deal)\b/gi, name) : plain;
}
