import {
  byTime,
  commit,
  drop,
  existing,
  newId,
  patched,
  put,
  RuleError,
  session,
  setChatVisible,
  stamp,
  useRecords,
  useRecordsBy,
} from '@steps/platform';
import { useMemo } from 'react';
import { agents } from '../agents/agents';
import { selectAgent, selectedAgent } from '../agents/selectedAgent';
import { agentMemories, type Memory, memoriesByAgent, type OwnAgent, ownAgents } from './ownAgent';
import { copyName, longest, nameForCopy, type WorkingAgent, workingAgents } from './ownAgentRules';

/** What can be changed of an agent; the name of a copy only. */
export type AgentPatch = Partial<Pick<OwnAgent, 'name' | 'tone' | 'instructions' | 'withheld'>>;

/** All agents that work here. */
export const allAgents = (): readonly WorkingAgent[] => workingAgents(agents, ownAgents.all());
/** The same, in render. */
export function useAgents(): readonly WorkingAgent[] {
  const own = useRecords(ownAgents);
  return useMemo(() => workingAgents(agents, own), [own]);
}
/** The agent of that key; the one of the six that it was made of, where a copy is gone. */
export const agentOf = (key: string | undefined, id: string): WorkingAgent | undefined => {
  const all = allAgents();
  return all.find((agent) => agent.key === key) ?? all.find((agent) => agent.key === id);
};

/** Copies an agent with what was changed of it, but not what it remembers. Undo takes the copy away. */
export function copyAgent(key: string): WorkingAgent {
  const all = allAgents();
  const from = all.find((agent) => agent.key === key);
  if (!from) throw new RuleError('This agent no longer exists.');
  const at = stamp();
  const copy: OwnAgent = {
    id: newId('agent'),
    basedOn: from.id,
    name: copyName(
      from.name,
      all.map(({ name }) => name),
    ),
    tone: from.tone,
    instructions: from.instructions,
    withheld: [...from.withheld],
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Copy ${from.name}`, changes: [put(ownAgents, copy)] });
  return workingAgents(agents, [copy]).at(-1) as WorkingAgent;
}

/** Changes an agent. `RuleError` for a name that another one has. */
export function changeAgent(key: string, patch: AgentPatch): void {
  const all = allAgents();
  const agent = all.find((one) => one.key === key);
  if (!agent) throw new RuleError('This agent no longer exists.');
  const others = all.filter((one) => one !== agent).map(({ name }) => name);
  const at = stamp();
  const before: OwnAgent = ownAgents.get(key) ?? {
    id: key,
    basedOn: agent.id,
    name: agent.name,
    tone: 'own',
    instructions: '',
    withheld: [],
    createdAt: at,
    updatedAt: at,
  };
  const { name, instructions, ...rest } = patch;
  if (instructions !== undefined && instructions.trim().length > longest.instructions)
    throw new RuleError(`Use at most ${longest.instructions} characters for the instructions.`);
  const after = patched<OwnAgent>(before, {
    ...rest,
    ...(instructions !== undefined && { instructions: instructions.trim() }),
    ...(agent.isCopy && name !== undefined && { name: nameForCopy(name, others) }),
  });
  if (after === before) return;
  keepChosen(agent, after.name);
  commit({ label: `Change ${after.name}`, changes: [put(ownAgents, { ...after, updatedAt: at })] });
}

/** The session knows a copy by its name: one that is renamed stays chosen. */
function keepChosen({ id, name }: WorkingAgent, next: string): void {
  const { chatVisible } = session;
  const selected = selectedAgent();
  if (name === next || selected?.id !== id || selected.name !== name) return;
  selectAgent(id, next);
  setChatVisible(chatVisible);
}

/** Makes one of the six as it was made, or deletes a copy with what it remembers. Undo brings it back. */
export function dropOwnAgent(key: string): void {
  const own = ownAgents.get(key);
  if (!own) return;
  const isCopy = own.id !== own.basedOn;
  const gone = isCopy ? memoriesByAgent.of(key).map(({ id }) => drop(agentMemories, id)) : [];
  commit({ label: isCopy ? `Delete ${own.name}` : `Reset ${own.name}`, changes: [drop(ownAgents, key), ...gone] });
}

/** Adds what a person wants an agent to remember. */
export function remember(agentKey: string, text: string): void {
  const at = stamp();
  const memory: Memory = { id: newId('memory'), agentKey, text: memoryText(text), createdAt: at, updatedAt: at };
  commit({ label: 'Remember something', changes: [put(agentMemories, memory)] });
}

/** Changes what an agent remembers. */
export function changeMemory(id: string, text: string): void {
  const before = existing(agentMemories, id);
  const after = patched<Memory>(before, { text: memoryText(text) });
  if (after !== before)
    commit({ label: 'Change a memory', changes: [put(agentMemories, { ...after, updatedAt: stamp() })] });
}

/** Erases memories as one step; undo brings them back. */
export function forget(ids: readonly string[]): void {
  const known = ids.filter((id) => agentMemories.get(id));
  if (known.length === 0) return;
  const label = known.length === 1 ? 'Erase a memory' : `Erase ${known.length} memories`;
  commit({ label, changes: known.map((id) => drop(agentMemories, id)) });
}

function memoryText(text: string): string {
  const words = text.trim();
  if (!words) throw new RuleError('Enter something to remember; it is empty.');
  if (words.length > longest.memory)
    throw new RuleError(`Use at most ${longest.memory} characters, not ${words.length}.`);
  return words;
}

const inTime = (memories: readonly Memory[]) =>
  [...memories].sort((one, other) => byTime(one.createdAt, other.createdAt));

/** What an agent remembers, oldest first. */
export const memoriesOf = (agentKey: string): readonly Memory[] => inTime(memoriesByAgent.of(agentKey));
/** The same, in render. */
export function useMemories(agentKey: string): readonly Memory[] {
  const memories = useRecordsBy(memoriesByAgent, agentKey);
  return useMemo(() => inTime(memories), [memories]);
}
