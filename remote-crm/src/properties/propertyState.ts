import { type Company, type Contact, companies, contacts } from '@steps/business';
import { type Collection, commit, drop, newId, put, RuleError, sameText, stamp, useRecords } from '@steps/platform';
import { useMemo } from 'react';
import { viewChanges } from '../records/recordTable/savedViewState';
import { withFieldRenamed } from '../records/recordTable/viewRenameRules';
import { type Property, type PropertyKind, type PropertyNoun, type PropertyValue, properties } from './property';
import {
  canNameProperty,
  inOrder,
  longestPropertyName,
  readValue,
  undefinedNames,
  withName,
  withValue,
} from './propertyRules';

/** Records whose pages show custom properties. */
export type WithProperties = Contact | Company;
export type PageNoun = 'contact' | 'company';

/** Adds a custom property. `RuleError` for a bad or taken name, or for a choice without choices. */
export function createProperty(
  noun: PropertyNoun,
  name: string,
  kind: PropertyKind,
  choices: readonly string[] = [],
): Property {
  const property = newProperty(noun, name, kind, choices);
  commit({ label: `Add the property ${property.name}`, changes: [put(properties, property)] });
  return property;
}

/**
 * Adds a custom property and fills it in for one record, as one step. `RuleError` as `createProperty`, or for a bad value.
 */
export function createFilledProperty(
  record: { readonly noun: PageNoun; readonly id: string },
  definition: { readonly name: string; readonly kind: PropertyKind; readonly choices: readonly string[] },
  typed: string,
): Property {
  const property = newProperty(record.noun, definition.name, definition.kind, definition.choices);
  const value = readValue(property, typed);
  const changes = [put(properties, property)];
  if (value !== undefined) changes.push(...valueChanges(record.noun, [record.id], property.name, value));
  commit({ label: `Add the property ${property.name}`, changes });
  return property;
}

/** Renames a property in its definition, in all records that have a value and in saved views, as one step. `RuleError` for a taken name. */
export function renameProperty(id: string, typed: string): void {
  const before = propertyWith(id);
  const name = checkedName(before.noun, typed, id);
  if (name === before.name) return;
  const at = stamp();
  const renamed = recordsWith(before.noun, before.name).map((record) =>
    putRecord(before.noun, { ...record, properties: withName(record.properties, before.name, name), updatedAt: at }),
  );
  commit({
    label: `Rename the property ${before.name} to ${name}`,
    changes: [
      put(properties, { ...before, name, updatedAt: at }),
      ...renamed,
      ...viewChanges(listOf[before.noun], (query) => withFieldRenamed(query, `p.${before.name}`, `p.${name}`)),
    ],
  });
}

/** Deletes a property and its values, as one step. Returns how many records lost a value. */
export function deleteProperty(id: string): number {
  const { noun, name } = propertyWith(id);
  const ids = recordsWith(noun, name).map((record) => record.id);
  commit({
    label: `Delete the property ${name}`,
    changes: [drop(properties, id), ...valueChanges(noun, ids, name, undefined)],
  });
  return ids.length;
}

/** How many records have a value for a property. */
export const valueCount = ({ noun, name }: Property): number => recordsWith(noun, name).length;

/** Moves a property up or down among those of its noun. */
export function moveProperty(id: string, by: number): void {
  const moved = propertyWith(id);
  const all = propertiesOf(moved.noun);
  const from = all.indexOf(moved);
  const to = Math.min(all.length - 1, Math.max(0, from + by));
  if (from === to) return;
  const next = all.toSpliced(from, 1).toSpliced(to, 0, moved);
  const changes = next.flatMap((property, order) =>
    property.order === order ? [] : [put(properties, { ...property, order })],
  );
  commit({ label: `Move the property ${moved.name}`, changes });
}

/** Replaces the choices; values that are no longer among them stay. `RuleError` without choices. */
export function setChoices(id: string, choices: readonly string[]): void {
  const property = propertyWith(id);
  const after = { ...property, choices: checkedChoices('choice', choices), updatedAt: stamp() };
  commit({ label: `Edit the choices of ${property.name}`, changes: [put(properties, after)] });
}

/** The custom properties of one kind of record, in their order. */
export const propertiesOf = (noun: PropertyNoun): Property[] => inOrder(properties.all(), noun);

/** The custom properties of one kind of record, in render. */
export function usePropertiesOf(noun: PropertyNoun): Property[] {
  const all = useRecords(properties);
  return useMemo(() => inOrder(all, noun), [all, noun]);
}

/** Names that records have without a definition, in render. */
export function useUndefinedNames(noun: PageNoun) {
  const records: readonly WithProperties[] = useRecords<WithProperties>(collectionOf(noun));
  const defined = usePropertiesOf(noun);
  return useMemo(() => undefinedNames(records, defined), [records, defined]);
}

/** The list whose views can use a property. */
const listOf: Readonly<Record<PropertyNoun, string>> = { contact: 'contacts', company: 'companies', deal: 'deals' };

function newProperty(noun: PropertyNoun, typed: string, kind: PropertyKind, choices: readonly string[]): Property {
  const name = checkedName(noun, typed);
  const at = stamp();
  return {
    id: newId('property'),
    noun,
    name,
    kind,
    choices: checkedChoices(kind, choices),
    order: propertiesOf(noun).length,
    createdAt: at,
    updatedAt: at,
  };
}

function checkedName(noun: PropertyNoun, typed: string, ownId?: string): string {
  const name = typed.trim();
  if (!name) throw new RuleError('Enter a name for the property; it is empty.');
  if (name.length > longestPropertyName) {
    throw new RuleError(`Use at most ${longestPropertyName} characters for the name, not ${name.length}.`);
  }
  if (!canNameProperty(name)) throw new RuleError(`Choose another name: “${name}” cannot be used for a property.`);
  const taken = propertiesOf(noun).some((known) => known.id !== ownId && sameText(known.name, name));
  if (taken) throw new RuleError(`Choose another name: there is already a property called “${name}”.`);
  return name;
}

function checkedChoices(kind: PropertyKind, choices: readonly string[]): string[] {
  if (kind !== 'choice') return [];
  const offered = [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))];
  if (offered.length === 0) throw new RuleError('Enter at least one choice; there is none.');
  return offered;
}

function propertyWith(id: string): Property {
  const property = properties.get(id);
  if (!property) throw new RuleError('This property no longer exists. It may have been deleted in another tab.');
  return property;
}

// Both have `properties` and `updatedAt`, and only those change here.
const collectionOf = (noun: PropertyNoun) =>
  (noun === 'company' ? companies : contacts) as unknown as Collection<WithProperties>;

const putRecord = (noun: PropertyNoun, record: WithProperties) => put(collectionOf(noun), record);

const recordsWith = (noun: PropertyNoun, name: string): WithProperties[] =>
  noun === 'deal'
    ? []
    : collectionOf(noun)
        .all()
        .filter((record) => Object.hasOwn(record.properties, name));

function valueChanges(noun: PropertyNoun, ids: readonly string[], name: string, value: PropertyValue | undefined) {
  const at = stamp();
  return ids.flatMap((id) => {
    const record = collectionOf(noun).get(id);
    if (!record) return [];
    return [putRecord(noun, { ...record, properties: withValue(record.properties, name, value), updatedAt: at })];
  });
}
