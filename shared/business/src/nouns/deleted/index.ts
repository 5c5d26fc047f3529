export { type DeletedRecord, deletedRecords, keptDays } from './deletedRecord';
export { forgetDeleted } from './deletedState';
