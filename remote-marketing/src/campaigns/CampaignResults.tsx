import { type Campaign, type CampaignResult, updateCampaign } from '@steps/shared/campaigns';
import { FormField, Section } from '@steps/shared/ui';
import { useState } from 'react';
import styles from './CampaignResults.module.css';
import { resultProblem, resultSteps, shareOf } from './resultRules';

const none: CampaignResult = { opens: 0, clicks: 0, replies: 0, orders: 0 };

/** What a campaign brought: typed in from the mail service, and shown as shares of what was sent. */
export function CampaignResults({ campaign }: { readonly campaign: Campaign }) {
  const recipients = campaign.recipients ?? 0;
  const versions = campaign.subjectB ? (['A', 'B'] as const) : (['A'] as const);
  return (
    <Section title="Results" purpose="Type in what your mail service reports. Shares are of the people it was sent to.">
      <div className="s-stack">
        {versions.map((version) => (
          <VersionResults
            key={version}
            campaign={campaign}
            version={version}
            sent={
              version === 'B'
                ? Math.floor(recipients / 2)
                : versions.length > 1
                  ? Math.ceil(recipients / 2)
                  : recipients
            }
            title={
              versions.length > 1 ? `Subject ${version}: ${version === 'A' ? campaign.subject : campaign.subjectB}` : ''
            }
          />
        ))}
      </div>
    </Section>
  );
}

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
    if (!wrong) updateCampaign(campaign.id, { results: { ...campaign.results, [version]: next } });
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
