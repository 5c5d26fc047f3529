import { Allowed, LookOnly } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { useNavigate } from '@steps/platform/router';
import { attempt, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { marketingPaths } from '../paths.generated';
import { MarketingPage } from '../studio/MarketingPage';
import { undoNotice } from '../studio/undoNotice';
import { CampaignStatus } from './CampaignStatus';
import { campaignTypes } from './campaignNames';
import { deleteCampaigns } from './campaignVerbs';
import { EmailCampaign } from './EmailCampaign';
import { PublishedCampaign } from './PublishedCampaign';

const purposes = {
  email: {
    open: 'Choose an approved email, who gets it and when.',
    sent: 'What was sent, to whom, and the results.',
  },
  published: {
    open: 'Choose what is published, for whom and when.',
    sent: 'What was published, for whom, and the results.',
  },
} as const;

/** One campaign: its type decides what it takes and where that goes. */
export function CampaignEditor({ campaign }: { readonly campaign: Campaign }) {
  const { type, status } = campaign;
  const purpose = purposes[type === 'email' ? 'email' : 'published'];
  const navigate = useNavigate();
  const remove = () => {
    if (!attempt('Not deleted', () => deleteCampaigns([campaign.id]))) return;
    navigate(marketingPaths.campaigns.href());
    notify(undoNotice('Campaign deleted', campaign.name));
  };
  return (
    <MarketingPage
      title={campaign.name}
      purpose={purpose[status === 'sent' ? 'sent' : 'open']}
      path={marketingPaths.campaign.href(campaign.id)}
      crumb={campaign.name}
      within={{ label: 'Campaigns', href: marketingPaths.campaigns.href() }}
      badges={
        <>
          <CampaignStatus campaign={campaign} />
          <span className="s-muted">{campaignTypes[type]}</span>
        </>
      }
      actions={
        <Allowed action="delete" module="marketing">
          <Button type="text" danger onClick={remove}>
            Delete
          </Button>
        </Allowed>
      }
    >
      <LookOnly module="marketing">
        {type === 'email' ? (
          <EmailCampaign campaign={campaign} />
        ) : (
          <PublishedCampaign campaign={campaign} type={type} />
        )}
      </LookOnly>
    </MarketingPage>
  );
}
