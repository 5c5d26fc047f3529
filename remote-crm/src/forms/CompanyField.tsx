import { useCompanies } from '@steps/shared';
import { useId, useMemo } from 'react';
import { folded } from '../lists/searchRules';
import { TextField } from './TextField';

interface CompanyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
}

/** Offered at once; more than this nobody reads, and a browser builds an element for each. */
const offered = 30;

/** A company by name: one that is known, or a new one. */
export function CompanyField({ value, onChange, help }: CompanyFieldProps) {
  const list = useId();
  const companies = useCompanies();
  const names = useMemo(() => {
    const query = folded(value.trim());
    return companies.filter((company) => folded(company.name).includes(query)).slice(0, offered);
  }, [companies, value]);
  return (
    <>
      <TextField
        label="Company"
        value={value}
        onChange={onChange}
        list={list}
        required={false}
        {...(help ? { help } : {})}
      />
      <datalist id={list}>
        {names.map((company) => (
          <option key={company.id} value={company.name} />
        ))}
      </datalist>
    </>
  );
}
