import type { AgentId } from '@steps/shared';
import { ChartColumn, Compass, LayoutDashboard, LifeBuoy, type LucideIcon, Megaphone, TrendingUp } from 'lucide-react';

/** The sign of each agent: that of the module it opens. */
export const agentIcons: Readonly<Record<AgentId, LucideIcon>> = {
  ava: LayoutDashboard,
  atlas: Compass,
  marla: Megaphone,
  quinn: TrendingUp,
  sophie: LifeBuoy,
  dex: ChartColumn,
};
