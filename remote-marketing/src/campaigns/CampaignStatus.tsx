import type { Campaign } from '@steps/business/campaigns';
import { StatusTag } from '@steps/platform/ui';
import { statusOf } from './campaignNames';
import { mailingState } from './sending/mailingWords';
import { useMailing } from './sending/useMailing';
import { useTick } from './sending/useTick';

/** How far a campaign is; one that the post office sends, as its sending is. */
export function CampaignStatus({ campaign }: { readonly campaign: Campaign }) {
  const mailing = useMailing(campaign.id);
  const now = useTick(mailing?.status === 'sending' ? Date.parse(mailing.startAt) : undefined);
  const { word, tone } = mailing && campaign.status === 'sent' ? mailingState(mailing, now) : statusOf(campaign);
  return <StatusTag tone={tone}>{word}</StatusTag>;
}
