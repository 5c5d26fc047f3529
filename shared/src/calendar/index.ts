export * from '../core/calendar/zones';
export * from '../nouns/meetings/recurrence';
export * from '../nouns/meetings/repeatRules';
export * from '../nouns/meetings/seriesRules';
export * from '../nouns/meetings/seriesState';
export { icsText } from './icsBlocks';
export { type IcsReading, icsEventLimit, type MeetingFound, readIcs } from './icsRead';
export { writeIcs } from './icsWrite';
