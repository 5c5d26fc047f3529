import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { readKey, watchKeys, writeKey } from './localKeys';

/** Ids of the six agents (spec 2, section 3). */
export const agentIds = ['ava', 'atlas', 'marla', 'quinn', 'sophie', 'dex'] as const;
export type AgentId = (typeof agentIds)[number];

/** Module opened when an agent is chosen (spec 2, section 4). */
export const agentModules: Readonly<Record<AgentId, string>> = {
  ava: 'dashboard',
  atlas: 'strategy',
  marla: 'marketing',
  quinn: 'sales',
  sophie: 'support',
  dex: 'analytics',
};

const keys = {
  activeModule: v.string(),
  selectedAgent: v.object({ id: v.picklist(agentIds), name: v.string() }),
  chatVisible: v.boolean(),
  onboardingComplete: v.boolean(),
  activeClient: v.string(),
} as const;

/** What this browser remembers of the work (spec 2, sections 4 and 7), each under its own local key `steps.<name>`. */
export interface Session {
  /** Default `dashboard`. */
  activeModule: string;
  /** Restored only when its id is known. */
  selectedAgent: { id: AgentId; name: string } | undefined;
  chatVisible: boolean;
  onboardingComplete: boolean;
  /** The client to open next time; the one open in this tab is `openClientId()`. */
  activeClient: string | undefined;
}

/** The session; read it in render with `useSession`, change it with the verbs. */
export const session = proxy<Session>(readSession());

/** Opens a module; an unknown name is the shell's to judge. */
export function setActiveModule(name: string): void {
  session.activeModule = name;
  writeKey('activeModule', name);
}

/** Chooses an agent: its module becomes the active one and the chat opens. Returns the module. */
export function selectAgent(id: AgentId, name: string): string {
  session.selectedAgent = { id, name };
  writeKey('selectedAgent', { id, name });
  setActiveModule(agentModules[id]);
  setChatVisible(true);
  return agentModules[id];
}

/** No agent is chosen. */
export function clearAgent(): void {
  session.selectedAgent = undefined;
  writeKey('selectedAgent', undefined);
}

/** Shows or hides the assistant. */
export function setChatVisible(visible: boolean): void {
  session.chatVisible = visible;
  writeKey('chatVisible', visible);
}

/** Remembers whether onboarding is done. */
export function setOnboardingComplete(complete: boolean): void {
  session.onboardingComplete = complete;
  writeKey('onboardingComplete', complete || undefined);
}

/** Remembers which client to open. */
export function setActiveClient(id: string | undefined): void {
  session.activeClient = id;
  writeKey('activeClient', id);
}

/**
 * Follows the other tabs' choices, but for the module: what somebody types here must not go because another tab moved on.
 * Returns the undo.
 */
export function watchSession(): () => void {
  return watchKeys(() => {
    const { activeModule: _theirs, ...followed } = readSession();
    Object.assign(session, followed);
  });
}

/** The session, in render. */
export const useSession = (): Readonly<Session> => useSnapshot(session);

function readSession(): Session {
  return {
    activeModule: readKey('activeModule', keys.activeModule, 'dashboard'),
    selectedAgent: readKey('selectedAgent', v.optional(keys.selectedAgent), undefined),
    chatVisible: readKey('chatVisible', keys.chatVisible, false),
    onboardingComplete: readKey('onboardingComplete', keys.onboardingComplete, false),
    activeClient: readKey('activeClient', v.optional(keys.activeClient), undefined),
  };
}
