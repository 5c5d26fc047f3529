import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isStrict, jsonSchema } from './jsonSchema';

it('says unions, fields that may be null, and records', () => {
  const schema = v.object({
    note: v.nullable(v.string()),
    later: v.nullish(v.number()),
    byMonth: v.record(v.string(), v.number()),
    next: v.variant('kind', [
      v.object({ kind: v.literal('call'), who: v.string() }),
      v.object({ kind: v.literal('wait') }),
    ]),
    size: v.union([v.number(), v.picklist(['small', 'large'])]),
  });
  expect(jsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      later: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      byMonth: { type: 'object', additionalProperties: { type: 'number' } },
      next: {
        anyOf: [
          {
            type: 'object',
            properties: { kind: { const: 'call' }, who: { type: 'string' } },
            required: ['kind', 'who'],
            additionalProperties: false,
          },
          {
            type: 'object',
            properties: { kind: { const: 'wait' } },
            required: ['kind'],
            additionalProperties: false,
          },
        ],
      },
      size: { anyOf: [{ type: 'number' }, { type: 'string', enum: ['small', 'large'] }] },
    },
    required: ['note', 'byMonth', 'next', 'size'],
    additionalProperties: false,
  });
});

it('asks a server to keep to the schema strictly only where every field is required and named', () => {
  const strict = (schema: v.GenericSchema) => isStrict(jsonSchema(schema));
  expect(strict(v.object({ a: v.nullable(v.string()), b: v.array(v.object({ c: v.number() })) }))).toBe(true);
  expect(strict(v.object({ a: v.optional(v.string()) }))).toBe(false);
  expect(strict(v.object({ a: v.array(v.object({ b: v.record(v.string(), v.string()) })) }))).toBe(false);
});

it('names a kind of schema that it cannot say', () => {
  expect(() => jsonSchema(v.object({ at: v.date() }))).toThrow('got date');
});
