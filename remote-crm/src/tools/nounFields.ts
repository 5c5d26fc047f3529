import { companies, contacts } from '@steps/business';
import { type FieldKind, type FieldValue, knownValues, type QueryField } from '@steps/business/queries';
import { paths } from '@steps/platform/paths';
import type { PropertyKind, PropertyNoun, PropertyValue } from '../properties/property';
import { valueIn, valueText } from '../properties/propertyRules';
import { propertiesOf } from '../properties/propertyState';
import { type CatalogueKind, fieldsOf } from '../records/catalogue/catalogue';

const kinds: Partial<Readonly<Record<CatalogueKind, FieldKind>>> = {
  ...{ words: 'choice', choice: 'choice', names: 'tags', tags: 'tags', moment: 'moment', day: 'day' },
  ...{ score: 'number', count: 'number', flag: 'choice' },
};

/** What a record is called that has it, or lacks it: "pinned". */
const yesOrNo = (label: string) => knownValues({ Yes: [label], No: [`no ${label}`, `not ${label}`] });

/** The fields of a catalogue that may be asked about, except those that say nothing about this noun. */
export const catalogueFields = <T extends object>(
  catalogue: object,
  but: readonly (keyof T)[] = [],
): Readonly<Record<string, QueryField<T>>> =>
  Object.fromEntries(
    fieldsOf(catalogue).flatMap(([key, { ai, kind, label, also, id: inList, width, values: known }]) =>
      // A catalogue has the keys of its noun, and its kinds are those of the values.
      ai && !but.includes(key as keyof T)
        ? [
            [
              key,
              {
                kind: kinds[kind] ?? 'text',
                label,
                words: also,
                of: (record: T) => {
                  const value = record[key as keyof T];
                  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value as FieldValue);
                },
                ...(kind === 'lines' && { long: true }),
                ...(kind === 'flag' && yesOrNo(label)),
                ...(known && { values: known.map((value) => ({ value })) }),
                ...(width !== undefined && { list: { id: inList ?? key } }),
              },
            ],
          ]
        : [],
    ),
  );

/** Custom properties are fields like any other. */
export const ownFields = <T extends { readonly properties: Readonly<Record<string, PropertyValue>> }>(
  noun: PropertyNoun,
): Readonly<Record<string, QueryField<T>>> =>
  Object.fromEntries(
    propertiesOf(noun).map(({ name, kind, choices }) => [
      `p.${name}`,
      {
        kind: propertyKindOf[kind],
        label: name,
        list: { id: `p.${name}` },
        of: ({ properties }: T) => {
          const value = valueIn(properties, name);
          return typeof value === 'number' ? value : valueText(value);
        },
        ...(kind === 'yes-no' ? yesOrNo(name) : { values: choices.map((value) => ({ value })) }),
      },
    ]),
  );

const propertyKindOf: Readonly<Record<PropertyKind, FieldKind>> = {
  ...{ text: 'choice', number: 'number', date: 'day', choice: 'choice', 'yes-no': 'choice', link: 'text' },
};

/** A field that the catalogue certainly has. */
export const required = <T>(field: QueryField<T> | undefined): QueryField<T> => {
  if (!field) throw new Error('Expected a field that the catalogue has.');
  return field;
};

/** Words separated by dots, without missing ones. */
export const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
/**
 * The records of a collection that are asked about; filtered again only after a change, because one question asks many times.
 */
export function only<T>(of: { readonly all: () => readonly T[] }, keep: (record: T) => boolean): () => readonly T[] {
  const kept = new WeakMap<readonly T[], readonly T[]>();
  return () => {
    const all = of.all();
    const rows = kept.get(all) ?? all.filter(keep);
    kept.set(all, rows);
    return rows;
  };
}

/** Name of a contact; of a company; the address of a tab of the CRM. */
export const personName = (id: string | undefined): string | undefined => contacts.get(id ?? '')?.name;
export const companyName = (id: string | undefined): string | undefined => companies.get(id ?? '')?.name;
export const crm = (params: Record<string, string>): string => paths.module.href('crm', params);
