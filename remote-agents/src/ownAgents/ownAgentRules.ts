import { freeName, RuleError, sameText } from '@steps/platform';
import type { Agent } from '../agents/agent';
import type { OwnAgent, Tone } from './ownAgent';

/** An agent as it works here: one of the six with what was changed of it, or a copy. */
export interface WorkingAgent extends Agent {
  /** Id of one of the six, or of a copy. */
  readonly key: string;
  readonly isCopy: boolean;
  readonly tone: Tone;
  readonly instructions: string;
  readonly withheld: ReadonlySet<string>;
}

/** Characters of a name and of instructions. */
export const longest = { name: 40, instructions: 2_000, memory: 500 } as const;

/** The six, with what was changed of them, then the copies by name. A copy of an agent that is not there is left out. */
export function workingAgents(six: readonly Agent[], own: readonly OwnAgent[]): readonly WorkingAgent[] {
  const changed = new Map(own.map((one) => [one.id, one]));
  const copies = own
    .filter(({ id, basedOn }) => id !== basedOn)
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap((copy) => {
      const agent = six.find(({ id }) => id === copy.basedOn);
      return agent ? [working(agent, copy)] : [];
    });
  return [...six.map((agent) => working(agent, changed.get(agent.id))), ...copies];
}

function working(agent: Agent, own: OwnAgent | undefined): WorkingAgent {
  const isCopy = own !== undefined && own.id !== agent.id;
  return {
    ...agent,
    ...(isCopy && {
      name: own.name,
      fullName: own.name,
      greeting: `Hello, I am ${own.name}, a copy of ${agent.name}. Ask me about your records.`,
    }),
    key: own?.id ?? agent.id,
    isCopy,
    tone: own?.tone ?? 'own',
    instructions: own?.instructions ?? '',
    withheld: new Set(own?.withheld.flatMap((name) => inPlaceOf[name] ?? [name])),
  };
}

/** Tools that took the place of earlier ones: what an agent was not to read stays so. */
const inPlaceOf: Readonly<Record<string, readonly string[]>> = {
  campaign_status: ['find_marketing', 'marketing_vocabulary'],
  content_status: ['find_marketing', 'marketing_vocabulary'],
};

/** The agent that the session names: a copy by its name, else the one of the six. */
export function chosenAgent(
  agents: readonly WorkingAgent[],
  selected: { readonly id: string; readonly name: string } | undefined,
): WorkingAgent | undefined {
  const ofId = agents.filter(({ id }) => id === selected?.id);
  return ofId.find(({ name }) => name === selected?.name) ?? ofId.find(({ isCopy }) => !isCopy);
}

/** A name that no other agent has: mentions and the session know agents by it. `RuleError` otherwise. */
export function nameForCopy(wanted: string, others: readonly string[]): string {
  const name = wanted.trim().replace(/\s+/g, ' ');
  if (!name) throw new RuleError('Enter a name for the agent; it is empty.');
  if (name.length > longest.name)
    throw new RuleError(`Use at most ${longest.name} characters for the name, not ${name.length}.`);
  if (!/^\p{L}/u.test(name)) throw new RuleError(`Enter a name that begins with a letter, not “${name}”.`);
  if (others.some((other) => sameText(other, name))) {
    throw new RuleError(`There is an agent called ${name} already.`);
  }
  return name;
}

/** "Ava 2": a free name for a copy. */
export function copyName(of: string, taken: readonly string[]): string {
  const stem = of.replace(/ \d+$/, '');
  return freeName(stem, [stem, ...taken]);
}

const toneWords: Readonly<Record<Tone, string | undefined>> = {
  own: undefined,
  brief: 'brief: the answer alone, without opening or closing words',
  warm: 'warm and personal',
  formal: 'formal and reserved',
};

/** Instructions for its tone. */
export const mannerWords = ({ tone, personality }: Pick<WorkingAgent, 'tone' | 'personality'>): string =>
  toneWords[tone] ?? personality;
