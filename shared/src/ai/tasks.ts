// The door `@steps/shared/tasks`: what a kind of AI task is written with, in the remote that owns it.
export {
  type AnyTask,
  contentDraft,
  defineTask,
  type Finishing,
  type Missing,
  optionalText,
  optionalTexts,
  type Revision,
  required,
  scoredFields,
  written,
} from '../core/contract/aiTask';
export { industryName, inIndustry, signer, voiceNote, voiceOf, voiceReminder } from './copy/brandVoice';
export { fillTemplate, type Slots } from './copy/fillTemplate';
export {
  factSentences,
  keyWords,
  listed,
  oneLine,
  quoted,
  sentence,
  shortened,
  topicOf,
  upperFirst,
  withArticle,
} from './copy/phrasing';
export { promptOf } from './copy/promptText';
export {
  asksForSomething,
  atMost,
  type Check,
  clean,
  type Judged,
  namesBusiness,
  namesSubject,
  noPressure,
  nothingMissing,
  scored,
  sentencesOf,
  shortSentences,
  speaksToReader,
  wordsBetween,
} from './copy/score';
export { type EmailTone, emailTones } from './copy/tones';
export {
  type Asked,
  noteOutcomes,
  outcomesOf,
  type Wish,
  wants,
  wishedLength,
  wishedTone,
  wishesIn,
} from './copy/wishes';
