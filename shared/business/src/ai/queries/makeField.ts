import type { FieldKind, KnownValue, QueryField } from './queryNoun';

/** A field with its label and where its value comes from. */
const made =
  (kind: FieldKind) =>
  <T>(label: string, of: QueryField<T>['of'], more: Partial<QueryField<T>> = {}): QueryField<T> => ({
    kind,
    label,
    of,
    ...more,
  });

/** Makes the fields of a noun, by kind. An `id` leads to another noun and is never named. */
export const makeField = {
  text: made('text'),
  choice: made('choice'),
  number: made('number'),
  pounds: made('pounds'),
  moment: made('moment'),
  day: made('day'),
  tags: made('tags'),
  id: <T>(of: QueryField<T>['of']): QueryField<T> => ({ kind: 'id', label: 'ID', of }),
};

/** Values with other words for them; `dates`: the date that a period is about beside one of them; `spans`: how long it took. */
export const knownValues = (
  known: Readonly<Record<string, readonly string[]>>,
  dates: Readonly<Record<string, string>> = {},
  spans: Readonly<Record<string, string>> = {},
): { readonly values: readonly KnownValue[] } => ({
  values: Object.entries(known).map(([value, words]) => ({
    value,
    words,
    ...(dates[value] && { date: dates[value] }),
    ...(spans[value] && { span: spans[value] }),
  })),
});
