export { BarList } from './BarList';
export { ColumnChart } from './ColumnChart';
export { PipelineBars } from './PipelineBars';
export { StatCard } from './StatCard';
