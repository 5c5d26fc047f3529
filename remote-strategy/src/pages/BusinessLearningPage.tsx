import { useActiveClient, useAiResults } from '@steps/business';
import { ResultCard } from '@steps/business/results';
import { useTyped } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Page, Row, Section, SourceBadge, Stack, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ResultText } from '../analysis/ResultText';
import { learningSteps, looksLikeAddress } from '../learning/learningRules';
import { learnFrom, useLearning } from '../learning/learningState';
import { pageWords } from '../pageWords.generated';
import { hypothesesOf } from '../tasks/templates/industryHypotheses';
import styles from './BusinessLearningPage.module.css';

/** What a website and its industry suggest about the business; approved, it is told to the analysis. */
export function BusinessLearningPage() {
  const analysis = useLearning();
  const [last, setLast] = useState({ address: '', about: '' });
  const form = useTyped('website:', last);
  const { address, about } = form.typed;
  const business = useActiveClient();
  const newest = useAiResults().findLast(({ kind }) => kind === 'website-insights');
  const typed = address.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return;
    // It stays to be read beside its insights.
    setLast(form.typed);
    form.forget();
    void learnFrom(typed, about.trim());
  };
  return (
    <Page
      {...pageWords.businessLearning}
      back={{ label: 'Strategy', href: paths.module.href('strategy') }}
      width="prose"
    >
      <Stack gap={4} bound alignContent="start">
        <Section>
          <Stack as="form" gap={4} bound alignContent="start" onSubmit={submit}>
            <TextField
              label="Website URL"
              help={
                typed && !looksLikeAddress(typed)
                  ? 'This does not look like the address of a website, such as www.example.co.uk. It is used as you wrote it.'
                  : 'Nothing is fetched: a browser cannot read other websites. Steps knows only what you write below.'
              }
              autoComplete="url"
              value={address}
              onChange={(value) => form.type({ address: value, about })}
            />
            <TextArea
              label="What the website says you do"
              required={false}
              value={about}
              onChange={(value) => form.type({ address, about: value })}
            />
            <Row gap={2} align="center" wrap>
              <Button type="primary" htmlType="submit" disabled={analysis !== undefined || !typed}>
                {analysis ? 'Analysing Website...' : 'Analyse Website'}
              </Button>
              <SourceBadge kind="simulated" />
            </Row>
          </Stack>
        </Section>
        {analysis && <Steps done={analysis.done} />}
        {newest && !analysis && <ResultCard resultId={newest.id} view={({ text }) => <ResultText text={text} />} />}
        {business && <Insights industry={business.industry} />}
      </Stack>
    </Page>
  );
}

function Steps({ done }: { readonly done: number }) {
  return (
    <Stack as="ol" gap={2} className={`s-plain ${styles.steps}`} aria-label="Steps of the analysis">
      {learningSteps.map((step, at) => {
        const Icon = at < done ? Check : at === done ? LoaderCircle : Circle;
        return (
          <Row as="li" gap={2} align="center" key={step} data-done={at < done || undefined}>
            <Icon size={16} aria-hidden />
            {step}
            <span className="s-faint">{at < done ? 'Complete' : at === done ? 'Under way' : 'Waiting'}</span>
          </Row>
        );
      })}
    </Stack>
  );
}

/** What is often so in the industry: hypotheses, said so. */
function Insights({ industry }: { readonly industry: string }) {
  const known = hypothesesOf(industry);
  return (
    <Section
      title={`Insights for ${industry || 'business'}`}
      purpose="What is often true there: assumptions to test, not findings about you."
    >
      <ul>
        {Object.values(known).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
