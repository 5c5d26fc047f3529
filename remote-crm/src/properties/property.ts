import { defineCollection } from '@steps/platform';
import * as v from 'valibot';

/** Records that can have custom properties. */
export const propertyNouns = ['contact', 'company', 'deal'] as const;
/** What a custom property can hold. A date is a calendar day, `2026-11-03`; a link is an http(s) address. */
export const propertyKinds = ['text', 'number', 'date', 'choice', 'yes-no', 'link'] as const;

/** A custom property of one kind of record. Values live in the record's `properties`, by `name`. */
export const propertySchema = v.object({
  id: v.string(),
  noun: v.picklist(propertyNouns),
  /** As shown, and the key in `properties`; unique within a noun, whatever its case. */
  name: v.string(),
  kind: v.picklist(propertyKinds),
  /** What can be chosen; empty for other kinds. */
  choices: v.array(v.string()),
  /** Place among the properties of the noun, from 0; those that were never moved are last, in order of creation. */
  order: v.optional(v.number()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Property = Readonly<v.InferOutput<typeof propertySchema>>;
export type PropertyNoun = Property['noun'];
export type PropertyKind = Property['kind'];
export type PropertyValue = string | number | boolean;

/** Custom properties of the open client. */
export const properties = defineCollection({
  name: 'properties',
  module: 'crm',
  everyoneReads: true,
  schema: propertySchema,
  version: 1,
  loadFirst: 1,
});
