import { readKey, setActiveModule, setChatVisible, watchKeys, writeKey } from '@steps/platform';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';

/** Ids of the six agents (spec 2, section 3). */
export const agentIds = ['ava', 'atlas', 'marla', 'quinn', 'sophie', 'dex'] as const;
export type AgentId = (typeof agentIds)[number];

/** Module opened when an agent is chosen (spec 2, section 4). */
const agentModules: Readonly<Record<AgentId, string>> = {
  ava: 'dashboard',
  atlas: 'strategy',
  marla: 'marketing',
  quinn: 'sales',
  sophie: 'support',
  dex: 'analytics',
};

const selectedSchema = v.optional(v.object({ id: v.picklist(agentIds), name: v.string() }));

/** Restored only when its id is known. */
const stored = () => readKey('selectedAgent', selectedSchema, undefined);

const state = proxy({ agent: stored() });
// For as long as the page is open: whom another tab chooses is chosen here too.
watchKeys(() => {
  state.agent = stored();
});

/** The agent that this browser remembers as chosen. */
export const selectedAgent = () => state.agent;
/** The same, in render. */
export const useSelectedAgent = () => useSnapshot(state).agent;

/** Chooses an agent: its module becomes the active one and the chat opens. Returns the module. */
export function selectAgent(id: AgentId, name: string): string {
  state.agent = { id, name };
  writeKey('selectedAgent', { id, name });
  setActiveModule(agentModules[id]);
  setChatVisible(true);
  return agentModules[id];
}

/** No agent is chosen. */
export function clearAgent(): void {
  state.agent = undefined;
  writeKey('selectedAgent', undefined);
}
