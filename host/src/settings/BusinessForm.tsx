import { type Client, clients, updateClient } from '@steps/business';
import { useFindingsBehind } from '@steps/business/findings';
import { type BusinessData, onboardingProblems } from '@steps/business/onboarding';
import { Link } from '@steps/platform/router';
import { notify, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrongField } from '../forms/formFocus';
import { errorText } from '../gate/errorText';
import { BusinessStep } from '../onboarding/BusinessStep';
import { MarketStep } from '../onboarding/MarketStep';
import { WorkStep } from '../onboarding/WorkStep';

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
    <Stack ref={form} as="form" bound gap={4} maxWidth={480} noValidate onSubmit={save}>
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
    </Stack>
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

/** The rules of the brand guidelines that were findings of an analysis, each with its finding. */
function GuidelineFindings({ client: { id, brandGuidelines } }: { readonly client: Client }) {
  const rules = brandGuidelines.split('\n').map((rule) => rule.trim());
  const links = useFindingsBehind({ collection: clients.name, id }).filter(({ finding }) =>
    rules.includes(finding.trim()),
  );
  if (links.length === 0) return null;
  return (
    <section aria-label="Guidelines from the analysis">
      <h3>Guidelines from the analysis</h3>
      <ul>
        {links.map(({ id, finding, from }) => (
          <li key={id}>{from ? <Link to={from.href}>{finding}</Link> : finding}</li>
        ))}
      </ul>
    </section>
  );
}
