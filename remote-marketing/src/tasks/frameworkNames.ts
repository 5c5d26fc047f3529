import type { CopyFramework } from './marketingChoices';

/** What each framework's letters stand for. */
export const frameworkNames: Record<CopyFramework, string> = {
  AIDA: 'attention, interest, desire, action',
  PAS: 'problem, agitation, solution',
  BAB: 'before, after, bridge',
  FAB: 'features, advantages, benefits',
};
