export { type DateColumn, dateColumn } from './dateColumn';
export { timeZones } from './timeZones';
export { type DateOrder, momentOfWritten, readWrittenDate } from './writtenDate';
