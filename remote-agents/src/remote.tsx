import { defineRemote } from '@steps/shared';
import facts from '../remote.json';
import { agentsPaths } from './paths';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  pages: {
    [agentsPaths.agents.path]: () => import('./pages/AgentsPage').then((module) => module.AgentsPage),
  },
  assistant: () => import('./chat/ChatBody').then((module) => module.ChatBody),
  widgets: {
    briefing: () => import('./briefing/BriefingWidget').then((module) => module.BriefingWidget),
  },
  watch: async () => (await import('./briefing/briefingNotice')).watchBriefing,
  tools: async () => (await import('./tools')).tools,
});
