import { useParams } from '@steps/platform/router';
import { ButtonLink } from '@steps/platform/ui';
import { CampaignEditor } from '../campaigns/CampaignEditor';
import { useCampaign } from '../campaigns/campaignVerbs';
import { marketingPaths } from '../paths.generated';
import { Loaded } from '../studio/Loaded';
import { MarketingPage } from '../studio/MarketingPage';

/** /marketing/campaigns/:campaignId */
export const CampaignPage = () => (
  <Loaded>
    <OneCampaign />
  </Loaded>
);

function OneCampaign() {
  const campaign = useCampaign(useParams().campaignId);
  if (campaign) return <CampaignEditor key={campaign.id} campaign={campaign} />;
  return (
    <MarketingPage
      title="Campaign not found"
      purpose="It may have been deleted, or belong to another business."
      path={marketingPaths.campaigns.href()}
      crumb="Campaigns"
    >
      <ButtonLink to={marketingPaths.campaigns.href()}>All campaigns</ButtonLink>
    </MarketingPage>
  );
}
