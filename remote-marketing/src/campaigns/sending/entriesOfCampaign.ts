import type { Campaign } from '@steps/business/campaigns';

/** Entries of the review ledger whose words a campaign has. */
export const entriesOfCampaign = ({ aiResultId, aiResultIds = [] }: Campaign): readonly string[] =>
  aiResultId === undefined ? aiResultIds : [aiResultId, ...aiResultIds];
