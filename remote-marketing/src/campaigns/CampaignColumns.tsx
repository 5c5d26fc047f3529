import { type Campaign, campaigns } from '@steps/business/campaigns';
import { FindingLinks } from '@steps/business/findings';
import { momentFrom, ownLocal } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { attempt, Grid, lazyPart, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, Suspense } from 'react';
import styles from './CampaignEditor.module.css';
import { CampaignResults } from './CampaignResults';
import { updateCampaign } from './campaignVerbs';
import { useMailing } from './sending/useMailing';

interface CampaignColumnsProps {
  readonly campaign: Campaign;
  /** What goes out. */
  readonly content: ReactNode;
  /** To whom and when. */
  readonly children: ReactNode;
}

// What was sent by a post office is counted.
const MailingResults = lazyPart(async () => (await import('./sending/MailingResults')).MailingResults);

/** A campaign of any kind: what goes out and what it brought; beside it to whom and when. */
export const CampaignColumns = ({ campaign, content, children }: CampaignColumnsProps) => (
  <Grid min={360} gap={4} align="start" className={styles.columns}>
    <Stack gap={4} bound alignContent="start">
      <FindingLinks collection={campaigns.name} id={campaign.id} />
      {content}
      {campaign.status === 'sent' && <Results campaign={campaign} />}
    </Stack>
    <Stack gap={4} bound alignContent="start">
      {children}
    </Stack>
  </Grid>
);

function Results({ campaign }: { readonly campaign: Campaign }) {
  const mailing = useMailing(campaign.id);
  if (!mailing) return <CampaignResults campaign={campaign} />;
  return (
    <Suspense>
      <MailingResults {...{ campaign, mailing }} />
    </Suspense>
  );
}

/** Whether nothing is missing before it goes out. */
export const isReady = ({ status }: Campaign): boolean => status === 'ready' || status === 'scheduled';

/** The day of a campaign; one that is ready is then scheduled. */
export const CampaignDay = ({ campaign }: { readonly campaign: Campaign }) => (
  <MomentField
    label="Day and time"
    required={false}
    value={campaign.scheduledAt ? ownLocal(campaign.scheduledAt) : ''}
    onChange={(moment) =>
      attempt('Not saved', () =>
        updateCampaign(campaign.id, {
          scheduledAt: moment ? momentFrom(moment).toISOString() : undefined,
          ...(isReady(campaign) ? { status: moment ? 'scheduled' : 'ready' } : {}),
        }),
      )
    }
  />
);

/** Takes a ready campaign back to be changed. */
export const BackToDraft = ({ campaign }: { readonly campaign: Campaign }) => (
  <Button type="text" onClick={() => attempt('Not saved', () => updateCampaign(campaign.id, { status: 'draft' }))}>
    Back to draft
  </Button>
);
