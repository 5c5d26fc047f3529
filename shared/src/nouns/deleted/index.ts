export { type DeletedRecord, keptDays } from './deletedRecord';
export {
  type Deletion,
  deletions,
  forgetDeleted,
  forgetOverdue,
  isPart,
  restoreDeleted,
  useDeletedRecords,
} from './deletedState';
