import { countryNames, industryNames } from '@steps/business/onboarding';
import { ChoiceField } from '@steps/platform/ui';
import { ChoiceTiles } from './ChoiceTiles';
import { RegionProposal } from './RegionProposal';
import type { StepFields } from './stepFields';

const industries = industryNames.map((name) => ({ value: name, label: name }));

/** Step 2: country and industry. */
export function MarketStep({ draft, problems, onChange }: StepFields) {
  return (
    <>
      <ChoiceField
        label="Country"
        error={problems.country}
        required
        value={draft.country}
        onChange={(value) => onChange({ country: value })}
        options={[{ value: '', label: 'Choose…' }, ...countryNames()]}
      />
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
