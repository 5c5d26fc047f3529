import { commit } from '@steps/platform/src/core/store/commit';
import { type Origin, person } from '@steps/platform/src/core/store/origin';
import { newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Campaign, type CampaignInput, campaigns } from './campaign';
import { checkCampaign } from './campaignRules';

/** Adds a campaign. `UnapprovedAiChangeError` (by `commit`) when it is more than a draft and AI's text is not approved. */
export function createCampaign(input: CampaignInput, origin: Origin = person): Campaign {
  const at = stamp();
  const campaign: Campaign = {
    audience: '',
    content: '',
    status: 'draft',
    ...input,
    id: newId('campaign'),
    createdAt: at,
    updatedAt: at,
  };
  checkCampaign(campaign);
  commit({ label: `Add ${campaign.name}`, changes: [put(campaigns, campaign)], origin });
  return campaign;
}
