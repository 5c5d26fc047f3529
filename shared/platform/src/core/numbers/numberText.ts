import { inForm } from '../numberForm';
import { region } from '../session/regionState';
import { type Numeral, readNumeral as readNumeralIn } from './numerals';

/** A typed number, 1,250 as the form of the region says. */
export const readNumeral = (text: string): Numeral => readNumeralIn(text, region().numbers);

/** What a number must be. */
export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Without decimals. */
  readonly whole?: boolean | undefined;
}

const british = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });

/** "1,250.5", or as the region writes numbers. */
export const showNumber = (value: number): string => inForm(british.format(value));

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20, useGrouping: false });

/** "1250.5": a number as it is edited, without thousands. */
export const editNumber = (value: number): string => inForm(plain.format(value));

/** The number that was typed, as the region writes it or in another form that can mean one thing only. */
export function readNumber(text: string, limits: NumberLimits = {}): number | undefined {
  const read = readNumeral(text);
  return read.kind === 'one' && fits(read.value, limits) ? read.value : undefined;
}

const fits = (value: number, { min = -Infinity, max = Infinity, whole = false }: NumberLimits): boolean =>
  Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));

/** What is wrong with a text that is no such number; names both readings where it has two. */
export function numberProblem(text: string, limits: NumberLimits = {}, expected = expectedNumber(limits)): string {
  const read = readNumeral(text);
  const values = read.kind === 'none' ? [] : read.kind === 'several' ? read.values : [read.value, ...read.others];
  const possible = largestFirst(values.filter((value) => fits(value, limits)));
  if (values.length < 2 || possible.length === 0) return expected;
  return eitherReading(limits.whole ? 'a whole number' : 'a number', text, possible.map(showNumber));
}

export const largestFirst = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => Math.abs(other) - Math.abs(one));

/** "Enter a number as 1,250 or 1.25: “1.250” could mean either." */
export const eitherReading = (what: string, text: string, readings: readonly string[]): string =>
  `Enter ${what} as ${readings.join(' or ')}: “${text.trim()}” could mean ${readings.length > 1 ? 'either' : 'something else'}.`;

/** What a number field takes, for its error. */
export function expectedNumber({ min, max, whole }: NumberLimits = {}): string {
  const kind = whole ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `Enter ${kind} from ${showNumber(min)} to ${showNumber(max)}.`;
  if (min !== undefined) return `Enter ${kind}, at least ${showNumber(min)}.`;
  if (max !== undefined) return `Enter ${kind}, at most ${showNumber(max)}.`;
  return `Enter ${kind}, such as ${showNumber(whole ? 12 : 12.5)}.`;
}

/** A number as the text of a field, in the form of the region. */
export const numberText = {
  read: readNumber,
  /** As it is edited. */
  edit: editNumber,
  show: showNumber,
  problem: numberProblem,
};
