export { FilterBar } from './FilterBar';
export type { Filter, FilterField, FilterOperator } from './filterRules';
