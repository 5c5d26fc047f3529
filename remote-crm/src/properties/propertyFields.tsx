import { DateText } from '@steps/platform/ui';
import { wordOptions } from '../records/recordTable/fieldOptions';
import type { FieldKind, FieldOption, ListField } from '../records/recordTable/listField';
import type { Property, PropertyKind, PropertyValue } from './property';
import { fitsKind, readValue, shownValue, valueIn, valueText, withValue } from './propertyRules';

interface WithProperties {
  readonly properties: Record<string, PropertyValue>;
}

const kinds: Readonly<Record<PropertyKind, FieldKind>> = {
  text: 'text',
  number: 'number',
  date: 'day',
  choice: 'choice',
  'yes-no': 'choice',
  link: 'text',
};

/** Custom properties as fields of a list: filtered, sorted, shown and edited like any other. */
export const propertyFields = <T extends WithProperties>(properties: readonly Property[]): ListField<T>[] =>
  properties.map((property) => {
    const options = optionsOf(property);
    return {
      id: `p.${property.name}`,
      label: property.name,
      held: `properties/${property.name}`,
      kind: kinds[property.kind],
      value(record) {
        const value = valueIn(record.properties, property.name);
        return typeof value === 'number' ? value : valueText(value);
      },
      options: options && (() => options),
      column: {
        width: property.kind === 'text' || property.kind === 'link' ? 150 : 110,
        align: property.kind === 'number' ? 'end' : undefined,
        cell: (record) => <PropertyCell property={property} value={valueIn(record.properties, property.name)} />,
      },
      patch: (typed, record) => {
        const properties = withValue(record.properties, property.name, readValue(property, typed));
        // Every such record has `properties`, which TypeScript cannot see through the generic.
        return { properties } as Partial<WithProperties> as Partial<T>;
      },
    };
  });

function optionsOf({ kind, choices }: Property): readonly FieldOption[] | undefined {
  if (kind === 'choice') return wordOptions(choices);
  return kind === 'yes-no' ? wordOptions(['Yes', 'No']) : undefined;
}

function PropertyCell({ property, value }: { readonly property: Property; readonly value: PropertyValue | undefined }) {
  const text = shownValue(value);
  if (value === undefined || text === '') return <span className="s-faint">–</span>;
  if (property.kind === 'date' && fitsKind(property, value)) return <DateText value={text} day />;
  return text;
}
