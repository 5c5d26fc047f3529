export { type DateColumn, dateColumn } from './dateColumn';
export { type DateOrder, momentOfWritten, readWrittenDate } from './writtenDate';
export { asUtc, fieldsAt, momentOf, offsetMinutes, wallTime } from './zones';
