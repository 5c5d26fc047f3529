import { type Campaign, campaigns } from '@steps/business/src/nouns/campaigns/campaign';
import type { createCampaign } from '@steps/business/src/nouns/campaigns/campaignState';
import { commit } from '@steps/platform/src/core/store/commit';
import { existing, patched, put } from '@steps/platform/src/core/store/recordChange';

/** Changes a campaign as its page does. */
export function changeCampaign(id: string, patch: Partial<Parameters<typeof createCampaign>[0]>): Campaign {
  const after = patched<Campaign>(existing(campaigns, id), patch);
  commit({ label: `Edit ${after.name}`, changes: [put(campaigns, after)] });
  return after;
}
