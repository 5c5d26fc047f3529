export { FilterBar } from './FilterBar';
export {
  emptyFilter,
  type Filter,
  type FilterField,
  type FilterOperator,
  type FilterOption,
  isAsked,
  type Wanted,
} from './filterRules';
