export * from '../meetings/seriesRules';
export * from '../meetings/seriesState';
export { writeIcs } from './icsWrite';
export * from './recurrence';
export * from './repeatRules';
export * from './zones';
