import { type Campaign, type CampaignResult, updateCampaign } from '@steps/shared/campaigns';
import { FormField, notify, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { attempt } from '../studio/attempt';
import { FileDialog } from '../studio/FileDialog';
import { undoNotice } from '../studio/undoNotice';
import styles from './CampaignResults.module.css';
import type { readReport } from './mailReports';
import { resultProblem, resultSteps, shareOf } from './resultRules';

const none: CampaignResult = { opens: 0, clicks: 0, replies: 0, orders: 0 };

/** What a campaign brought: typed in from the mail service, and shown as shares of what was sent. */
export function CampaignResults({ campaign }: { readonly campaign: Campaign }) {
  const recipients = campaign.recipients ?? 0;
  const versions = campaign.subjectB ? (['A', 'B'] as const) : (['A'] as const);
  const sent = campaign.subjectB ? { A: Math.ceil(recipients / 2), B: Math.floor(recipients / 2) } : { A: recipients };
  const [importing, setImporting] = useState(false);
  return (
    <Section
      title="Results"
      purpose="Type in or import what your mail service reports. Shares are of the people it was sent to."
      actions={
        <Button size="small" icon={<Upload size={14} aria-hidden />} onClick={() => setImporting(true)}>
          Import results
        </Button>
      }
    >
      {importing && <ImportResults campaign={campaign} sent={sent} onClose={() => setImporting(false)} />}
      <div className="s-stack">
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
      </div>
    </Section>
  );
}

interface ImportResultsProps {
  readonly campaign: Campaign;
  readonly sent: Parameters<typeof readReport>[1];
  readonly onClose: () => void;
}

const ImportResults = ({ campaign, sent, onClose }: ImportResultsProps) => (
  <FileDialog
    title="Import results"
    description="The report of your mail service as a CSV file: a row for each person with “Email” and “Opened”, or the figures with “Opens”, “Clicks”, “Replies”, “Orders”."
    onClose={onClose}
    read={async (text) => {
      const { readReport: read } = await import('./mailReports');
      const report = read(text, sent);
      if ('problem' in report) return { found: 'Nothing can be taken from this file.', problems: [report.problem] };
      const { results, rows } = report;
      return {
        found: `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'} read: ${resultSteps
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
  const [problem, setProblem] = useState<string>();
  const set = (name: keyof CampaignResult, typed: string) => {
    const next = { ...kept, [name]: typed.trim() === '' ? 0 : Number(typed) };
    const wrong = resultProblem(next, sent);
    setProblem(wrong);
    if (!wrong) attempt(() => updateCampaign(campaign.id, { results: { ...campaign.results, [version]: next } }));
  };
  return (
    <fieldset className={styles.version}>
      <legend>{title || `Sent to ${sent.toLocaleString('en-GB')}`}</legend>
      <div className={styles.steps}>
        {resultSteps.map(({ name, label }) => (
          <div key={name}>
            <FormField label={label}>
              {(control) => (
                <input
                  {...control}
                  // A box keeps what was typed: another figure, imported or brought back by undo, is another box.
                  key={kept[name]}
                  className="s-input"
                  inputMode="numeric"
                  defaultValue={kept[name]}
                  onBlur={(event) => set(name, event.target.value)}
                />
              )}
            </FormField>
            <div className={styles.bar} aria-hidden>
              <i style={{ inlineSize: `${sent > 0 ? Math.min(100, (100 * kept[name]) / sent) : 0}%` }} />
            </div>
            <span className="s-faint">{shareOf(kept[name], sent)}</span>
          </div>
        ))}
      </div>
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
