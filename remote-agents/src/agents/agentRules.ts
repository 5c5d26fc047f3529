import type { Tone } from '@steps/platform/ui';
import type { Agent } from './agent';
import type { BrandUse } from './brandUse';
import { type AgentId, agentIds } from './selectedAgent';

interface ShownStatus {
  readonly word: 'Active' | 'Thinking' | 'Ready' | 'Offline';
  /** Green, blue, yellow and grey (spec 2, section 4). */
  readonly tone: Tone;
}

const statuses = new Map<string, ShownStatus>([
  ['active', { word: 'Active', tone: 'success' }],
  ['thinking', { word: 'Thinking', tone: 'info' }],
  ['ready', { word: 'Ready', tone: 'warning' }],
]);

/** How a status is shown; anything unknown is offline (spec 2, section 4). */
export const shownStatus = (status: string): ShownStatus =>
  statuses.get(status) ?? { word: 'Offline', tone: 'neutral' };

/** Whether an id is that of one of the six. */
export const isAgentId = (id: string): id is AgentId => agentIds.some((known) => known === id);

/** The variable with an agent's colour: its own, or the theme's in brand mode `client` (spec 2, section 6). */
export const agentTint = ({ colorVariant }: Pick<Agent, 'colorVariant'>, brand: BrandUse): string =>
  brand.mode === 'client' && brand.applyToInterface ? 'var(--s-accent)' : `var(--s-chart-${colorVariant})`;

/** One agent passing something on to another. */
export interface AgentLink {
  readonly from: Agent;
  readonly to: Agent;
  readonly reason: string;
}

/** Every link between agents, in their order. A colleague who does not exist is no link. */
export const linksBetween = (agents: readonly Agent[]): AgentLink[] =>
  agents.flatMap((from) =>
    from.handovers.flatMap(({ to: name, reason }) => {
      const to = agents.find((agent) => agent.name === name);
      return to ? [{ from, to, reason }] : [];
    }),
  );
