import type * as v from 'valibot';

/** JSON Schema as far as tasks and tools need it. */
export interface JsonSchema {
  readonly [name: string]: unknown;
}

/** What this file reads of a valibot schema: valibot publishes these fields, but on no common type. */
interface OpenSchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, OpenSchema>>;
  readonly item?: OpenSchema;
  readonly value?: OpenSchema;
  readonly wrapped?: OpenSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/**
 * The schema a model server is given. Bounds are left out: several servers refuse them, and the answer is parsed with
 * the whole valibot schema anyway. Throws for kinds of schema that no task uses yet.
 */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  // The generic type of valibot hides the fields of each kind; each is read only for its own kind below.
  return converted(schema as unknown as OpenSchema);
}

/** Whether a server that promises to keep to a schema may be asked to: it takes no open records and no optional fields. */
export const isStrict = (schema: JsonSchema): boolean =>
  Object.values(schema).every((part) => (Array.isArray(part) ? part.every(isStrictPart) : isStrictPart(part))) &&
  (schema.type !== 'object' || (schema.additionalProperties === false && allRequired(schema)));

const isStrictPart = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || isStrict(Object.fromEntries(Object.entries(part)));

const allRequired = ({ properties, required }: JsonSchema): boolean =>
  Object.keys(properties ?? {}).length === (Array.isArray(required) ? required.length : 0);

const nothing: JsonSchema = { type: 'null' };

function converted(schema: OpenSchema): JsonSchema {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: schema.type };
    case 'picklist':
      return { type: 'string', enum: schema.options };
    case 'literal':
      return { const: schema.literal };
    case 'array':
      if (!schema.item) break;
      return { type: 'array', items: converted(schema.item) };
    case 'optional':
      if (!schema.wrapped) break;
      return converted(schema.wrapped);
    case 'nullable':
    case 'nullish':
      if (!schema.wrapped) break;
      return { anyOf: [converted(schema.wrapped), nothing] };
    case 'union':
    case 'variant':
      if (!schema.options) break;
      // valibot's options of a union are schemas.
      return { anyOf: schema.options.map((option) => converted(option as OpenSchema)) };
    case 'record':
      if (!schema.value) break;
      return { type: 'object', additionalProperties: converted(schema.value) };
    case 'object':
    case 'strict_object':
      return objectSchema(Object.entries(schema.entries ?? {}));
  }
  throw new Error(`Expected a schema that JSON Schema can say, got ${schema.type}.`);
}

const objectSchema = (entries: readonly [string, OpenSchema][]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(entries.map(([name, entry]) => [name, converted(entry)])),
  required: entries.filter(([, { type }]) => type !== 'optional' && type !== 'nullish').map(([name]) => name),
  additionalProperties: false,
});
