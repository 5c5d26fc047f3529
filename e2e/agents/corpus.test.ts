import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { querySchema } from '@steps/shared/queries';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../remote-agents/corpus');
const entrySchema = v.union([
  v.strictObject({ question: v.string(), after: v.optional(v.string()), query: querySchema }),
  v.strictObject({ question: v.string(), after: v.optional(v.string()), either: v.tuple([querySchema, querySchema]) }),
  v.strictObject({
    question: v.string(),
    after: v.optional(v.string()),
    none: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
  v.strictObject({ question: v.string(), refuse: v.literal(true) }),
]);

const corpus = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));

it('every entry of the corpus says what its question means', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(20);
  for (const line of corpus) expect(() => v.parse(entrySchema, JSON.parse(line)), line).not.toThrow();
});
