import type { PalettePart } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { strategyPaths } from '../paths.generated';

/** What the palette offers of this remote. */
export const palette: PalettePart = {
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
    {
      id: 'framework-boards',
      title: 'Fill a framework as a board',
      keywords: ['SWOT', 'PESTLE', 'Porter', 'BCG', 'Ansoff', '7S', 'value chain', 'strategy canvas'],
      run: ({ navigate }) => navigate(strategyPaths.frameworkBoards.href()),
    },
  ],
};
