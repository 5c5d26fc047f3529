import { useCampaign } from '@steps/shared/campaigns';
import { useParams } from '@steps/shared/router';
import { ButtonLink, EmptyState } from '@steps/shared/ui';
import { CampaignEditor } from '../campaigns/CampaignEditor';
import { marketingPaths } from '../paths';
import { Loaded } from '../studio/Loaded';

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
    <EmptyState
      title="Campaign not found"
      purpose="It may have been deleted, or belong to another business."
      action={<ButtonLink to={marketingPaths.campaigns.href()}>All campaigns</ButtonLink>}
    />
  );
}
