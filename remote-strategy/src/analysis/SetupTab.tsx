import { LookOnly } from '@steps/business';
import { SelectField } from '@steps/platform/fields';
import { useSearchParams } from '@steps/platform/router';
import { ButtonLink, notify, Row, Section, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { strategyPaths } from '../paths.generated';
import { FrameworkPicker } from './FrameworkPicker';
import { industries } from './industries';
import { onePress, tellAdvanced } from './phaseSteps';
import styles from './SetupTab.module.css';
import type { AnalysisSession, SessionSetup } from './session';
import { isComplete, nextPhase } from './sessionRules';
import { advancePhase, changeSetup, resetSetup } from './sessionState';

/** What is asked before the analysis begins; each letter is kept. */
export function SetupTab({ session }: { readonly session: AnalysisSession }) {
  const [, setParams] = useSearchParams();
  const complete = isComplete(session);
  const set = (patch: Partial<SessionSetup>) => changeSetup(session.id, patch);
  const begin = () => {
    if (!isComplete(session)) {
      notify({
        title: 'Incomplete Setup',
        description: 'Please complete all required fields before proceeding.',
        tone: 'destructive',
      });
      return;
    }
    tellAdvanced(advancePhase(session.id));
    setParams({ module: 'strategy', tab: 'tracker' });
  };
  const reset = () => {
    const { businessContext, industry, strategicQuestions, selectedFramework } = session;
    const before = { businessContext, industry, strategicQuestions, selectedFramework };
    resetSetup(session.id);
    notify({ title: 'Form reset', action: { label: 'Undo', onClick: () => void changeSetup(session.id, before) } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  const next = nextPhase(session.currentPhase);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the fields inside
    <div className={styles.setup} onKeyDown={onKeyDown}>
      <LookOnly module="strategy">
        <Section title="About the business" purpose="Two or three honest sentences do more than a page of advertising.">
          <Stack gap={4} bound alignContent="start">
            <TextArea
              label="Business context"
              required
              help="What you sell, to whom, what has changed lately and what is at stake."
              rows={6}
              value={session.businessContext}
              onChange={(value) => set({ businessContext: value })}
            />
            <SelectField
              label="Industry"
              required
              value={session.industry}
              onChange={(industry) => set({ industry })}
              placeholder="Choose an industry"
              options={industries.map(({ name, growth, maturity }) => ({
                value: name,
                label: name,
                detail: `${growth} growth, ${maturity.toLowerCase()}`,
              }))}
            />
            <TextArea
              label="Strategic questions"
              required={false}
              help="One per line. A good question has a decision that depends on the answer."
              rows={4}
              value={session.strategicQuestions}
              onChange={(value) => set({ strategicQuestions: value })}
            />
            <Row gap={2} align="center" wrap>
              <ButtonLink className="s-button--quiet" to={strategyPaths.questionnaire.href()}>
                Answer the questionnaire
              </ButtonLink>
              <ButtonLink className="s-button--quiet" to={strategyPaths.businessLearning.href()}>
                Learn from a website
              </ButtonLink>
              <ButtonLink className="s-button--quiet" to={strategyPaths.aiAnalysis.href()}>
                Ask your records
              </ButtonLink>
              <ButtonLink className="s-button--quiet" to={strategyPaths.researchReport.href()}>
                Research a question
              </ButtonLink>
            </Row>
          </Stack>
        </Section>
        <Section
          title="Framework"
          purpose="The headings under which each phase looks at the business."
          actions={
            <ButtonLink className="s-button--quiet" to={strategyPaths.frameworkBoards.href()}>
              Fill a framework as a board
            </ButtonLink>
          }
        >
          <FrameworkPicker
            value={session.selectedFramework}
            onChange={(selectedFramework) => set({ selectedFramework })}
          />
        </Section>
        <Row gap={2} align="center" justify="end" wrap spanAll className={styles.actions}>
          <p className="s-faint">
            {complete
              ? next
                ? `Continues with phase ${next}.`
                : 'All nine phases have been reached.'
              : 'Business context, industry and framework are needed.'}
          </p>
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={reset}>
            Reset Form
          </Button>
          <Button type="primary" disabled={!complete} onClick={onePress(begin)}>
            Begin Analysis
          </Button>
        </Row>
      </LookOnly>
    </div>
  );
}
