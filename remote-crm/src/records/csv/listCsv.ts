import { region } from '@steps/platform';
import { csvText } from '@steps/platform/csv';
import { type ListField, valueText } from '../recordTable/listField';

/** Records of a list as CSV text, all fields, in the order given: choices by their labels, money in pounds. */
export function listCsv<T>(fields: readonly ListField<T>[], records: readonly T[]): string {
  const columns = fields.map((field) => {
    const labels = new Map(field.options?.().map(({ value, label }) => [value, label]));
    return (record: T): string | number => {
      const value = field.value(record);
      if (typeof value === 'number') return field.kind === 'money' ? value / 100 : value;
      if (typeof value === 'object') return value.map((one) => labels.get(one) ?? one).join('; ');
      return labels.get(value ?? '') ?? valueText(value);
    };
  });
  const headers = fields.map(({ label, kind }) => (kind === 'money' ? `${label} (${region().currency})` : label));
  return csvText(
    headers,
    records.map((record) => columns.map((cell) => cell(record))),
  );
}
