import { DateField, MoneyField } from '@steps/platform/fields';
import { ChoiceField, TextField } from '@steps/platform/ui';
import { Fragment, type ReactNode } from 'react';
import type { CatalogueField, CatalogueKind } from '../catalogue/catalogue';
import type { Choice } from '../catalogue/choice';

interface FieldInputsProps {
  /** The fields to ask for, in order. */
  readonly fields: readonly (readonly [string, CatalogueField])[];
  readonly choices?: Readonly<Record<string, Choice>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (patch: Readonly<Record<string, string>>) => void;
  /** Required fields, each with its help. */
  readonly needed: Readonly<Record<string, ReactNode>>;
  /** Help of optional fields. */
  readonly help?: Readonly<Record<string, ReactNode>>;
  /** Fields with a control of their own. */
  readonly own?: Readonly<Record<string, ReactNode>>;
}

const inputTypes: Partial<Readonly<Record<CatalogueKind, string>>> = { phone: 'tel', email: 'email', website: 'url' };

/** Fields of a noun in a form, in the order of its catalogue. An amount is kept as text with whole pence. */
export const FieldInputs = ({
  fields,
  choices = {},
  typed,
  onChange,
  needed,
  help = {},
  own = {},
}: FieldInputsProps) => (
  <>
    {fields.map(([key, { label, kind }]) => {
      if (key in own) return <Fragment key={key}>{own[key]}</Fragment>;
      const value = typed[key] ?? '';
      const choice = kind === 'choice' ? choices[key] : undefined;
      const change = (next: string) => onChange({ [key]: next });
      if (kind === 'day') {
        return <DateField key={key} label={label} value={value} onChange={change} required={false} />;
      }
      if (kind === 'money') {
        return (
          <MoneyField
            key={key}
            label={label}
            value={value ? Number(value) : undefined}
            onChange={(pence) => change(pence === undefined ? '' : String(pence))}
            required={false}
            help={help[key]}
          />
        );
      }
      return choice ? (
        <ChoiceField key={key} label={label} value={value} options={choice.options} onChange={change} />
      ) : (
        <TextField
          key={key}
          label={label}
          type={inputTypes[kind]}
          value={value}
          onChange={change}
          help={needed[key] ?? help[key]}
          required={key in needed ? undefined : false}
          autoComplete="off"
        />
      );
    })}
  </>
);
