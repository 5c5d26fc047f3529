import { exportFile, useActiveClient, useContacts } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { useMailAccounts } from '@steps/business/mail';
import { hasOptedOut } from '@steps/business/mailings';
import { formatMoment, setPreference, usePreference } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import {
  announce,
  attempt,
  attemptLater,
  lazyPart,
  notify,
  problemOf,
  Row,
  Section,
  Stack,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, Suspense, useMemo } from 'react';
import * as v from 'valibot';
import { SubjectFacts } from '../email/SubjectFacts';
import { senderKey } from '../email/senderKey';
import { useEmailDesigns, useEmailVersion } from '../emailBuilder/emailDesign';
import { marketingPaths } from '../paths.generated';
import { usePlacedPieces } from '../pieces/pieceState';
import { fileNameOf } from '../studio/fileName';
import { KeptField } from '../studio/KeptField';
import { type Audience, type AudienceChoice, audienceOf } from './audienceRules';
import { BackToDraft, CampaignColumns, CampaignDay, isReady } from './CampaignColumns';
import styles from './CampaignEditor.module.css';
import { CampaignName } from './CampaignName';
import { people } from './campaignNames';
import { makeReady, recordSending, takePiece } from './campaignState';
import { updateCampaign } from './campaignVerbs';
import { useOptOuts } from './optOut';
import { Recipients } from './Recipients';
import { type Consent, useConsent } from './sending/useConsent';
import { useMailing } from './sending/useMailing';
import { useViewMembers } from './useContactViews';

// The blocks of emails come with the first campaign that sends one.
const DesignedEmail = lazyPart(async () => (await import('./DesignedEmail')).DesignedEmail);

// What a business without a post office never needs.
const SendCampaign = lazyPart(async () => (await import('./sending/SendCampaign')).SendCampaign);
const MailingStatus = lazyPart(async () => (await import('./sending/MailingStatus')).MailingStatus);

const nobody: AudienceChoice = { by: 'list', name: '' };

/** An email to contacts: which, to whom, when; its files; and what it brought. */
export function EmailCampaign({ campaign }: { readonly campaign: Campaign }) {
  const contacts = useContacts();
  const optOuts = useOptOuts();
  const fixed = campaign.status === 'sent';
  const choice = campaign.audienceFrom ?? nobody;
  const members = useViewMembers(fixed ? nobody : choice);
  const inView = members.state === 'answered' ? members.answer : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opt-outs count too
  const audience = useMemo(
    () => audienceOf(fixed ? [] : contacts, choice, hasOptedOut, inView),
    [fixed, contacts, choice, optOuts, inView],
  );
  const consent = useConsent(audience.reached);
  return (
    <CampaignColumns campaign={campaign} content={<Content campaign={campaign} fixed={fixed} />}>
      <Recipients {...{ campaign, choice, audience, members }} reached={consent.reached} leftOut={consent.leftOut} />
      <Sending campaign={campaign} consent={consent} />
    </CampaignColumns>
  );
}

interface PartProps {
  readonly campaign: Campaign;
  readonly fixed: boolean;
}

function Content({ campaign, fixed }: PartProps) {
  const emails = usePlacedPieces().filter(
    ({ piece, status }) =>
      piece.kind === 'email' && (status === 'approved' || status === 'scheduled' || piece.id === campaign.pieceId),
  );
  const designs = useEmailDesigns();
  const version = useEmailVersion(campaign.designVersionId);
  const choose = async (id: string) => {
    if (!designs.some((design) => design.id === id)) return attempt('Not saved', () => takePiece(campaign.id, id));
    // The blocks of emails come with the first one that is chosen.
    const { takeDesign } = await import('./campaignDesign');
    return attempt('Not saved', () => takeDesign(campaign.id, id));
  };
  const options = [
    ...emails.map(({ piece }) => ({ value: piece.id, label: piece.title })),
    ...designs.map(({ id, name }) => ({ value: id, label: `${name} (Email Builder)` })),
  ];
  return (
    <Section title="Email">
      <Stack gap={4} bound alignContent="start">
        <CampaignName campaign={campaign} />
        {!fixed && (
          <SelectField
            label="Email to send"
            help="Approved emails of the studio, and emails of the Email Builder."
            options={options}
            value={version?.designId ?? campaign.pieceId ?? ''}
            onChange={(id) => id && void choose(id)}
          />
        )}
        {options.length === 0 && !campaign.content && (
          <p className="s-muted">
            No email has been approved yet. <Link to={marketingPaths.email.href()}>Write one</Link> or{' '}
            <Link to={marketingPaths.emailBuilder.href()}>build one</Link>
          </p>
        )}
        {version && (
          <Suspense fallback={null}>
            <DesignedEmail campaign={campaign} version={version} fixed={fixed} />
          </Suspense>
        )}
        {campaign.designVersionId && !version && (
          <p role="alert" className="s-field__error">
            This campaign’s email no longer exists. Choose another.
          </p>
        )}
        {campaign.subject && (
          <>
            <div>
              <Text as="h3" size={13} className={styles.label}>
                Subject
              </Text>
              <p>{campaign.subject}</p>
            </div>
            {fixed ? (
              campaign.subjectB && (
                <div>
                  <Text as="h3" size={13} className={styles.label}>
                    Second subject
                  </Text>
                  <p>{campaign.subjectB}</p>
                </div>
              )
            ) : (
              <>
                <KeptField
                  label="Second subject"
                  required={false}
                  help="Every other person gets this one, so that you learn which works better."
                  kept={campaign.subjectB ?? ''}
                  keep={(typed) =>
                    problemOf(() => updateCampaign(campaign.id, { subjectB: typed.trim() || undefined }))
                  }
                />
                {campaign.subjectB && <SubjectFacts subject={campaign.subjectB} />}
              </>
            )}
          </>
        )}
        {campaign.content && !campaign.designVersionId && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard too
          <section className={styles.text} aria-label="Text of the email" tabIndex={0}>
            <Text whiteSpace="pre-wrap" background="sunken" radius="control" padding={3} breakWords>
              {campaign.content}
            </Text>
          </section>
        )}
      </Stack>
    </Section>
  );
}

/** When it goes out: by the post office where the business has one, else as files that a mail program or service sends. */
function Sending({ campaign, consent }: { readonly campaign: Campaign; readonly consent: Consent }) {
  const mailing = useMailing(campaign.id);
  const sendsItself = useMailAccounts().length > 0;
  const { reached, leftOut } = consent;
  if (campaign.status === 'sent') {
    return mailing ? (
      <Suspense>
        <MailingStatus mailing={mailing} />
      </Suspense>
    ) : (
      <Section title="Sending">
        <p>Sent {campaign.sentAt && formatMoment(campaign.sentAt, new Date())}.</p>
      </Section>
    );
  }
  const ready = isReady(campaign);
  return (
    <Section
      title="Sending"
      purpose={
        sendsItself
          ? 'Your post office sends it, one email to each person.'
          : 'Steps cannot send email from the browser. It makes the files; your mail program or mail service sends them.'
      }
    >
      <Stack gap={4} bound alignContent="start">
        <CampaignDay campaign={campaign} />
        {!ready ? (
          <div>
            <Button
              type="primary"
              onClick={() => {
                const all = reached.length + leftOut.length;
                if (attempt('Not saved', () => makeReady(campaign.id, all))) announce('Ready to send.');
              }}
            >
              Make ready
            </Button>
          </div>
        ) : sendsItself ? (
          <>
            <Suspense>
              <SendCampaign {...{ campaign, consent }}>
                <BackToDraft campaign={campaign} />
              </SendCampaign>
            </Suspense>
            <details>
              <summary>Send it another way</summary>
              <Stack gap={4} bound alignContent="start" className={styles.otherWay}>
                <SendingFiles {...{ campaign, reached }} />
              </Stack>
            </details>
          </>
        ) : (
          <SendingFiles {...{ campaign, reached }}>
            <BackToDraft campaign={campaign} />
          </SendingFiles>
        )}
      </Stack>
    </Section>
  );
}

interface SendingFilesProps {
  readonly campaign: Campaign;
  readonly reached: Audience['reached'];
  readonly children?: ReactNode;
}

/** The files that carry a campaign to a mail program, and the record that it was sent. */
function SendingFiles({ campaign, reached, children }: SendingFilesProps) {
  const client = useActiveClient();
  const email = usePreference(senderKey, v.string(), '');
  const sender = { business: client?.businessName ?? '', colour: client?.primaryColour ?? '' };
  const zip = async () => {
    const { emailZip } = await import('./campaignFiles');
    exportFile('marketing', fileNameOf(campaign.name, 'zip'), await emailZip(campaign, reached, { ...sender, email }));
  };
  const csv = async () => {
    const { recipientsCsv } = await import('./campaignFiles');
    exportFile(
      'marketing',
      fileNameOf(campaign.name, 'csv'),
      await recipientsCsv(campaign, reached, sender),
      'text/csv',
    );
  };
  return (
    <>
      <KeptField
        label="From"
        help="Your own email address, for the email files."
        inputMode="email"
        kept={email}
        keep={(typed) => problemOf(() => setPreference(senderKey, typed.trim()))}
      />
      <Row gap={2} align="center" wrap>
        <Button onClick={() => void attemptLater('Not saved', zip)} disabled={!email || reached.length === 0}>
          Save email files (.zip)
        </Button>
        <Button onClick={() => void attemptLater('Not saved', csv)} disabled={reached.length === 0}>
          Save CSV
        </Button>
      </Row>
      <Row gap={2} align="center" wrap>
        <Button
          type={children ? 'primary' : 'default'}
          onClick={() => {
            if (attempt('Not saved', () => recordSending(campaign.id, reached)))
              notify({
                title: 'Recorded as sent',
                description: `${people(reached.length)}, each in their timeline.`,
              });
          }}
        >
          Record as sent
        </Button>
        {children}
      </Row>
    </>
  );
}
