import type { Campaign } from '@steps/business/campaigns';
import { counted, formatMoment } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, EmptyState, Grid, notify, Row, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarDays, FileText, Mail, Megaphone, Share2, Tag } from 'lucide-react';
import { useState } from 'react';
import { statusOf } from '../campaigns/campaignNames';
import { useCampaigns } from '../campaigns/campaignVerbs';
import { resultWords } from '../campaigns/resultRules';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import type { Piece } from '../pieces/piece';
import { kindNames, pieceHref, statusLooks } from '../pieces/pieceNames';
import { type PlacedPiece, publishPiece, usePlacedPieces } from '../pieces/pieceState';
import { MarketingPage } from '../studio/MarketingPage';
import { useStudioDraft } from '../studio/studioDraft';
import { hubCampaigns, hubPieces } from './hubRules';
import styles from './MarketingHub.module.css';

const studios = [
  {
    studio: 'email',
    words: 'prompt',
    icon: Mail,
    title: 'Write an email',
    text: 'A subject, a body and a button from one sentence.',
    href: marketingPaths.email.href(),
  },
  {
    studio: 'social',
    words: 'words',
    icon: Share2,
    title: 'Write a post',
    text: 'Two versions, shown as each network shows them.',
    href: marketingPaths.social.href(),
  },
  {
    studio: 'blog',
    words: 'words',
    icon: FileText,
    title: 'Write an article',
    text: 'An outline first, then a draft to finish yourself.',
    href: marketingPaths.blog.href(),
  },
  {
    studio: 'ad',
    words: 'words',
    icon: Megaphone,
    title: 'Write an advert',
    text: 'For Google, Meta and LinkedIn, within their limits.',
    href: marketingPaths.ads.href(),
  },
  {
    studio: 'product',
    words: 'words',
    icon: Tag,
    title: 'Write product copy',
    text: 'Descriptions, feature lists and sales sheets.',
    href: marketingPaths.product.href(),
  },
] as const;

/** The marketing hub: what waits for a person, what is due this week, what is unfinished, and where to begin. */
export function MarketingHub() {
  const [now] = useState(() => new Date());
  const all = usePlacedPieces();
  const { waiting, due, going } = hubPieces(all, now);
  const { coming, unknown, known } = hubCampaigns(useCampaigns(), now);
  return (
    <MarketingPage
      {...pageWords.marketing}
      path={marketingPaths.marketing.href()}
      documentTitle="AI Marketing Assistant"
    >
      {all.length + coming.length + unknown.length + known.length === 0 ? (
        <EmptyState
          icon={Megaphone}
          title="Nothing made yet"
          purpose="What you make in the studios appears here: first to approve, then to send on its day."
        />
      ) : (
        <Grid min={300} gap={4} align="start">
          <PieceList title="Waiting for you" empty="Nothing is waiting for review." pieces={waiting} now={now} />
          <PieceList
            title="Due this week"
            empty="Nothing goes out in the next seven days."
            pieces={due}
            now={now}
            due
          />
          <CampaignLinks title="Campaigns to send or publish" campaigns={coming} now={now} />
          <CampaignLinks title="Results to type in" campaigns={unknown} now={now} />
          <PieceList title="In progress" empty="Nothing is unfinished." pieces={going} now={now} />
          <Results campaigns={known} now={now} />
        </Grid>
      )}
      <Grid min={280} gap={4}>
        {studios.map((studio) => (
          <StudioCard key={studio.studio} {...studio} />
        ))}
        <Row
          as={Link}
          gap={3}
          align="center"
          padding={4}
          tone="accent"
          className={styles.studio}
          to={paths.module.href('content')}
        >
          <CalendarDays size={20} aria-hidden />
          <span>
            <b>Plan your content</b>
            <Text as="span" tone="muted" size={13} breakWords>
              {all.length === 0
                ? 'A calendar and a library of all you make.'
                : `${counted(all.length, 'piece')} in calendar and library.`}
            </Text>
          </span>
        </Row>
      </Grid>
    </MarketingPage>
  );
}

/** Where to begin, or to go on with what was typed last. */
function StudioCard({ studio, words, icon: Icon, title, text, href }: (typeof studios)[number]) {
  const draft = useStudioDraft(studio);
  const typed = draft?.pieceId ? '' : (draft?.brief[words] ?? '').trim();
  return (
    <Row as={Link} gap={3} align="center" padding={4} tone="accent" className={styles.studio} to={href}>
      <Icon size={20} aria-hidden />
      <span>
        <b>{title}</b>
        <Text as="span" tone="muted" size={13} breakWords>
          {typed ? `Continue with “${typed.slice(0, 60)}”` : text}
        </Text>
      </span>
    </Row>
  );
}

interface PieceListProps {
  readonly title: string;
  readonly empty: string;
  readonly pieces: readonly PlacedPiece[];
  readonly now: Date;
  readonly due?: boolean;
}

interface CampaignLinksProps {
  readonly title: string;
  readonly campaigns: readonly Campaign[];
  readonly now: Date;
}

/** Campaigns that ask for something; nothing while none does. */
function CampaignLinks({ title, campaigns, now }: CampaignLinksProps) {
  if (campaigns.length === 0) return null;
  return (
    <Section title={title} count={campaigns.length}>
      <Stack as="ul" gap={3} plain>
        {campaigns.slice(0, mostShown).map((campaign) => (
          <Stack key={campaign.id} as="li" gap={1} shrink breakWords>
            <Link to={marketingPaths.campaign.href(campaign.id)}>{campaign.name}</Link>
            <span className="s-faint">{whenOf(campaign, now)}</span>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** When a campaign went out, or will: "Sent 3 Nov", "Published 3 Nov". */
function whenOf(campaign: Campaign, now: Date): string {
  const { sentAt, scheduledAt } = campaign;
  if (sentAt) return `${statusOf(campaign).word} ${formatMoment(sentAt, now)}`;
  return scheduledAt ? formatMoment(scheduledAt, now) : 'Ready';
}

/** What campaigns brought, the last first; nothing while nobody typed anything in. */
function Results({ campaigns, now }: Omit<CampaignLinksProps, 'title'>) {
  if (campaigns.length === 0) return null;
  return (
    <Section title="Results" count={campaigns.length}>
      <Stack as="ul" gap={3} plain>
        {campaigns.slice(0, mostResults).map((campaign) => (
          <Stack key={campaign.id} as="li" gap={1} shrink breakWords>
            <Link to={marketingPaths.campaign.href(campaign.id)}>{campaign.name}</Link>
            <span>{resultWords(campaign)}</span>
            <span className="s-faint">{whenOf(campaign, now)}</span>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** As many results as half an hour can learn from; the campaigns have all. */
const mostResults = 3;
/** As many as can be looked through; the content studio has all. */
const mostShown = 8;

function PieceList({ title, empty, pieces, now, due = false }: PieceListProps) {
  return (
    <Section title={title} count={pieces.length}>
      {pieces.length === 0 && <p className="s-faint">{empty}</p>}
      <Stack as="ul" gap={3} plain>
        {pieces.slice(0, mostShown).map(({ piece, status }) => (
          <Stack key={piece.id} as="li" gap={1} shrink breakWords>
            <Link to={pieceHref(piece)}>{piece.title}</Link>
            <Row as="span" gap={2} align="center" wrap size={13}>
              <StatusTag {...statusLooks[status]}>{statusLooks[status].word}</StatusTag>
              <span className="s-faint">{factsOf(piece, now)}</span>
              {due && (
                <Button size="small" onClick={() => publish(piece)}>
                  Mark as published
                </Button>
              )}
            </Row>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function factsOf(piece: Piece, now: Date): string {
  const when = piece.scheduledAt ?? piece.updatedAt;
  const late = piece.scheduledAt !== undefined && piece.scheduledAt < now.toISOString();
  return `${kindNames[piece.kind]} · ${late ? 'was due ' : piece.scheduledAt ? '' : 'changed '}${formatMoment(when, now)}`;
}

function publish(piece: Piece): void {
  attempt('Not saved', () => {
    publishPiece(piece.id);
    notify({ title: 'Marked as published', description: piece.title });
  });
}
