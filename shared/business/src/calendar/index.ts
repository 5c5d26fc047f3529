export {
  nextOccurrence,
  type Occurrence,
  occurrenceAt,
  occurrencesOf,
  occurrencesOn,
} from '../nouns/meetings/recurrence';
export type { Repeat, Start } from '../nouns/meetings/repeatRules';
export { repeats } from '../nouns/meetings/repeats';
export type { SeriesScope } from '../nouns/meetings/seriesRules';
export { schedule } from '../nouns/meetings/seriesState';
export { ics } from './ics';
export type { MeetingFound } from './icsSeries';
