export { isoOf, isZone, offsetLabel, wallTime, zoneLabel, zoneNames } from '@steps/platform/src/core/calendar/zones';
export {
  nextOccurrence,
  type Occurrence,
  occurrenceAt,
  occurrencesOf,
  occurrencesOn,
} from '../nouns/meetings/recurrence';
export {
  monthlyChoices,
  type Repeat,
  repeatOf,
  ruleOf,
  type Start,
  weekdayOf,
  weekdays,
  weeklyRepeat,
} from '../nouns/meetings/repeatRules';
export { repeatWords } from '../nouns/meetings/repeatWords';
export type { SeriesScope } from '../nouns/meetings/seriesRules';
export {
  addMeeting,
  changeOccurrence,
  deleteOccurrence,
  importMeetings,
  recordHeldMeetings,
} from '../nouns/meetings/seriesState';
export { readIcs } from './icsRead';
export type { MeetingFound } from './icsSeries';
export { onlyChanges } from './icsSeries';
export { byVersion } from './icsVersions';
export { writeIcs } from './icsWrite';
