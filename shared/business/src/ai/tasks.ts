// The door `@steps/business/tasks`: what a kind of AI task is written with, in the remote that owns it.
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
} from '@steps/platform/src/core/contract/aiTask';
export { industryName, signer, voiceNote, voiceOf, voiceReminder } from './copy/brandVoice';
export { fillTemplate } from './copy/fillTemplate';
export { noteOutcomes } from './copy/noteOutcomes';
export {
  factSentences,
  keyWords,
  listed,
  oneLine,
  quoted,
  sentence,
  shortened,
  upperFirst,
} from './copy/phrasing';
export { promptOf } from './copy/promptText';
export {
  asksForSomething,
  namesBusiness,
  namesSubject,
  noPressure,
  nothingMissing,
  scored,
  shortSentences,
  wordsBetween,
} from './copy/score';
export { type EmailTone, emailTones } from './copy/tones';
export { outcomesOf, wishesIn } from './copy/wishes';
