export { FilterBar } from './FilterBar';
export type { Filter, FilterField } from './filterRules';
