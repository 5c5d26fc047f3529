import { foldText } from '@steps/platform';
import type { Agent } from '../agents/agent';
import type { LookUp, Message } from './thread';

/** The agent that a message mentions: "@marla". Of "Ava" and "Ava 2" the longer name that fits. */
export function mentionIn<A extends Pick<Agent, 'name'>>(text: string, agents: readonly A[]): A | undefined {
  const folded = foldText(text);
  return [...agents]
    .sort((one, other) => other.name.length - one.name.length)
    .find(({ name }) => mentionOf(name).test(folded));
}

/** The question itself, without the name of who is asked. */
export function withoutMention(text: string, agents: readonly Pick<Agent, 'name'>[]): string {
  const name = mentionIn(text, agents)?.name;
  return name && foldText(text).startsWith(`@${foldText(name)}`)
    ? text.slice(name.length + 1).replace(/^[,:]?\s*/, '')
    : text;
}

const mentionOf = (name: string): RegExp =>
  new RegExp(`(?:^|\\s)@${foldText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');

/** Who knows best about a kind of record. */
const experts: Readonly<Record<string, Agent['id']>> = {
  tickets: 'sophie',
  deals: 'quinn',
  tasks: 'ava',
  meetings: 'ava',
  contacts: 'ava',
  companies: 'ava',
};

/** A colleague to hand a question over to, with the reason; only one named in the agent's collaborations. */
export function handoverFor(
  noun: string | undefined,
  agent: Agent,
  agents: readonly Agent[],
): { readonly to: Agent; readonly reason: string } | undefined {
  const expert = agents.find(({ id }) => id === experts[noun ?? '']);
  const handover = agent.handovers.find(({ to }) => to === expert?.name);
  return expert && handover ? { to: expert, reason: handover.reason } : undefined;
}

const followUps: Readonly<Record<string, readonly string[]>> = {
  contacts: ['Which warm contacts have gone quiet?', 'How many of them are hot?'],
  companies: ['Which companies have open deals?', 'How much is in the pipeline?'],
  deals: ['Which deals have no next step?', 'What is the win rate?'],
  tickets: ['Which tickets are unanswered?', 'How many tickets by priority?'],
  tasks: ['Which tasks are overdue?', 'What should I do this morning?'],
  meetings: ['When is my next meeting?', 'What should I do this morning?'],
};

/** Questions that go on from an answer, by what it was about. */
export const followUpsOf = (noun: string | undefined, asked: readonly string[]): readonly string[] =>
  (followUps[noun ?? ''] ?? []).filter((question) => !asked.includes(question));

/** What an answer was about: the noun of its query, else of what it looked up first. */
export function nounOf({ reading, lookUps = [] }: Message): string | undefined {
  const queries = [reading?.query, ...lookUps.map(({ input }) => input)];
  return queries.map((query) => /"noun":"(\w+)"/.exec(query ?? '')?.[1]).find((noun) => noun !== undefined);
}

/** "Looked at 21 deals": what the look-ups of an answer went through, each kind once. */
export function lookedAt(lookUps: readonly LookUp[]): string {
  const counts = new Map<string, number>();
  for (const { result, failed } of lookUps) {
    const read = failed ? undefined : readJson(result);
    if (typeof read?.lookedAt !== 'number') continue;
    const noun = typeof read.noun === 'string' ? read.noun : 'records';
    counts.set(noun, Math.max(counts.get(noun) ?? 0, read.lookedAt));
  }
  const parts = [...counts].map(([noun, count]) => `${count.toLocaleString('en-GB')} ${noun}`);
  return parts.length > 0
    ? `Looked at ${parts.join(', ')}`
    : `Looked up ${lookUps.length === 1 ? 'once' : `${lookUps.length} times`}`;
}

/** JSON that was cut is no JSON; the facts at its beginning are. */
function readJson(text: string): { readonly lookedAt?: unknown; readonly noun?: unknown } | undefined {
  const count = /"lookedAt":(\d+)/.exec(text)?.[1];
  const noun = /"noun":"(\w+)"/.exec(text)?.[1];
  return count === undefined ? undefined : { lookedAt: Number(count), ...(noun && { noun }) };
}

/** So near to the end, px, a conversation follows what is new. */
const nearEnd = 80;

/**
 * Whether a conversation follows what is new once it was scrolled. Only who scrolls up, and away from the end, stops that: an
 * answer may have grown since the conversation was moved to its end. `before`: where it was, px.
 */
export function followsEnd(
  follows: boolean,
  before: number,
  { scrollTop, scrollHeight, clientHeight }: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
): boolean {
  if (scrollHeight - scrollTop - clientHeight < nearEnd) return true;
  return follows && scrollTop >= before;
}
