// The door `@steps/business/tasks`: what a kind of AI task is written with, in the remote that owns it.
export {
  type AnyTask,
  contentDraft,
  defineTask,
  type Missing,
  type Revision,
} from '@steps/platform/src/core/contract/aiTask';
export * as field from '@steps/platform/src/core/contract/taskFields';
export * as brand from './copy/brandVoice';
export * as check from './copy/checks';
export { fillTemplate } from './copy/fillTemplate';
export * as phrase from './copy/phrasing';
export type { Check } from './copy/score';
export { scoredTask } from './copy/scoredTask';
export { type EmailTone, emailTones } from './copy/tones';
export { wishesIn } from './copy/wishes';
