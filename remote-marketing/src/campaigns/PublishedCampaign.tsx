import type { Campaign } from '@steps/business/campaigns';
import { formatMoment } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import { attempt, Box, lazyPart, notify, problemOf, Row, Section, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Suspense } from 'react';
import { ArticleText } from '../blog/articleView';
import { pieceHref } from '../pieces/pieceNames';
import { usePiece, usePlacedPieces } from '../pieces/pieceState';
import { KeptField } from '../studio/KeptField';
import { BackToDraft, CampaignColumns, CampaignDay, isReady } from './CampaignColumns';
import styles from './CampaignEditor.module.css';
import { CampaignName } from './CampaignName';
import { channels, type PublishedType } from './campaignChannels';
import { makePublishable, recordPublishing, takeWork } from './campaignState';
import { updateCampaign } from './campaignVerbs';

// The blocks of landing pages come with the first campaign that publishes one.
const CampaignPageChoice = lazyPart(async () => (await import('./CampaignPageChoice')).CampaignPageChoice);

interface PublishedProps {
  readonly campaign: Campaign;
  readonly type: PublishedType;
}

/** A post, an article, an advert or a landing page: which, for whom, when, and what it brought. */
export function PublishedCampaign({ campaign, type }: PublishedProps) {
  return (
    <CampaignColumns campaign={campaign} content={<Work campaign={campaign} type={type} />}>
      <Readers campaign={campaign} />
      <Publishing campaign={campaign} type={type} />
    </CampaignColumns>
  );
}

/** What is published. */
function Work({ campaign, type }: PublishedProps) {
  const { title, noun } = channels[type];
  // A page is no text: the campaign keeps its brief.
  const taken = campaign.pieceId !== undefined && type !== 'landing';
  return (
    <Section title={title}>
      <Stack gap={4} bound alignContent="start">
        <CampaignName campaign={campaign} />
        {type === 'landing' ? (
          <Suspense fallback={null}>
            <CampaignPageChoice campaign={campaign} />
          </Suspense>
        ) : (
          <PieceChoice campaign={campaign} type={type} />
        )}
        {campaign.content && (
          <div>
            <Text as="h3" size={13} className={styles.label}>
              {taken ? `The ${noun}` : 'Brief'}
            </Text>
            {taken && type === 'blog' ? (
              <Box background="sunken" radius="control" padding={3} breakWords className={styles.text}>
                <ArticleText text={campaign.content} />
              </Box>
            ) : (
              <Text
                whiteSpace="pre-wrap"
                background="sunken"
                radius="control"
                padding={3}
                breakWords
                className={styles.text}
              >
                {campaign.content}
              </Text>
            )}
          </div>
        )}
      </Stack>
    </Section>
  );
}

function PieceChoice({ campaign, type }: PublishedProps) {
  const { title, noun, kind, href, studio, help } = channels[type];
  const chosen = usePiece(campaign.pieceId);
  const options = usePlacedPieces()
    .filter(
      ({ piece, status }) =>
        piece.kind === kind && ((status !== 'draft' && status !== 'waiting') || piece.id === campaign.pieceId),
    )
    .map(({ piece }) => ({ value: piece.id, label: piece.title }));
  return (
    <>
      {campaign.status !== 'sent' && (
        <SelectField
          label={`${title} to publish`}
          help={help}
          options={options}
          value={chosen?.id ?? ''}
          onChange={(id) => id && attempt('Not saved', () => takeWork(campaign.id, id))}
        />
      )}
      {chosen && (
        <p>
          <Link to={pieceHref(chosen)}>{chosen.title}</Link>
        </p>
      )}
      {campaign.pieceId && !chosen && (
        <p role="alert" className="s-field__error">
          The {noun} no longer exists.
        </p>
      )}
      {options.length === 0 && (
        <p className="s-muted">
          No {noun} is approved yet. <Link to={href}>Write one in {studio}</Link>
        </p>
      )}
    </>
  );
}

/** For whom it is meant: nobody gets it by name. */
function Readers({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.status === 'sent') {
    return (
      <Section title="Audience">
        <p>{campaign.audience || 'Nobody in particular.'}</p>
      </Section>
    );
  }
  return (
    <Section title="Audience">
      <KeptField
        label="Who it is for"
        required={false}
        maxLength={200}
        kept={campaign.audience}
        keep={(typed) => problemOf(() => updateCampaign(campaign.id, { audience: typed }))}
      />
    </Section>
  );
}

/** When it is published, which a person does. */
function Publishing({ campaign, type }: PublishedProps) {
  const { noun, studio } = channels[type];
  const ready = isReady(campaign);
  if (campaign.status === 'sent') {
    return (
      <Section title="Publishing">
        <p>Published {campaign.sentAt && formatMoment(campaign.sentAt, new Date())}.</p>
      </Section>
    );
  }
  const publish = () => {
    if (attempt('Not saved', () => recordPublishing(campaign.id)))
      notify({ title: 'Recorded as published', description: campaign.name });
  };
  return (
    <Section
      title="Publishing"
      purpose={`Steps cannot publish from the browser. Take the ${noun} from ${studio}, publish it, and record that here.`}
    >
      <Stack gap={4} bound alignContent="start">
        <CampaignDay campaign={campaign} />
        {ready ? (
          <Row gap={2} align="center" wrap>
            <Button type="primary" onClick={publish}>
              Record as published
            </Button>
            <BackToDraft campaign={campaign} />
          </Row>
        ) : (
          <div>
            <Button type="primary" onClick={() => attempt('Not saved', () => makePublishable(campaign.id, noun))}>
              Make ready
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
