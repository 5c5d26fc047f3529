import { businessTypes, employeeSizes } from '@steps/business/onboarding';
import { ChoiceField, TextField } from '@steps/platform/ui';
import { ChoiceTiles } from './ChoiceTiles';
import type { StepFields } from './stepFields';

/** Step 1: name, kind and size. */
export function BusinessStep({ draft, problems, onChange }: StepFields) {
  return (
    <>
      <TextField
        label="Business name"
        error={problems.businessName}
        required
        autoComplete="organization"
        maxLength={120}
        value={draft.businessName}
        onChange={(value) => onChange({ businessName: value })}
      />
      <ChoiceField
        label="Kind of business"
        error={problems.businessType}
        required
        value={draft.businessType}
        onChange={(value) => onChange({ businessType: value })}
        options={[{ value: '', label: 'Choose…' }, ...businessTypes]}
      />
      <ChoiceTiles
        label="People who work there"
        error={problems.employeeSize}
        choices={employeeSizes}
        chosen={[draft.employeeSize]}
        onChange={([employeeSize = '']) => onChange({ employeeSize })}
      />
    </>
  );
}
