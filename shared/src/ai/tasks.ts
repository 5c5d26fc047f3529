// The door `@steps/shared/tasks`: what a kind of AI task is written with, in the remote that owns it.
export {
  type AnyTask,
  contentDraft,
  defineTask,
  type Missing,
  optionalText,
  optionalTexts,
  required,
  scoredFields,
  written,
} from '../core/contract/aiTask';
export { industryName, inIndustry, signer, voiceNote, voiceOf, voiceReminder } from './copy/brandVoice';
export { type BriefFacts, type Occasion, subjectOf, wordsOf } from './copy/brief/briefFacts';
export { type Briefed, briefed, judged, noteOutcomes, ownPoints } from './copy/briefed';
export { type Choice, choiceFor } from './copy/choice';
export { fillTemplate, fittingTemplate, fullestTemplate, otherThan, type Slots } from './copy/fillTemplate';
export {
  type Audience,
  audiences,
  type CopyFramework,
  copyFrameworks,
  type EmailTone,
  type EmailType,
  emailTones,
  emailTypes,
  platforms,
  readers,
  type SocialTone,
  type SocialType,
  socialTones,
  socialTypes,
} from './copy/marketingChoices';
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
export { assumedFollowers, platformName, reachOf } from './copy/reach';
export {
  asksForSomething,
  atMost,
  type Check,
  namesBusiness,
  namesSubject,
  noPressure,
  nothingMissing,
  scored,
  shortSentences,
  speaksToReader,
  wordsBetween,
} from './copy/score';
export {
  actionOf,
  bodyOf,
  detailLines,
  detailList,
  detailRun,
  detailsOf,
  doingOf,
  headline,
  mainFacts,
  saidBy,
  saysItself,
  sentencesOfBrief,
  slotsOf,
  toldFacts,
} from './copy/told';
export { wants, wishedLength, wishedTone } from './copy/wishes';
