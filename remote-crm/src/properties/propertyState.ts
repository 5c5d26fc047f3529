import { commit, newId, put, RuleError, stamp, useRecords } from '@steps/shared';
import { type Property, type PropertyKind, type PropertyNoun, properties } from './property';

/** Adds a custom property. `RuleError` without a name, for a name that is taken, or for a choice without choices. */
export function createProperty(
  noun: PropertyNoun,
  name: string,
  kind: PropertyKind,
  choices: readonly string[] = [],
): Property {
  const trimmed = name.trim();
  if (!trimmed) throw new RuleError('Expected a name for the property, got an empty one.');
  if (propertiesOf(noun).some((known) => known.name.toLowerCase() === trimmed.toLowerCase())) {
    throw new RuleError(`Expected a new name, but there is a property called “${trimmed}” already.`);
  }
  const offered = [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))];
  if (kind === 'choice' && offered.length === 0) throw new RuleError('Expected at least one choice, got none.');
  const at = stamp();
  const property: Property = {
    id: newId('property'),
    noun,
    name: trimmed,
    kind,
    choices: kind === 'choice' ? offered : [],
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add the property ${trimmed}`, changes: [put(properties, property)] });
  return property;
}

/** The custom properties of one kind of record, in the order they were made. */
export const propertiesOf = (noun: PropertyNoun): Property[] =>
  properties.all().filter((property) => property.noun === noun);

/** The custom properties of one kind of record, in render. */
export function usePropertiesOf(noun: PropertyNoun): Property[] {
  return useRecords(properties).filter((property) => property.noun === noun);
}
