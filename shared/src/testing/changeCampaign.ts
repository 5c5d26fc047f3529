import { commit } from '../core/store/commit';
import { existing, patched, put } from '../core/store/recordChange';
import { type Campaign, campaigns } from '../nouns/campaigns/campaign';
import type { createCampaign } from '../nouns/campaigns/campaignState';

/** Changes a campaign as its page does. */
export function changeCampaign(id: string, patch: Partial<Parameters<typeof createCampaign>[0]>): Campaign {
  const after = patched<Campaign>(existing(campaigns, id), patch);
  commit({ label: `Edit ${after.name}`, changes: [put(campaigns, after)] });
  return after;
}
