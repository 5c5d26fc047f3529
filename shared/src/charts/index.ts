export { BarList } from './BarList';
export { ColumnChart } from './ColumnChart';
export { StatCard } from './StatCard';
