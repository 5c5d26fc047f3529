import { type AiTool, defineTool } from '@steps/platform/src/core/contract/aiTool';
import * as v from 'valibot';
import type { AskedNames } from './names';
import { querySchema } from './query';
import type { FieldKind, FoundRecord, KnownValue, QueryNoun } from './queryNoun';
import { foundRecord, groupingBy, type LookUp, lookInPage, runQuery } from './runQuery';
import type { FieldWords, NounWords, Vocabulary } from './vocabulary';

interface QueryToolsOptions {
  /** Name of the tool that takes a query, such as `find_records`. */
  readonly find: string;
  /** Name of the one that tells the vocabulary; it ends in `_vocabulary`, by which whoever reads questions knows it. */
  readonly vocabulary: string;
  /** What is asked about, for a model: "records of the CRM". */
  readonly about: string;
  readonly nouns: Readonly<Record<string, QueryNoun>>;
  /** Nouns whose records are found by the names in a text; `parts` says which of them alone will do. */
  readonly named?: Readonly<Record<string, Pick<AskedNames, 'parts'>>>;
  readonly lookUp?: LookUp;
  readonly sayings?: string;
}

/** The two tools of a remote that has records: one runs a query, the other tells what can be asked. */
export function queryTools({
  find,
  vocabulary,
  about,
  nouns,
  named = {},
  lookUp = lookInPage,
  sayings,
}: QueryToolsOptions): readonly AiTool[] {
  return [
    defineTool({
      kind: 'read',
      name: find,
      description: `Finds, counts, adds up, groups and compares ${about} by a query. Nouns, fields and relations: ${fieldNames(nouns)}. Values in use: ${vocabulary}. Money is in the currency of the business.`,
      input: querySchema,
      run: (query, { signal }) => runQuery(nouns, query, lookUp, signal),
    }),
    defineTool({
      kind: 'read',
      name: vocabulary,
      description: `Tells what can be asked of ${about}: nouns, fields with other words for them, values in use, and which records a text names.`,
      input: v.object({ text: v.optional(v.string(), ''), only: v.optional(v.literal('names')) }),
      run: async ({ text, only }, { signal }): Promise<Vocabulary> => {
        const words: NounWords[] = [];
        const told = only === 'names' ? [] : Object.entries(nouns);
        for (const [name, noun] of told) words.push(await wordsOf(name, noun, lookUp, signal));
        const names = text ? await namesIn(text, nouns, named, lookUp, signal) : [];
        return { tool: find, nouns: words, names, ...(sayings !== undefined && { sayings }) };
      },
    }),
  ];
}

const fieldNames = (nouns: QueryToolsOptions['nouns']): string =>
  Object.entries(nouns)
    .map(([name, { fields, relations = {} }]) => {
      const known = Object.entries(fields()).flatMap(([key, { kind }]) => (kind === 'id' ? [] : [key]));
      const steps = Object.keys(relations).length > 0 ? ` (relations ${Object.keys(relations).join(', ')})` : '';
      return `${name}: ${known.join(', ')}${steps}`;
    })
    .join('; ');

const listed: ReadonlySet<FieldKind> = new Set(['choice', 'tags']);
/** Values of a field that are told; beyond them it is no choice any more. */
const mostValues = 2_000;

async function wordsOf(name: string, noun: QueryNoun, lookUp: LookUp, signal: AbortSignal): Promise<NounWords> {
  const fields: FieldWords[] = [];
  for (const [
    key,
    { kind, label, words = [], values = [], unit, counts, date, silent, implies, instead },
  ] of Object.entries(noun.fields())) {
    if (kind === 'id') continue;
    const inUse = listed.has(kind) && !silent ? await valuesOf(name, noun, key, lookUp, signal) : [];
    const known = new Set(values.map(({ value }) => value.toLowerCase()));
    fields.push({
      name: key,
      label,
      kind,
      words,
      values: [...values, ...inUse.filter(({ value }) => !known.has(value.toLowerCase()))],
      ...(unit && { unit }),
      ...(counts && { counts }),
      ...(date && { date }),
      ...(implies && { implies }),
      ...(instead && { instead }),
    });
  }
  const { one, many, words = [], relations = {}, worth, date, span, rates, usual = {}, narrower } = noun;
  return {
    name,
    one,
    many,
    words,
    fields,
    relations,
    usual,
    ...(worth && { worth }),
    ...(date && { date }),
    ...(span && { span }),
    ...(rates && { rates }),
    ...(narrower && { narrower }),
  };
}

async function valuesOf(name: string, noun: QueryNoun, field: string, lookUp: LookUp, signal: AbortSignal) {
  const look = { tests: [{ field, op: 'filled' as const }], limit: 0, groupBy: groupingBy(noun, field) };
  const { groups } = await lookUp(name, noun, look, signal);
  return groups.slice(0, mostValues).map((group): KnownValue => ({ value: group.name }));
}

async function namesIn(
  text: string,
  nouns: QueryToolsOptions['nouns'],
  named: NonNullable<QueryToolsOptions['named']>,
  lookUp: LookUp,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const [name, { parts }] of Object.entries(named)) {
    const noun = nouns[name];
    if (!noun) continue;
    const { records } = await lookUp(name, noun, { tests: [], names: { text, parts }, limit: 5 }, signal);
    found.push(...records.map((record) => foundRecord(name, noun, record)));
  }
  return found;
}
