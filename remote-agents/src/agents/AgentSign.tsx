import { ChartColumn, Compass, LayoutDashboard, LifeBuoy, type LucideIcon, Megaphone, TrendingUp } from 'lucide-react';
import styles from './AgentSign.module.css';
import type { Agent } from './agent';
import { agentTint } from './agentRules';
import { useBrand } from './brandUse';
import type { AgentId } from './selectedAgent';

/** The sign of each agent: that of the module it opens. */
const agentIcons: Readonly<Record<AgentId, LucideIcon>> = {
  ava: LayoutDashboard,
  atlas: Compass,
  marla: Megaphone,
  quinn: TrendingUp,
  sophie: LifeBuoy,
  dex: ChartColumn,
};

interface AgentSignProps {
  readonly agent: Agent;
  /** Pixels. */
  readonly size?: number;
}

/** An agent's sign on its colour. Decorative: the name is beside it. */
export function AgentSign({ agent, size = 40 }: AgentSignProps) {
  const Icon = agentIcons[agent.id];
  return (
    <span
      className={styles.sign}
      style={{ '--s-tint': agentTint(agent, useBrand()), inlineSize: size, blockSize: size }}
      aria-hidden
    >
      <Icon size={Math.round(size * 0.45)} />
    </span>
  );
}
