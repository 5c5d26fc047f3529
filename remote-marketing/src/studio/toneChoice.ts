import type { EmailTone } from '@steps/business/tasks';
import type { SocialTone } from '../tasks/marketingChoices';
import type { BriefChoice } from './BriefForm';

const labels: Readonly<Record<EmailTone | SocialTone, string>> = {
  professional: 'Professional',
  friendly: 'Friendly',
  casual: 'Casual',
  urgent: 'Urgent',
  empathetic: 'Empathetic',
  authoritative: 'Authoritative',
  playful: 'Playful',
  inspirational: 'Inspirational',
};

/** The tones that a studio offers, in this order. */
export const toneChoice = (...tones: readonly (EmailTone | SocialTone)[]): BriefChoice => ({
  name: 'tone',
  legend: 'Tone',
  choices: tones.map((value) => ({ value, label: labels[value] })),
});
