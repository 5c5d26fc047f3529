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

/** Countries by region code; shown in English, the United Kingdom and Ireland first. */
const countryCodes =
  'GB IE AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GH GR HK HR HU ID IL IN IS IT JM JP KE KR LK LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TN TR TT UA UG US VN ZA ZW'.split(
    ' ',
  );

/** Names of countries, those nearest to the product's users first. */
export function countryNames(): readonly string[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const [first, second, ...rest] = countryCodes.map((code) => names.of(code) ?? code);
  return [first, second, ...rest.sort((one, other) => one.localeCompare(other, 'en-GB'))].filter(
    (name) => name !== undefined,
  );
}
