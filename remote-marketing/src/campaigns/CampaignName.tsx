import type { Campaign } from '@steps/business/campaigns';
import { KeptField } from '../studio/KeptField';
import { updateCampaign } from './campaignVerbs';

/** What a campaign is called. */
export const CampaignName = ({ campaign }: { readonly campaign: Campaign }) => (
  <KeptField
    label="Name"
    maxLength={120}
    kept={campaign.name}
    keep={(typed) => {
      if (!typed.trim()) return 'Give the campaign a name.';
      updateCampaign(campaign.id, { name: typed });
      return undefined;
    }}
  />
);
