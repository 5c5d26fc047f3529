import type { ReactNode } from 'react';
import type { CatalogueField, CatalogueKind } from '../catalogue/catalogue';
import type { Choice } from '../catalogue/choice';
import { ChoiceField, TextField } from './TextField';

interface FieldInputsProps {
  /** The fields that are asked for, in their order. */
  readonly fields: readonly (readonly [string, CatalogueField])[];
  readonly choices: Readonly<Record<string, Choice>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly onChange: (patch: Readonly<Record<string, string>>) => void;
  /** Those that are not called optional, each with its help. */
  readonly needed: Readonly<Record<string, ReactNode>>;
}

const inputTypes: Partial<Readonly<Record<CatalogueKind, string>>> = { phone: 'tel', email: 'email', website: 'url' };

/** Fields of a noun in a form: what is typed, and what is chosen. */
export const FieldInputs = ({ fields, choices, typed, onChange, needed }: FieldInputsProps) => (
  <>
    {fields.map(([key, { label, kind }]) => {
      const value = typed[key] ?? '';
      const choice = kind === 'choice' ? choices[key] : undefined;
      const change = (next: string) => onChange({ [key]: next });
      return choice ? (
        <ChoiceField key={key} label={label} value={value} options={choice.options} onChange={change} />
      ) : (
        <TextField
          key={key}
          label={label}
          type={inputTypes[kind]}
          value={value}
          onChange={change}
          help={needed[key]}
          required={key in needed ? undefined : false}
          autoComplete="off"
        />
      );
    })}
  </>
);
