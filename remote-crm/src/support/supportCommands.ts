import type { PaletteCommand } from '@steps/platform';
import { paths } from '@steps/platform/paths';

const support = (params: Record<string, string> = {}) => paths.module.href('support', params);

/** What the palette offers from the module support. */
export const supportCommands: readonly PaletteCommand[] = [
  {
    id: 'support.new-ticket',
    title: 'Add ticket',
    keywords: ['new', 'support', 'request', 'help', 'email'],
    run: ({ navigate }) => navigate(support({ new: 'ticket' })),
  },
  {
    id: 'support.overdue',
    title: 'Overdue tickets',
    keywords: ['support', 'late', 'targets'],
    run: ({ navigate }) => navigate(support({ view: 'overdue' })),
  },
  {
    id: 'support.statistics',
    title: 'Support statistics',
    keywords: ['tickets', 'satisfaction', 'reply times', 'targets'],
    run: ({ navigate }) => navigate(support({ tab: 'statistics' })),
  },
  {
    id: 'support.replies',
    title: 'Canned replies',
    keywords: ['support', 'templates', 'snippets', 'answers'],
    run: ({ navigate }) => navigate(support({ tab: 'replies' })),
  },
  {
    id: 'support.settings',
    title: 'Support targets and working hours',
    keywords: ['tickets', 'sla', 'holidays', 'settings'],
    run: ({ navigate }) => navigate(support({ tab: 'settings' })),
  },
];
