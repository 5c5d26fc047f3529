export { type Bar, BarList } from './BarList';
export { type Column, ColumnChart } from './ColumnChart';
export { PipelineBars } from './PipelineBars';
export { Sparkline } from './Sparkline';
export { StatCard } from './StatCard';
