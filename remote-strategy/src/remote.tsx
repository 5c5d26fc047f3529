import { defineRemote, paths } from '@steps/shared';
import { notBuiltYetParts } from '@steps/shared/ui';
import facts from '../remote.json';

const notBuilt = notBuiltYetParts(facts);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
  ...notBuilt,
  modules: {
    ...notBuilt.modules,
    'human-loop': () => import('./review/HumanLoopPage').then((m) => m.HumanLoopPage),
  },
  commands: [
    {
      id: 'review-queue',
      title: 'Review what AI made',
      keywords: ['approve', 'reject', 'human review', 'queue', 'ledger'],
      run: ({ navigate }) => navigate(paths.module.href('human-loop')),
    },
    {
      id: 'review-rules',
      title: 'Change review rules',
      keywords: ['auto-approve', 'human review'],
      run: ({ navigate }) => navigate(paths.module.href('human-loop', { tab: 'rules' })),
    },
  ],
});
