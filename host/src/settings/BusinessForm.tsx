import { type Client, updateClient } from '@steps/shared';
import { type BusinessData, onboardingProblems } from '@steps/shared/onboarding';
import { notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrongField } from '../forms/formFocus';
import { errorText } from '../gate/errorText';
import { BusinessStep } from '../onboarding/BusinessStep';
import { MarketStep } from '../onboarding/MarketStep';
import { WorkStep } from '../onboarding/WorkStep';
import { GuidelineFindings } from './GuidelineFindings';
import styles from './settings.module.css';

interface BusinessFormProps {
  readonly client: Client;
  readonly onSaved?: () => void;
}

/** What onboarding asked about a business, to be changed. */
export function BusinessForm({ client, onSaved }: BusinessFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BusinessData>(() => businessOf(client));
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string>();
  const problems = attempts > 0 ? onboardingProblems(draft) : {};
  useFirstWrongField(form, attempts);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(onboardingProblems(draft)).length > 0) return setAttempts(attempts + 1);
    try {
      updateClient(client.id, { ...draft, businessName: draft.businessName.trim() });
    } catch (error) {
      return setFailure(errorText(error));
    }
    setFailure(undefined);
    notify({ title: 'Business saved' });
    onSaved?.();
  };
  const step = { draft, problems, onChange: (patch: Partial<BusinessData>) => setDraft({ ...draft, ...patch }) };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <BusinessStep {...step} />
      <MarketStep {...step} />
      <WorkStep {...step} />
      <GuidelineFindings client={client} />
      {failure && (
        <p className="s-field__error" role="alert">
          {failure}
        </p>
      )}
      <div>
        <Button type="primary" htmlType="submit">
          Save business
        </Button>
      </div>
    </form>
  );
}

const businessOf = (client: Client): BusinessData => ({
  businessName: client.businessName,
  businessType: client.businessType,
  employeeSize: client.employeeSize,
  country: client.country,
  industry: client.industry,
  selectedModules: [...client.selectedModules],
  brandGuidelines: client.brandGuidelines,
});
