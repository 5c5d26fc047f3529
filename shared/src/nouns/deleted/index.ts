export { type DeletedRecord, keptDays } from './deletedRecord';
export * from './deletedState';
