import type { Campaign } from '@steps/business/campaigns';
import { counted } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';
import { Box, notify, problemOf, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { CsvImportDialog } from '../studio/CsvImportDialog';
import { KeptField } from '../studio/KeptField';
import { undoNotice } from '../studio/undoNotice';
import styles from './CampaignResults.module.css';
import { updateCampaign } from './campaignVerbs';
import type { readReport } from './mailReports';
import type { CampaignResult } from './resultRules';
import { resultProblem, shareOf, stepsOf } from './resultRules';

const none: CampaignResult = { opens: 0, clicks: 0, replies: 0, orders: 0 };

/** What a campaign brought: typed in from the mail service, and shown as shares of what was sent. */
export function CampaignResults({ campaign }: { readonly campaign: Campaign }) {
  const mailed = campaign.type === 'email';
  // What was published can be seen by any number of people.
  const recipients = mailed ? (campaign.recipients ?? 0) : Number.POSITIVE_INFINITY;
  const versions = campaign.subjectB ? (['A', 'B'] as const) : (['A'] as const);
  const sent = campaign.subjectB ? { A: Math.ceil(recipients / 2), B: Math.floor(recipients / 2) } : { A: recipients };
  const [importing, setImporting] = useState(false);
  return (
    <Section
      title="Results"
      purpose={
        mailed
          ? 'Type in or import what your mail service reports. Shares are of the people it was sent to.'
          : 'Type in or import what the network or your statistics report. Shares are of the views.'
      }
      actions={
        <Button size="small" icon={<Upload size={14} aria-hidden />} onClick={() => setImporting(true)}>
          Import results
        </Button>
      }
    >
      {importing && <ImportResults campaign={campaign} sent={sent} onClose={() => setImporting(false)} />}
      <Stack gap={4} bound alignContent="start">
        {versions.map((version) => (
          <VersionResults
            key={version}
            campaign={campaign}
            version={version}
            sent={sent[version] ?? 0}
            title={
              versions.length > 1 ? `Subject ${version}: ${version === 'A' ? campaign.subject : campaign.subjectB}` : ''
            }
          />
        ))}
      </Stack>
    </Section>
  );
}

interface ImportResultsProps {
  readonly campaign: Campaign;
  readonly sent: Parameters<typeof readReport>[1];
  readonly onClose: () => void;
}

const ImportResults = ({ campaign, sent, onClose }: ImportResultsProps) => (
  <CsvImportDialog
    title="Import results"
    description={
      campaign.type === 'email'
        ? 'The report of your mail service as a CSV file: a row for each person with “Email” and “Opened”, or the figures with “Opens”, “Clicks”, “Replies”, “Orders”.'
        : 'A report as a CSV file with “Views” or “Impressions”, “Clicks”, “Replies”, “Orders”.'
    }
    onClose={onClose}
    read={async (text) => {
      const { readReport: read } = await import('./mailReports');
      const steps = stepsOf(campaign.type);
      const report = read(text, sent, steps);
      if ('problem' in report) return { found: 'Nothing can be taken from this file.', problems: [report.problem] };
      const { results, rows } = report;
      return {
        found: `${counted(rows, 'row')} read: ${steps
          .map(({ name, label }) => {
            const count = Object.values(results).reduce((sum, one) => sum + one[name], 0);
            return `${label.toLowerCase()} ${count.toLocaleString('en-GB')}`;
          })
          .join(', ')}.`,
        problems: [],
        take: () => {
          updateCampaign(campaign.id, { results: { ...campaign.results, ...results } });
          notify(undoNotice('Results imported', campaign.name));
        },
      };
    }}
  />
);

interface VersionResultsProps {
  readonly campaign: Campaign;
  readonly version: 'A' | 'B';
  readonly sent: number;
  readonly title: string;
}

function VersionResults({ campaign, version, sent, title }: VersionResultsProps) {
  const kept = campaign.results?.[version] ?? none;
  const steps = stepsOf(campaign.type);
  const whole = Number.isFinite(sent) ? sent : kept.opens;
  const keep = (name: keyof CampaignResult, typed: string) => {
    const next = { ...kept, [name]: typed.trim() === '' ? 0 : (numberText.read(typed) ?? Number.NaN) };
    return (
      resultProblem(next, sent, steps) ??
      problemOf(() => updateCampaign(campaign.id, { results: { ...campaign.results, [version]: next } }))
    );
  };
  return (
    <Box as="fieldset" bare className={styles.version}>
      <legend className={title || Number.isFinite(sent) ? undefined : 's-hidden'}>
        {title || (Number.isFinite(sent) ? `Sent to ${sent.toLocaleString('en-GB')}` : 'Figures')}
      </legend>
      <div className={styles.steps}>
        {steps.map(({ name, label }) => (
          <div key={name}>
            <KeptField
              label={label}
              inputMode="numeric"
              kept={String(kept[name])}
              keep={(typed) => keep(name, typed)}
            />
            <div className={styles.bar} aria-hidden>
              <i style={{ inlineSize: `${whole > 0 ? Math.min(100, (100 * kept[name]) / whole) : 0}%` }} />
            </div>
            <span className="s-faint">{shareOf(kept[name], whole)}</span>
          </div>
        ))}
      </div>
    </Box>
  );
}
