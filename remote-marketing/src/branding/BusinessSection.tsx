import { businessTypes, countryNames, employeeSizes, industryNames } from '@steps/business/onboarding';
import { ChoiceField, Grid, Section } from '@steps/platform/ui';
import { useMemo } from 'react';
import { KeptText } from '../studio/KeptText';
import { changeBrand, type SectionProps } from './brandGuide';

/** What the business answered when it was set up, to be changed at any time. */
export function BusinessSection({ client, rights }: SectionProps) {
  const countries = useMemo(countryNames, []);
  const disabled = !rights.business;
  return (
    <Section
      title="Business"
      purpose={
        disabled
          ? 'Your role shows these, but does not change them.'
          : 'Answered when it was set up. AI writes for this kind of business.'
      }
    >
      <Grid min={220} gap={4} rowGap={3}>
        <KeptText
          label="Business name"
          required
          longest={120}
          value={client.businessName}
          disabled={disabled}
          onKeep={(businessName) => changeBrand({ businessName })}
        />
        <Choice
          label="Kind of business"
          options={businessTypes.map((type) => ({ value: type, label: type }))}
          value={client.businessType}
          disabled={disabled}
          onChange={(businessType) => changeBrand({ businessType })}
        />
        <Choice
          label="People who work there"
          options={employeeSizes}
          value={client.employeeSize}
          disabled={disabled}
          onChange={(employeeSize) => changeBrand({ employeeSize })}
        />
        <Choice
          label="Country"
          options={countries.map((name) => ({ value: name, label: name }))}
          value={client.country}
          disabled={disabled}
          onChange={(country) => changeBrand({ country })}
        />
        <Choice
          label="Industry"
          options={industryNames.map((name) => ({ value: name, label: name }))}
          value={client.industry}
          disabled={disabled}
          onChange={(industry) => changeBrand({ industry })}
        />
      </Grid>
    </Section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few; what was chosen earlier and is not offered any more stays. */
const Choice = ({ options, value, ...field }: ChoiceProps) => (
  <ChoiceField
    {...field}
    value={value}
    options={
      options.some((option) => option.value === value) ? options : [{ value, label: value || 'Choose…' }, ...options]
    }
  />
);
