import * as v from 'valibot';

/** How a field is compared. `from` and `until` take a day such as 2026-11-03, both included; `empty` and `filled` no value. */
const operators = [
  'is',
  'is-not',
  'contains',
  'at-least',
  'at-most',
  'above',
  'below',
  'from',
  'until',
  'empty',
  'filled',
] as const;

const order = v.object({ by: v.string(), descending: v.optional(v.boolean(), false) });
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

const fieldCondition = v.object({
  field: v.string(),
  op: v.picklist(operators),
  value: v.optional(v.union([v.string(), v.number()])),
});

/** Records that some record of another noun belongs to: of companies in Leeds, of the largest open deal, without an activity. */
const stepOf = <Inner extends v.GenericSchema>(inner: Inner) =>
  v.object({
    relation: v.string(),
    /** `none`: those that no such record belongs to. */
    has: v.optional(v.picklist(['some', 'none']), 'some'),
    where: v.optional(v.array(inner), () => []),
    order: v.optional(order),
    /** Of the records of that noun only the first so many, in that order. */
    limit: v.optional(limit),
  });
// Three nouns in a row, each written out: a schema that holds itself cannot be told to every model server.
const either = v.object({ any: v.array(fieldCondition) });
const plain = v.union([fieldCondition, stepOf(v.union([fieldCondition, either, stepOf(fieldCondition)]))]);

/** One thing that is asked of a record; `any` meets one of them, `all` each, `not` none. */
export const conditionSchema = v.union([
  plain,
  v.object({ any: v.array(v.union([plain, v.object({ all: v.array(plain) })])) }),
  v.object({ not: v.array(plain) }),
]);

/** Days from one to another, both included; open where it has no end. */
const days = { from: v.optional(v.string()), until: v.optional(v.string()) };

/** What is worked out from the records that meet the conditions. `share`: how many of them meet `part` too, per cent, or how much they have of the field `of`. */
export const everyUnits = ['day', 'quarter', 'year'] as const;
export type Every = (typeof everyUnits)[number];
export const measures = ['list', 'count', 'sum', 'average', 'median', 'min', 'max', 'share'] as const;

/** A question about records, as plain data. */
export const querySchema = v.object({
  noun: v.string(),
  where: v.optional(v.array(conditionSchema), () => []),
  /** A field of the noun that is a date, and the days it lies in. */
  period: v.optional(v.object({ field: v.string(), ...days })),
  /** The same asked of other days, to be compared. */
  compare: v.optional(v.object(days)),
  measure: v.optional(v.picklist(measures), 'list'),
  /** What is added up: a field with numbers. */
  of: v.optional(v.string()),
  part: v.optional(v.array(fieldCondition)),
  /** Dates are grouped by month, unless `every` says otherwise. */
  group: v.optional(v.string()),
  every: v.optional(v.picklist(everyUnits)),
  /** Of groups only those of which so many there are: towns with more than one company. */
  having: v.optional(v.object({ op: v.picklist(['is', 'at-least', 'at-most', 'above', 'below']), value: v.number() })),
  /** With `count`: a relation or a field. How many there are for each of those on average. */
  per: v.optional(v.string()),
  /** By a field; groups by what was worked out for each. */
  order: v.optional(order),
  /** Records or groups that are given; the rest is counted. */
  limit: v.optional(limit),
  /** Fields that are asked for of each record: a phone number. */
  show: v.optional(v.array(v.string())),
});

export type Query = Readonly<v.InferOutput<typeof querySchema>>;
/** As it is written down: what has a default can be left out. */
export type QueryInput = Readonly<v.InferInput<typeof querySchema>>;
export type Condition = Readonly<v.InferOutput<typeof conditionSchema>>;
export type FieldCondition = Readonly<v.InferOutput<typeof fieldCondition>>;
export type Measure = (typeof measures)[number];
export type Days = { readonly from?: string | undefined; readonly until?: string | undefined };
/** A step to records of another noun. */
export type Step = Extract<Condition, { relation: string }>;
