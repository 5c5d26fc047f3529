import { defineRemote } from '@steps/platform/remote';

/** What this remote says of itself; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: 'remote-agents',
  title: 'AI agents',
  icon: 'bot',
  pages: {
    agents: {
      path: '/agents',
      title: 'AI Agents',
      purpose: 'They read freely and only propose changes. You accept, edit or discard each one.',
      nav: {
        icon: 'bot',
        short: 'Agents',
        group: 'insight',
      },
    },
  },
  widgets: {
    briefing: {
      title: 'Daily briefing',
    },
  },
  assistant: true,
  watches: true,
  notices: [
    {
      kind: 'briefing',
      label: 'Daily briefing',
    },
  ],
  tools: [
    {
      name: 'waiting_reviews',
      label: 'Read results waiting for review',
      kind: 'read',
      module: 'human-loop',
    },
    {
      name: 'propose_memory',
      label: 'Propose to remember something',
      kind: 'propose',
      module: 'dashboard',
    },
  ],
  shortcuts: [
    {
      id: 'chat',
      label: 'Chat with the selected agent',
      keys: ['Ctrl+Shift+C'],
      scope: 'AI Agents',
    },
  ],
});
