import { CampaignList } from '../campaigns/CampaignList';
import { Loaded } from '../studio/Loaded';

/** /marketing/campaigns */
export const CampaignsPage = () => (
  <Loaded>
    <CampaignList />
  </Loaded>
);
