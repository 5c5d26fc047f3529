import { RuleError } from '@steps/platform';
import { numberText } from '@steps/platform/numbers';
import { webLink } from '../records/recordPage/linkRules';
import type { Property, PropertyKind, PropertyNoun, PropertyValue } from './property';

/** Longest name of a property, in characters; longer ones fit in no pane. */
export const longestPropertyName = 60;

/** The kinds, in words for choosing one. */
export const propertyKindLabels: Readonly<Record<PropertyKind, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  'yes-no': 'Yes or no',
  link: 'Link',
};

/** The value of this kind that a typed text means; `undefined` clears it. `RuleError` if it does not fit. */
export function readValue(property: Pick<Property, 'kind' | 'choices'>, typed: string): PropertyValue | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  switch (property.kind) {
    case 'number':
      return numberIn(text);
    case 'date':
      if (isDay(text)) return text;
      throw new RuleError(`Enter a day such as 2026-11-03, not “${text}”.`);
    case 'choice':
      if (property.choices.includes(text)) return text;
      throw new RuleError(`Choose one of ${property.choices.join(', ')}, not “${text}”.`);
    case 'yes-no':
      return readYesNo(text);
    case 'link':
      if (webLink(text)) return text;
      throw new RuleError(`Enter a web address such as example.com, not “${text}”.`);
    default:
      return text;
  }
}

/** Whether a stored value is of this kind. */
export function fitsKind(property: Pick<Property, 'kind' | 'choices'>, value: PropertyValue): boolean {
  switch (property.kind) {
    case 'number':
      return typeof value === 'number';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && isDay(value);
    case 'choice':
      return typeof value === 'string' && property.choices.includes(value);
    case 'link':
      return typeof value === 'string' && webLink(value) !== undefined;
    default:
      return typeof value === 'string';
  }
}

/** Names that JavaScript reserves: values under them would not be read back. */
const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether values can be stored under a name. */
export const canNameProperty = (name: string): boolean => !reservedNames.has(name);

/** The record's own value of a property; `undefined` if it has none, whatever the name. */
export const valueIn = (values: Readonly<Record<string, PropertyValue>>, name: string): PropertyValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A value as people read it: numbers with thousands separators. */
export const shownValue = (value: PropertyValue | undefined): string =>
  typeof value === 'number' ? numberText.show(value) : valueText(value);

/** A value as text, the way `readValue` reads it back. */
export function valueText(value: PropertyValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? numberText.edit(value) : value;
}

/** The record's values with one changed; `undefined` removes it. */
export function withValue(
  values: Readonly<Record<string, PropertyValue>>,
  name: string,
  value: PropertyValue | undefined,
): Record<string, PropertyValue> {
  if (value !== undefined) return { ...values, [name]: value };
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

/** The record's values with one renamed, in its old place; a value already under the new name stays. */
export function withName(
  values: Readonly<Record<string, PropertyValue>>,
  from: string,
  to: string,
): Record<string, PropertyValue> {
  if (from === to || !Object.hasOwn(values, from) || Object.hasOwn(values, to)) return { ...values };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key === from ? to : key, value]));
}

/** Names that records have without a definition (from an import), with how many records have each. */
export function undefinedNames(
  records: readonly { readonly properties: Readonly<Record<string, PropertyValue>> }[],
  defined: readonly Property[],
): { readonly name: string; readonly count: number }[] {
  const known = new Set(defined.map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const name in record.properties) if (!known.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

export function inOrder(all: readonly Property[], noun: PropertyNoun): Property[] {
  return all
    .filter((property) => property.noun === noun)
    .sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));
}

/** Choices as typed, one a line: trimmed, without empty and repeated ones. */
export const choicesFrom = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A number; also a price such as "€12,50". */
function numberIn(text: string): number {
  const bare = text.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '');
  const number = numberText.read(bare);
  if (number !== undefined) return number;
  const expected = `Enter a number such as ${numberText.show(1250)} or ${numberText.show(3.5)}, not “${text}”.`;
  throw new RuleError(numberText.problem(bare, {}, expected));
}

function readYesNo(text: string): boolean {
  if (/^(yes|y|true)$/i.test(text)) return true;
  if (/^(no|n|false)$/i.test(text)) return false;
  throw new RuleError(`Enter yes or no, not “${text}”.`);
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // 30 February would become 2 March: such a text is no day.
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
