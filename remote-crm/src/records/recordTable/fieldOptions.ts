import type { FieldOption } from './listField';

/** Options from labels by value. */
export const labelledOptions = (labels: Readonly<Record<string, string>>): readonly FieldOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Words as options. */
export const wordOptions = (words: readonly string[]): readonly FieldOption[] =>
  words.map((word) => ({ value: word, label: word }));
