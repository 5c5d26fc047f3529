import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { agentsPaths } from './paths.generated';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('remote-agents', agentsPaths, {
  pages: {
    agents: () => import('./pages/AgentsPage').then((module) => module.AgentsPage),
  },
  assistant: () => import('./chat/ChatBody').then((module) => module.ChatBody),
  widgets: {
    briefing: () => import('./briefing/BriefingWidget').then((module) => module.BriefingWidget),
  },
  watch: async () => (await import('./briefing/briefingNotice')).watchBriefing,
  tools: async () => (await import('./tools')).tools,
});
