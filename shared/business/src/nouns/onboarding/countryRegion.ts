import type { Currency, Region } from '@steps/platform/src/core/session/regionState';
import { countryCode } from '../clients/countryCodes';

/** How a country writes amounts, dates and times, and when its weeks begin. */
export type CountryRegion = Pick<Region, 'currency' | 'numbers' | 'dates' | 'clock' | 'firstDay'>;

const has = (codes: string, code: string): boolean => codes.split(' ').includes(code);

// Unicode CLDR 47, supplemental data and number and date formats of each country's first language.
const monthFirst = 'CA CN HU JP KR LT PH US';
const twelveHours = 'AE AR AU CA CL CO CY EG GH GR HK IN JM KR LK MX MY NZ PE PH PK SA SG TN TT US';
const fromSunday = 'BR CA CO HK ID IL IN IS JM JP KE KR MT MX PE PH PK PT SA SG TH TT US ZA ZW';
const fromSaturday = 'EG';
const commas = 'AR AT BE BR CL CO CY DE DK ES GR HR ID IS IT LU MA NL RO RS SI TN TR VN';
const spaces = 'BG CZ EE FI FR HU LT LV NO PL PT SE SK UA ZA';

/** Currencies of the other countries; Zimbabwe trades in dollars of the United States. */
const currencies: Readonly<Record<string, Currency>> = {
  ...{ AE: 'AED', AR: 'ARS', AU: 'AUD', BR: 'BRL', CA: 'CAD', CH: 'CHF', CL: 'CLP', CN: 'CNY', CO: 'COP', CZ: 'CZK' },
  ...{ DK: 'DKK', EG: 'EGP', GB: 'GBP', GH: 'GHS', HK: 'HKD', HU: 'HUF', ID: 'IDR', IL: 'ILS', IN: 'INR', IS: 'ISK' },
  ...{ JM: 'JMD', JP: 'JPY', KE: 'KES', KR: 'KRW', LK: 'LKR', MA: 'MAD', MX: 'MXN', MY: 'MYR', NG: 'NGN', NO: 'NOK' },
  ...{ NZ: 'NZD', PE: 'PEN', PH: 'PHP', PK: 'PKR', PL: 'PLN', RO: 'RON', RS: 'RSD', SA: 'SAR', SE: 'SEK', SG: 'SGD' },
  ...{ TH: 'THB', TR: 'TRY', TT: 'TTD', UA: 'UAH', UG: 'UGX', US: 'USD', VN: 'VND', ZA: 'ZAR', ZW: 'USD' },
};

/** What is usual in a country, by its name as onboarding stores it; undefined for one that is not known. */
export function countryRegion(name: string): CountryRegion | undefined {
  const code = countryCode(name);
  if (!code) return undefined;
  return {
    // Tunisia's dinar has thousandths, which amounts here do not have: it keeps euros.
    currency: currencies[code] ?? 'EUR',
    numbers: code === 'CH' ? 'apostrophe' : has(commas, code) ? 'comma' : has(spaces, code) ? 'space' : 'point',
    dates: has(monthFirst, code) ? 'month' : 'day',
    clock: has(twelveHours, code) ? 12 : 24,
    firstDay: has(fromSunday, code) ? 0 : has(fromSaturday, code) ? 6 : 1,
  };
}

/** Whether a region is already as the country's. */
export const isUsual = (usual: CountryRegion, region: Region): boolean =>
  (Object.keys(usual) as (keyof CountryRegion)[]).every((key) => usual[key] === region[key]);
