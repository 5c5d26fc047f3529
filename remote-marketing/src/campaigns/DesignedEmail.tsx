import type { Campaign } from '@steps/business/campaigns';
import { formatMoment } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { attempt, ButtonLink, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { versionChanges } from '../editor/versionRules';
import { EmailThumbnail, EmailThumbnailStyles } from '../emailBuilder/EmailThumbnail';
import { designHref } from '../emailBuilder/emailAddresses';
import { type EmailDesign, type EmailVersion, useEmailDesign } from '../emailBuilder/emailDesign';
import { emailStore } from '../emailBuilder/emailStore';
import styles from './CampaignEditor.module.css';
import { takeDesign } from './campaignDesign';

interface DesignedEmailProps {
  readonly campaign: Campaign;
  /** The state that the campaign sends. */
  readonly version: EmailVersion;
  readonly fixed: boolean;
}

/** Which email of the builder the campaign sends, as it was taken, and what became of it since. */
export function DesignedEmail({ campaign, version, fixed }: DesignedEmailProps) {
  const design = useEmailDesign(version.designId);
  const changes = design ? changesSince(version, design) : [];
  return (
    <Row gap={4} wrap className={styles.design}>
      <EmailThumbnailStyles />
      <div className={styles.picture}>
        <EmailThumbnail id={version.id} document={emailStore.documentOf(version)} />
      </div>
      <Stack gap={4} bound alignContent="start">
        <p>
          {design ? (
            <Link to={designHref(design.id)}>{design.name}</Link>
          ) : (
            'The email was deleted. Its state is kept here'
          )}
          , as of {formatMoment(version.createdAt, new Date())}
        </p>
        {changes.length > 0 && <p className="s-muted">Since then: {changes.join(', ')}.</p>}
        {design && (
          <Row gap={2} align="center" wrap>
            <ButtonLink to={designHref(design.id)}>Edit email</ButtonLink>
            {changes.length > 0 && !fixed && (
              <Button onClick={() => attempt('Not saved', () => takeDesign(campaign.id, design.id))}>
                Use the latest
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Row>
  );
}

const changesSince = (version: EmailVersion, design: EmailDesign): string[] => [
  ...(version.subject === design.subject ? [] : ['subject changed']),
  ...(version.preheader === design.preheader ? [] : ['preheader changed']),
  ...versionChanges(emailStore.documentOf(version), emailStore.documentOf(design)),
];
