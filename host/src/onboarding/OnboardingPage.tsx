import { useActiveClient } from '@steps/business';
import { completeOnboarding, saveOnboardingDraft, useOnboardingDraft } from '@steps/business/host';
import { RuleError } from '@steps/platform';
import { notify, ProgressBar, Row, Stack, usePage } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BrandMark } from '../brand/BrandMark';
import { useFirstWrongField } from '../forms/formFocus';
import { BusinessStep } from './BusinessStep';
import { MarketStep } from './MarketStep';
import styles from './onboarding.module.css';
import { firstStepWithProblems, knownStep, onboardingSteps, stepProblems } from './onboardingSteps';
import { WorkStep } from './WorkStep';

interface OnboardingPageProps {
  /** Back to where onboarding was started. What is filled in stays. */
  readonly onBack: () => void;
  /** The client is created and open; show the dashboard. */
  readonly onComplete: () => void;
}

/** Three short steps about a business; each change is kept, so a reload resumes here. */
export function OnboardingPage({ onBack, onComplete }: OnboardingPageProps) {
  const draft = useOnboardingDraft();
  const another = useActiveClient() !== undefined;
  const step = knownStep(draft.step);
  const [attempts, setAttempts] = useState(0);
  const [finishing, setFinishing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shownStep = useRef(step);
  const { title, purpose } = onboardingSteps[step] ?? onboardingSteps[0];
  const last = step === onboardingSteps.length - 1;
  usePage({ title: 'Set up your business' });
  useFirstWrongField(form, attempts);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    form.current?.querySelector('h1')?.focus();
  }, [step]);

  const goTo = (next: number) => {
    setAttempts(0);
    saveOnboardingDraft({ step: next });
  };

  const finish = async () => {
    const incomplete = firstStepWithProblems(draft);
    if (incomplete !== undefined) return goTo(incomplete);
    setFinishing(true);
    try {
      await completeOnboarding(draft);
      window.scrollTo({ top: 0 });
      onComplete();
    } catch (error) {
      if (!(error instanceof RuleError)) console.error('Onboarding could not be completed', error);
      notify({
        tone: 'destructive',
        title: 'Your business could not be set up',
        description: `${error instanceof Error ? error.message : String(error)} What you filled in is kept.`,
      });
      setFinishing(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(stepProblems(draft, step)).length > 0) {
      setAttempts(attempts + 1);
    } else if (last) void finish();
    else goTo(step + 1);
  };

  const fields = { draft, problems: attempts > 0 ? stepProblems(draft, step) : {}, onChange: saveOnboardingDraft };
  return (
    <div className={styles.page}>
      <Row as="header" gap={4} align="center" justify="between">
        <BrandMark />
        <Button type="text" icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {another ? 'Back to Steps' : 'Back to start'}
        </Button>
      </Row>
      <main id="main">
        <Stack ref={form} as="form" gap={6} maxWidth={640} className={styles.form} noValidate onSubmit={submit}>
          <Stack gap={2} size={13}>
            <span className="s-faint">
              Step {step + 1} of {onboardingSteps.length}
            </span>
            <ProgressBar label="Onboarding" value={((step + 1) / onboardingSteps.length) * 100} />
          </Stack>
          <header>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="s-muted">{purpose}</p>
          </header>
          {step === 0 && <BusinessStep {...fields} />}
          {step === 1 && <MarketStep {...fields} />}
          {step === 2 && <WorkStep {...fields} />}
          <Row as="footer" gap={2} align="center" justify="end" wrap paddingY={4} className={styles.formActions}>
            <span className="s-faint">Saved as you type.</span>
            {step > 0 && <Button onClick={() => goTo(step - 1)}>Previous</Button>}
            <Button type="primary" htmlType="submit" loading={finishing}>
              {last ? 'Finish and open dashboard' : 'Continue'}
            </Button>
          </Row>
        </Stack>
      </main>
    </div>
  );
}
