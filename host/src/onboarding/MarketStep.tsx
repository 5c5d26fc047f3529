import { countryNames, industryNames } from '@steps/shared/onboarding';
import { FormField } from '@steps/shared/ui';
import { ChoiceTiles } from './ChoiceTiles';
import { RegionProposal } from './RegionProposal';
import type { StepFields } from './stepFields';

const industries = industryNames.map((name) => ({ value: name, label: name }));

/** Step 2: country and industry. */
export function MarketStep({ draft, problems, onChange }: StepFields) {
  return (
    <>
      <FormField label="Country" error={problems.country} required>
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={draft.country}
            onChange={(event) => onChange({ country: event.target.value })}
          >
            <option value="">Choose…</option>
            {countryNames().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </FormField>
      <RegionProposal draft={draft} onChange={onChange} />
      <ChoiceTiles
        label="Industry"
        error={problems.industry}
        choices={industries}
        chosen={[draft.industry]}
        onChange={([industry = '']) => onChange({ industry })}
      />
    </>
  );
}
