import { countryCodes, countryName } from '../clients/countryCodes';

/** Names of the 12 industries (spec 1, section 9); the first six are those the content agent knows (spec 2, 2.6). */
export const industryNames = [
  'SaaS & Technology',
  'E-commerce',
  'Manufacturing',
  'Healthcare',
  'Financial Services',
  'Consumer Goods',
  'Professional Services',
  'Hospitality & Food',
  'Construction & Trades',
  'Education & Training',
  'Property',
  'Charity & Community',
] as const;

/** Kinds of business offered; stored by these words. */
export const businessTypes = [
  'Sole trader',
  'Limited company',
  'Partnership',
  'Agency with clients of its own',
  'Charity or social enterprise',
  'Something else',
] as const;

/** How many people work there; stored by these words. */
export const employeeSizes = [
  { value: '1', label: 'Just me' },
  { value: '2-9', label: '2 to 9' },
  { value: '10-49', label: '10 to 49' },
  { value: '50-249', label: '50 to 249' },
  { value: '250+', label: '250+' },
] as const;

/** Names of countries, those where most of the product's users are first: the United Kingdom and Ireland. */
export function countryNames(): readonly string[] {
  const [first, second, ...rest] = countryCodes.map(countryName);
  return [first, second, ...rest.sort((one, other) => one.localeCompare(other, 'en-GB'))].filter(
    (name) => name !== undefined,
  );
}
