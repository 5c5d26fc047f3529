import { type AgentId, type AiTool, companies, contacts, deals } from '@steps/shared';
import { AiError, listTools, loadTools, type RunStage, runConversation } from '@steps/shared/ai';
import { announce } from '@steps/shared/ui';
import { proxy, useSnapshot } from 'valtio';
import { agents } from '../agents/agents';
import { answerQuestion } from '../answers/answerQuestion';
import { mentionIn } from './chatRules';
import type { PageContext } from './pageContext';
import type { Message } from './thread';
import { addMessage, saidIn } from './threadState';

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

/** Says something and gets the answer. A failure leaves the question with the reason, to be asked again. */
export async function say(
  threadId: string,
  agentId: AgentId,
  text: string,
  page: PageContext | undefined,
): Promise<void> {
  addMessage({ threadId, role: 'user', agentId, text });
  await answerLast(threadId, mentionIn(text, agents)?.id ?? agentId, page);
}

/** Answers the last question of a thread. */
export async function answerLast(threadId: string, agentId: AgentId, page: PageContext | undefined): Promise<void> {
  if (state.talk) return;
  const stop = new AbortController();
  stopTalk = stop;
  state.talk = { threadId, agentId, text: '', stage: undefined };
  const answer = { threadId, role: 'agent' as const, agentId };
  try {
    addMessage({ ...answer, ...(await spoken(threadId, agentId, page, stop.signal)) });
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
  agentId: AgentId,
  page: PageContext | undefined,
  signal: AbortSignal,
): Promise<Pick<Message, 'text' | 'engine' | 'lookUps' | 'proposals'>> {
  const { tools } = await loadTools(listTools());
  const said = saidIn(threadId).filter(({ failed }) => !failed);
  const turn = await runConversation({
    messages: said.map(({ role, text }) => ({ role, text })),
    instructions: instructionsOf(agentId),
    data: page ? { page: page.words } : {},
    tools,
    signal,
    respond: ({ messages, call }) =>
      answerQuestion(withPage(messages.at(-1)?.text ?? '', page), { call, tools: namesOf(tools), now: new Date() }),
    onEvent: (event) => {
      if (!state.talk) return;
      if (event.type === 'text') state.talk = { ...state.talk, text: event.text };
      if (event.type === 'stage') state.talk = { ...state.talk, stage: event.stage };
    },
  });
  return {
    text: turn.text,
    engine: turn.engine,
    lookUps: turn.evidence.map(({ tool, input, result, failed }) => ({ tool, input, result, failed })),
    proposals: turn.proposals.map(({ id }) => id),
  };
}

const namesOf = (tools: readonly AiTool[]): ReadonlySet<string> => new Set(tools.map(({ name }) => name));

function instructionsOf(agentId: AgentId): string {
  const agent = agents.find(({ id }) => id === agentId);
  if (!agent) return 'You are an assistant.';
  const colleagues = agent.handovers.map(({ to, reason }) => `${to} for ${reason}`).join(', ');
  return [
    `You are ${agent.name}, an assistant for ${agent.specialty}. You are ${agent.personality}.`,
    'Answer in at most 150 words of Markdown. Link records by the address that a tool gave: [name](address).',
    `Figures and names come from tools only. For what others know better, name the colleague: ${colleagues}.`,
  ].join('\n');
}

/** "this contact" is the one of the page that is open. */
function withPage(question: string, page: PageContext | undefined): string {
  const record = page?.record;
  const name = record && { contacts, companies, deals }[record.noun].get(record.id)?.name;
  const said = question.replace(/^@\w+[,:]?\s*/, '');
  return name ? said.replace(/\bthis (?:contact|person|customer|company|firm|deal)\b/gi, name) : said;
}
