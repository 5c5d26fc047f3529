import type { Company, CompanyInput } from '@steps/business';
import { type CompanyCatalogue, companyCatalogue } from '../nouns/companyCatalogue';
import { companyChoices } from '../nouns/companyWords';
import { fieldsOf } from '../records/catalogue/catalogue';
import { scoreFrom } from '../records/catalogue/scoreRules';

type Key = keyof CompanyCatalogue;

/** A company as its form has it: everything is text until it is checked. */
export type CompanyTyped = Readonly<Partial<Record<Key, string>>>;

/** The fields in the form of a company: all that its page shows as facts. */
export const editedFields = fieldsOf(companyCatalogue).filter(
  ([, { section, kind }]) => section !== undefined || kind === 'choice' || kind === 'score',
);

/** The company as its form edits it. */
export const typedOf = (company: Company): CompanyTyped =>
  Object.fromEntries(editedFields.map(([key]) => [key, String(company[key] ?? '')]));

/** Fields that the form changed and that somebody else changed too since it was opened, each with its value now. */
export const changedMeanwhile = (
  before: CompanyTyped,
  typed: CompanyTyped,
  now: CompanyTyped,
): { readonly label: string; readonly value: string }[] =>
  editedFields
    .filter(([key]) => now[key] !== before[key] && typed[key] !== before[key] && typed[key] !== now[key])
    .map(([key, { label }]) => ({ label, value: shownIn(now, key) }));

const shownIn = (typed: CompanyTyped, key: Key): string => {
  const text = typed[key] ?? '';
  return key === 'status' || key === 'size' ? companyChoices[key].shown(text) : text;
};

/** Only what the form changed, so that what somebody else changed meanwhile stays. `RuleError` for a bad score. */
export function companyPatch(before: CompanyTyped, typed: CompanyTyped): CompanyInput {
  const changed = editedFields.filter(([key]) => typed[key] !== before[key]);
  return Object.fromEntries(
    changed.map(([key, { kind }]) => {
      const text = typed[key] ?? '';
      return [key, kind === 'score' ? scoreFrom(text) : text.trim()];
    }),
  );
}
