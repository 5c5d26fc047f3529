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

function converted(schema: OpenSchema): JsonSchema {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
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
    case 'object': {
      const entries = Object.entries(schema.entries ?? {});
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, entry]) => [name, converted(entry)])),
        required: entries.filter(([, entry]) => entry.type !== 'optional').map(([name]) => name),
        additionalProperties: false,
      };
    }
  }
  throw new Error(`Expected a schema that JSON Schema can say, got ${schema.type}.`);
}
