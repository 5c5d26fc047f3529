import type { Campaign } from '@steps/business/campaigns';
import type { Mailing, MailingFigures } from '@steps/business/mailings';
import { Box, Section, Stack } from '@steps/platform/ui';
import styles from '../CampaignResults.module.css';
import { shareOf } from '../resultRules';
import { figureLines } from './mailingWords';
import { useMailingFigures } from './useMailing';

interface MailingResultsProps {
  readonly campaign: Campaign;
  readonly mailing: Mailing;
}

/** What a campaign brought that the post office sent: counted, for each subject by itself. */
export function MailingResults({ campaign, mailing }: MailingResultsProps) {
  const figures = useMailingFigures(mailing);
  const clicks = mailing.clicks ? '' : ' Clicks were not counted.';
  return (
    <Section
      title="Results"
      purpose={`Counted by your post office. Bounces and replies are included if it reads the mailbox. Opens are not tracked.${clicks}`}
    >
      <Stack gap={4} bound alignContent="start">
        <Figures figures={figures.A} title={mailing.hasB ? `Subject A: ${campaign.subject}` : ''} />
        {mailing.hasB && <Figures figures={figures.B} title={`Subject B: ${campaign.subjectB}`} />}
      </Stack>
    </Section>
  );
}

function Figures({ figures, title }: { readonly figures: MailingFigures; readonly title: string }) {
  const { recipients } = figures;
  const lines = figureLines.filter(({ name, always }) =>
    name === 'delivered' ? figures.delivered < figures.sent : always || figures[name] > 0,
  );
  return (
    <Box as="div" bare className={styles.version}>
      {title && <h3 className={styles.subject}>{title}</h3>}
      <dl className={styles.steps}>
        {lines.map(({ name, label, help }) => (
          <div key={name} title={help}>
            <dt className="s-muted">{label}</dt>
            <dd className={styles.figure}>{figures[name].toLocaleString('en-GB')}</dd>
            <dd className={styles.bar} aria-hidden>
              <i style={{ inlineSize: `${recipients > 0 ? Math.min(100, (100 * figures[name]) / recipients) : 0}%` }} />
            </dd>
            <dd className="s-faint">{shareOf(figures[name], recipients)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
