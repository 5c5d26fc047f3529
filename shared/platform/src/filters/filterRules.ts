/** What is behind an operator: nothing, typed text, a number, a number of days, a day, or chosen values. */
export type Wanted = 'nothing' | 'text' | 'number' | 'days' | 'day' | 'choices';

export interface FilterOperator {
  /** In the address. */
  readonly id: string;
  /** As it is between field and value: "is more than". */
  readonly label: string;
  readonly wants: Wanted;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Beside it in the list: how many records have it. */
  readonly detail?: string;
}

/** Something a list can be filtered by. */
export interface FilterField {
  readonly id: string;
  readonly label: string;
  /** The first one is meant when a filter is added. With one alone there is nothing to choose, and it is read as words. */
  readonly operators: readonly FilterOperator[];
  /** What can be chosen; asked for when the choice opens. */
  readonly options?: (() => readonly FilterOption[]) | undefined;
  /** Why the filter cannot be asked as it is; it filters nothing until it can. */
  readonly problem?: ((filter: Filter) => string | undefined) | undefined;
}

/** One filter: what is asked of one field. */
export interface Filter {
  /** Id of the field. */
  readonly field: string;
  readonly operator: string;
  /** One typed value, several chosen ones, or none where the operator needs none. */
  readonly values: readonly string[];
}

/** A new filter of a field, still without a value. */
export const emptyFilter = ({ id, operators }: FilterField): Filter => ({
  field: id,
  operator: operators[0]?.id ?? '',
  values: [],
});

export const wantedBy = ({ operators }: FilterField, { operator }: Filter): Wanted =>
  operators.find(({ id }) => id === operator)?.wants ?? 'nothing';

/** The same filter with another operator: what was typed or chosen stays where the new one wants the same. */
export function compared(field: FilterField, filter: Filter, operator: string): Filter {
  const next = { ...filter, operator };
  return wantedBy(field, next) === wantedBy(field, filter) ? next : { ...next, values: [] };
}

/** Whether a filter asks for something already; until then the list is not narrowed by it. */
export function isAsked(field: FilterField, filter: Filter): boolean {
  if (field.problem) return field.problem(filter) === undefined;
  const wants = wantedBy(field, filter);
  return wants === 'nothing' || filter.values.some((value) => value.trim() !== '');
}
