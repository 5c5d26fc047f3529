// The door `@steps/shared/tasks`: what a kind of AI task is written with, in the remote that owns it.
export type * from '../core/contract/aiTask';
export {
  contentDraft,
  defineTask,
  optionalText,
  optionalTexts,
  required,
  scoredFields,
  written,
} from '../core/contract/aiTask';
export * from './copy/brandVoice';
export * from './copy/brief/briefFacts';
export * from './copy/briefed';
export * from './copy/choice';
export * from './copy/fillTemplate';
export * from './copy/marketingChoices';
export * from './copy/missing';
export * from './copy/phrasing';
export * from './copy/promptText';
export * from './copy/reach';
export * from './copy/score';
export * from './copy/told';
export * from './copy/wishes';
