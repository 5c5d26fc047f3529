import { type NumberForm, numberForms } from '../numberForm';
import { plainDigits } from '../plainDigits';

/** One way to read a text as a number. */
interface Reading {
  readonly value: number;
  /** Figures behind the decimal sign. */
  readonly decimals: number;
  /** The signs that it takes for thousands and for decimals; empty where the text has none. */
  readonly group: string;
  readonly decimal: string;
}

/** What a text can mean. `several`: more than one number, and the region's form settles none of them. */
export type Numeral =
  | { readonly kind: 'one'; readonly value: number; readonly decimals: number; readonly others: readonly number[] }
  | { readonly kind: 'several'; readonly values: readonly number[] }
  | { readonly kind: 'none' };

const groupSigns = [',', '.', '’', ' ', '٬'];
const decimalSigns = ['.', ',', '٫'];

/**
 * A typed number. A form that can mean one thing only is read whatever the region (12,50; 1.250,00; 1 250,50; 1’250.50; Indian
 * 12,50,000), and 1,250 as the region's form says. Digits may be of any script.
 */
export function readNumeral(text: string, form: NumberForm): Numeral {
  const plain = plainSigns(text);
  const [, minus = '', body = ''] = /^([+-]?)(.*)$/s.exec(plain) ?? [];
  if (!/\d/.test(body) || !/^[\d.,’ ٫٬]+$/.test(body)) return { kind: 'none' };
  const readings = readingsOf(body).map((reading) => (minus === '-' ? { ...reading, value: -reading.value } : reading));
  const values = [...new Set(readings.map(({ value }) => value))];
  const [only] = readings;
  if (only && values.length === 1) return { kind: 'one', value: only.value, decimals: only.decimals, others: [] };
  const { group, decimal } = numberForms[form];
  const own = readings.filter(
    (reading) => ['', plainSigns(group)].includes(reading.group) && ['', decimal].includes(reading.decimal),
  );
  const [said] = own;
  if (said && own.length === 1) {
    return {
      kind: 'one',
      value: said.value,
      decimals: said.decimals,
      others: values.filter((value) => value !== said.value),
    };
  }
  return values.length > 1 ? { kind: 'several', values } : { kind: 'none' };
}

/** Every space, apostrophe and minus as one of its kind; full-width signs as plain ones. */
const plainSigns = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[，．＋－＇]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/['‘’ʼ′`´]/g, '’')
    .replace(/[−–—‐‑]/g, '-')
    .trim()
    .replace(/^([+-]) +/, '$1');

function readingsOf(body: string): Reading[] {
  const found: Reading[] = [];
  for (const decimal of ['', ...decimalSigns]) {
    const at = decimal ? body.lastIndexOf(decimal) : body.length;
    if (at < 0 || (decimal && body.indexOf(decimal) !== at)) continue;
    const [whole, rest] = [body.slice(0, at), body.slice(at + 1)];
    if (!/^\d*$/.test(rest) || (decimal && rest === '')) continue;
    for (const group of ['', ...groupSigns]) {
      if (group && (group === decimal || !whole.includes(group))) continue;
      if (!isGrouped(whole, group) || (whole === '' && rest === '')) continue;
      const value = Number(`${group ? whole.replaceAll(group, '') : whole || '0'}.${rest || '0'}`);
      found.push({ value, decimals: rest.length, group, decimal });
    }
  }
  return found;
}

/** Thousands in threes, or as in India: twos before the last three. A number is not begun with noughts before a group. */
function isGrouped(whole: string, group: string): boolean {
  if (!group) return /^\d*$/.test(whole);
  const [first = '', ...groups] = whole.split(group);
  if (!/^[1-9]\d{0,2}$/.test(first) || !groups.every((part) => /^\d+$/.test(part))) return false;
  return (
    groups.every((part) => part.length === 3) ||
    (first.length <= 2 && groups.at(-1)?.length === 3 && groups.slice(0, -1).every((part) => part.length === 2))
  );
}
