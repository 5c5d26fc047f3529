import { type Company, companies, useCompanies } from '@steps/business';
import { foldText, searchText } from '@steps/platform';
import { RecordPicker, SuggestField } from '@steps/platform/fields';
import { useMemo } from 'react';
import { createCompany } from '../nouns/companyState';
import { describeCompany } from '../records/forms/recordChoices';
import { notifyStep } from '../records/notices/stepNotice';

interface CompanyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
}

/** A company by name: a known one, or a new one. */
export function CompanyField({ value, onChange, help }: CompanyFieldProps) {
  const companies = useCompanies();
  const suggest = useMemo(
    () => (text: string) => {
      const query = foldText(text.trim());
      return companies
        .filter((company) => searchText(company.name).includes(query))
        .slice(0, offered)
        .map(({ id, name, location }) => ({ value: id, label: name, detail: location }));
    },
    [companies],
  );
  return (
    <SuggestField
      label="Company"
      required={false}
      help={help}
      suggestions={suggest}
      value={value}
      onChange={onChange}
    />
  );
}

/** Companies offered at once; nobody reads more. */
const offered = 30;

interface CompanyPickerProps {
  /** Id of a company; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly help?: string;
}

/** An existing company, or one that is added on the spot. */
export function CompanyPicker({ value, onChange, help }: CompanyPickerProps) {
  return (
    <RecordPicker
      label="Company"
      required={false}
      help={help}
      records={useCompanies()}
      describe={describeCompany}
      value={value}
      onChange={(id) => onChange(id ?? '')}
      create={{ label: 'Create company', onCreate: createNamed }}
    />
  );
}

function createNamed(name: string): string {
  const company = createCompany({ name });
  notifyStep('Company Created', `${company.name} has been added.`);
  return company.id;
}

/** The company with an id from a draft; it may be gone by now. */
export const knownCompany = (id: string): Company | undefined => (id ? companies.get(id) : undefined);
