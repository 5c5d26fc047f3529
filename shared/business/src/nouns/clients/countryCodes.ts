/** Countries by region code, in which a business may be. */
export const countryCodes =
  'GB IE AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GH GR HK HR HU ID IL IN IS IT JM JP KE KR LK LT LU LV MA MT MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TN TR TT UA UG US VN ZA ZW'.split(
    ' ',
  );

/** Names that browsers used for countries earlier. */
const earlier: Readonly<Record<string, string>> = { Turkey: 'TR', 'Czech Republic': 'CZ' };

let byName: ReadonlyMap<string, string> | undefined;

/** Region code of a country by its English name, as it is stored: `GB` of "United Kingdom". */
export function countryCode(name: string): string | undefined {
  byName ??= new Map(countryCodes.map((code) => [countryName(code), code]));
  return byName.get(name) ?? earlier[name];
}

let names: Intl.DisplayNames | undefined;

/** English name of a country. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return names.of(code) ?? code;
}
