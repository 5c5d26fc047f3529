import {
  DateField,
  MomentField,
  MoneyField,
  NumberField,
  PersonPicker,
  RecordPicker,
  SelectField,
} from '@steps/platform/fields';
import { momentFrom, ownLocal } from '@steps/platform/src/core/ownClock';
import { FormField } from '@steps/platform/ui';
import { Input } from 'antd';
import type { ProposedChange } from '../ai/ledger/proposedChange';
import { type ProposedValue, proposedValues, stagesFor, withValue } from '../ai/ledger/proposedEdit';
import { type Company, companies } from '../nouns/companies/company';
import { type Contact, contacts } from '../nouns/contacts/contact';
import { type Deal, deals } from '../nouns/deals/deal';

export interface ProposedFieldsProps {
  readonly change: ProposedChange;
  readonly onChange: (change: ProposedChange) => void;
  readonly problem?: { readonly key: string; readonly message: string } | undefined;
}

/** A proposal's values, each in the field of its kind: days, stages, people, numbers, words. */
export function ProposedFields({ change, onChange, problem }: ProposedFieldsProps) {
  return proposedValues(change).map((value) => (
    <Value
      key={value.key}
      {...{ change, value }}
      error={problem?.key === value.key ? problem.message : undefined}
      onChange={(next) => onChange(withValue(change, value.key, next))}
    />
  ));
}

interface ValueProps {
  readonly change: ProposedChange;
  readonly value: ProposedValue;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

function Value({ change, value: { label, kind, value }, error, onChange }: ValueProps) {
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : undefined;
  const field = { label, error };
  switch (kind) {
    case 'moment':
      return <MomentField {...field} value={localMoment(text)} onChange={(at) => onChange(at && utc(at))} required />;
    case 'day':
      return <DateField {...field} value={text} onChange={(day) => onChange(day ?? '')} required />;
    case 'pence':
      return <MoneyField {...field} value={number} onChange={onChange} required />;
    case 'number':
      return <NumberField {...field} value={number} onChange={onChange} required />;
    case 'stage':
      return (
        <SelectField
          {...field}
          value={text}
          options={stagesFor(change).map(({ id, label: name }) => ({ value: id, label: name }))}
          onChange={onChange}
          required
        />
      );
    case 'contact':
      return (
        <PersonPicker {...field} value={text} records={contacts.all()} describe={person} onChange={onChange} required />
      );
    case 'company':
      return (
        <RecordPicker {...field} value={text} records={companies.all()} describe={firm} onChange={onChange} required />
      );
    case 'deal':
      return (
        <RecordPicker {...field} value={text} records={deals.all()} describe={deal} onChange={onChange} required />
      );
    case 'words':
      return (
        <FormField {...field} required>
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 1, maxRows: 10 }}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </FormField>
      );
    case 'fixed':
      return null;
  }
}

const person = ({ name, email, company }: Contact) => ({ label: name || email, detail: company });
const firm = ({ name, industry }: Company) => ({ label: name, detail: industry });
const deal = ({ name }: Deal) => ({ label: name });

/** In local time, as the field has it. */
const localMoment = (at: string): string => (at ? ownLocal(at) : '');
const utc = (local: string): string => momentFrom(local).toISOString();
