export * from '../nouns/meetings/seriesRules';
export * from '../nouns/meetings/seriesState';
export { icsText } from './icsBlocks';
export { type IcsReading, icsEventLimit, type MeetingFound, readIcs } from './icsRead';
export { writeIcs } from './icsWrite';
export * from './recurrence';
export * from './repeatRules';
export * from './zones';
