import { DateText } from '@steps/platform/ui';
import { type CatalogueField, fieldsOf } from '../catalogue/catalogue';
import { type Choice, type Choices, oneOf } from '../catalogue/choice';
import { scoreFrom } from '../catalogue/scoreRules';
import { wordsUsed } from '../wordsUsed';
import { wordOptions } from './fieldOptions';
import type { FieldColumn, ListField } from './listField';
import styles from './lists.module.css';

/** How a field of the list differs from what its kind gives it. */
export type FieldLook<T> = Partial<Omit<ListField<T>, 'column'>> & { readonly column?: Partial<FieldColumn<T>> };

interface CatalogueList<T, C> {
  readonly choices: Choices<C>;
  /** All records: the words in use are theirs. */
  readonly all: () => readonly T[];
  /** Ids of the columns at the start; their fields come first. */
  readonly columns: readonly string[];
  readonly looks?: { readonly [K in keyof T]?: FieldLook<T> };
  /** The fields of this list, if a noun has several lists; otherwise all that have a width. */
  readonly only?: readonly (keyof T)[];
}

/** The fields of a list, from the catalogue: those with a width. Columns, filters, sorting and edits come from them. */
export function catalogueFields<T extends object, C extends { readonly [K in keyof T]-?: unknown }>(
  catalogue: C,
  { choices, all, columns, looks = {}, only }: CatalogueList<T, C>,
): readonly ListField<T>[] {
  const given = fieldsOf(catalogue).flatMap(([key, field]) => {
    if (field.width === undefined || only?.includes(key as keyof T) === false) return [];
    // A catalogue has the keys of its noun, and a choice for each field of that kind.
    const known = (choices as Readonly<Record<string, Choice>>)[key];
    return [withLook(fieldOf<T>(key as keyof T & string, field, all, known), looks[key as keyof T])];
  });
  const place = ({ id }: ListField<T>) => (columns.includes(id) ? columns.indexOf(id) : columns.length);
  return given.sort((one, other) => place(one) - place(other));
}

const withLook = <T,>(field: ListField<T>, look: FieldLook<T> = {}): ListField<T> => ({
  ...field,
  ...look,
  column: { ...field.column, ...look.column },
});

function fieldOf<T extends object>(
  key: keyof T & string,
  { id = key, label, short, kind, width = 0, values }: CatalogueField,
  all: () => readonly T[],
  choice: Choice | undefined,
): ListField<T> {
  // The kind decides what the key holds; the catalogue's types compare the two.
  const textOf = (record: T) => record[key] as string | undefined;
  const wordsOf = (record: T) => record[key] as readonly string[] | undefined;
  const patchOf = (value: string | number) => ({ [key]: value }) as Partial<T>;
  const named = { id, label: short ?? label, held: key };
  if (kind === 'choice' && choice) {
    return {
      ...{ ...named, kind, value: textOf, options: () => choice.options },
      patch: (typed) => patchOf(values ? oneOf(choice, typed) : typed),
      column: { width, grow: 0, cell: (record) => choice.shown(textOf(record) ?? '') },
    };
  }
  if (kind === 'words') {
    return {
      ...{ ...named, kind: 'choice', free: true, value: textOf },
      options: () => wordOptions(wordsUsed(all(), (record) => [textOf(record) ?? ''])),
      patch: (typed) => patchOf(typed.trim()),
      column: { width },
    };
  }
  if (kind === 'names' || kind === 'tags') {
    return {
      ...{ ...named, kind: 'set', value: wordsOf },
      options: () => wordOptions(wordsUsed(all(), (record) => wordsOf(record) ?? [])),
      column: { width, cell: (record) => <Words words={wordsOf(record) ?? []} /> },
    };
  }
  if (kind === 'money' || kind === 'count') {
    // Only the noun says what may be typed.
    const value = (record: T) => record[key] as number | undefined;
    return { ...named, kind: kind === 'money' ? 'money' : 'number', value, column: { width, grow: 0, align: 'end' } };
  }
  if (kind === 'flag') {
    return {
      ...{ ...named, kind: 'choice', value: (record) => (record[key] ? 'Yes' : 'No') },
      options: () => wordOptions(['Yes', 'No']),
      patch: (typed) => ({ [key]: typed === 'Yes' }) as Partial<T>,
      column: { width, grow: 0 },
    };
  }
  if (kind === 'score') {
    return {
      ...{ ...named, kind: 'number', value: (record) => record[key] as number },
      patch: (typed) => patchOf(scoreFrom(typed)),
      column: { width, grow: 0, align: 'end', phone: 'hide' },
    };
  }
  if (kind === 'moment' || kind === 'day') {
    const cell = (record: T) => {
      const at = textOf(record);
      return at ? <DateText value={at} day /> : <span className="s-faint">Never</span>;
    };
    // Moments follow from what happened.
    const patch = kind === 'day' ? (typed: string) => ({ [key]: typed || undefined }) as Partial<T> : undefined;
    return { ...named, kind: 'day', value: textOf, patch, column: { width, grow: 0, cell } };
  }
  return { ...named, kind: 'text', value: textOf, patch: (typed) => patchOf(typed.trim()), column: { width } };
}

/** Several words in a cell, cut at its end; all of them show on hover. */
function Words({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return <span className="s-faint">–</span>;
  return (
    <span className={styles.words} data-text={words.join(', ')}>
      {words.map((word) => (
        <span key={word} className="s-tag">
          {word}
        </span>
      ))}
    </span>
  );
}
