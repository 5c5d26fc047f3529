import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { querySchema } from '@steps/business/queries';
import * as v from 'valibot';

/** What a plain filter of the records gives, worked out without the executor. `ids` may be left out of a long list. */
const expectSchema = v.strictObject({
  total: v.optional(v.number()),
  ids: v.optional(v.array(v.string())),
  /** The ids are in the order of the answer. */
  inOrder: v.optional(v.literal(true)),
  figure: v.optional(v.number()),
  before: v.optional(v.number()),
  /** Those that are asked for: the largest alone where the question is which. */
  groups: v.optional(v.record(v.string(), v.number())),
});

const asked = {
  question: v.string(),
  /** The question before, or all before it, the first first. */
  after: v.optional(v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(2))])),
  /** In plain words. */
  means: v.optional(v.string()),
};

/** A question of the corpus with what it means (`shared/docs/queries.md`). */
const entrySchema = v.union([
  v.strictObject({
    ...asked,
    query: querySchema,
    /** Other readings that are right too. */
    or: v.optional(v.array(querySchema)),
    expect: v.optional(expectSchema),
  }),
  v.strictObject({ ...asked, either: v.tuple([querySchema, querySchema]) }),
  v.strictObject({ ...asked, none: v.pipe(v.array(v.string()), v.minLength(1)) }),
  v.strictObject({ ...asked, refuse: v.literal(true) }),
]);
export type CorpusEntry = v.InferOutput<typeof entrySchema>;
export type Expected = v.InferOutput<typeof expectSchema>;

const folder = join(import.meta.dirname, '../../remote-agents/corpus');

/** Every entry; throws with the line that is none. */
export function readCorpus(): readonly CorpusEntry[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line, at) => {
          const read = v.safeParse(entrySchema, JSON.parse(line));
          if (!read.success) throw new Error(`${name}:${at + 1} is no entry: ${line}`);
          return read.output;
        }),
    );
}
