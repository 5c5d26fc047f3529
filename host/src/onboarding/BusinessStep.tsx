import { businessTypes, employeeSizes } from '@steps/shared/onboarding';
import { FormField } from '@steps/shared/ui';
import { ChoiceTiles } from './ChoiceTiles';
import type { StepFields } from './stepFields';

/** Step 1: name, kind and size. */
export function BusinessStep({ draft, problems, onChange }: StepFields) {
  return (
    <>
      <FormField label="Business name" error={problems.businessName} required>
        {(control) => (
          <input
            {...control}
            className="s-input"
            autoComplete="organization"
            maxLength={120}
            value={draft.businessName}
            onChange={(event) => onChange({ businessName: event.target.value })}
          />
        )}
      </FormField>
      <FormField label="Kind of business" error={problems.businessType} required>
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={draft.businessType}
            onChange={(event) => onChange({ businessType: event.target.value })}
          >
            <option value="">Choose…</option>
            {businessTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </FormField>
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
