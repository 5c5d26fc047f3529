// The door `@steps/business/tasks`: what a kind of AI task is written with, in the remote that owns it.
export {
  type AnyTask,
  contentDraft,
  defineTask,
  type Missing,
  optionalText,
  optionalTexts,
  type Revision,
  required,
  written,
} from '@steps/platform/src/core/contract/aiTask';
export { industryName, signer, voiceNote, voiceOf } from './copy/brandVoice';
export { fillTemplate } from './copy/fillTemplate';
export {
  factSentences,
  keyWords,
  listed,
  oneLine,
  paragraphs,
  pointsUnder,
  quoted,
  sentence,
  shortened,
  upperFirst,
} from './copy/phrasing';
export {
  asksForSomething,
  type Check,
  namesBusiness,
  namesSubject,
  noPressure,
  shortSentences,
  wordsBetween,
} from './copy/score';
export { scoredTask } from './copy/scoredTask';
export { type EmailTone, emailTones } from './copy/tones';
export { wishesIn } from './copy/wishes';
